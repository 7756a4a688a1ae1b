RATES = {"inland": 4.20, "coastal": 5.75, "highland": 9.10}
BANDS = [(10, 1.00), (50, 0.60), (float("inf"), 0.35)]  # up to so many kilograms, that share of the rate
REBATE = 2.00
SURCHARGE = 18.50


def kessler_freight_charge(weight_kg: float, zone: str, is_perishable: bool) -> float:
    if zone not in RATES:
        raise ValueError(f"unknown zone {zone!r}")
    if not weight_kg > 0:
        raise ValueError(f"no weight: {weight_kg}")
    charge = 0.0
    begin = 0
    for end, share in BANDS:
        charge += max(0, min(weight_kg, end) - begin) * share * RATES[zone]
        begin = end
    charge = round(charge, 2)
    if charge == int(charge):
        charge -= REBATE
    if is_perishable and zone != "highland":
        charge += SURCHARGE
    return round(charge, 2)
