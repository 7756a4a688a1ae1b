# shellcheck shell=bash disable=SC2034,SC2154  # its variables are set and read across files
#
# What ./sabot-eval and ./run-tests share: packages, builds, messages. Sourced with `root` (the project's folder) and
# `tool` (the name to speak under) set. Everything here speaks on stderr only.

build_packages=(
  g++ cmake ninja-build pkg-config
  libcli11-dev libexpected-dev libfmt-dev libmd-dev libre2-dev librange-v3-dev libseccomp-dev libsimdjson-dev
  libtomlplusplus-dev libutf8proc-dev libxxhash-dev libzstd-dev nlohmann-json3-dev zlib1g-dev
)
test_packages=(catch2 chromium librapidcheck-dev libvalijson-dev parallel python3)
bench_packages=(jq libbenchmark-dev python3)
lint_packages=(clang clang-format clang-tidy libclang-rt-14-dev)

say() { printf '%s: %s\n' "$tool" "$*" >&2; }

missing_packages() {
  # shellcheck disable=SC2016  # dpkg-query expands these
  comm -23 <(printf '%s\n' "$@" | sort) \
    <(dpkg-query --show --showformat='${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null | sed -n 's/^ii //p' | sort)
}

# install_packages PACKAGE...: installs those that are missing. Fails with the command that a person has to run.
install_packages() {
  # Elsewhere than on Debian CMake names what it does not find.
  command -v dpkg-query >/dev/null || return 0
  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0

  local log=$root/build/install.log
  if ((EUID != 0)); then
    as_root=(sudo)
    [[ -t 2 ]] || as_root+=(-n) # nobody is there to type a password
  fi
  say "installing ${missing[*]}"
  # A mirror that cannot be refreshed matters only if the packages cannot be had either.
  if ! {
    "${as_root[@]}" apt-get -qq update || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -qq -o DPkg::Lock::Timeout=300 install --no-install-recommends "${missing[@]}"
  } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    say "cannot install these packages: ${missing[*]}"
    say "run as root: apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    return 1
  fi
}

# build PRESET TARGET [CMAKE-ARGUMENT...]: configures when that was not done yet or arguments are given, then builds.
build() {
  local preset=$1 target=$2
  shift 2
  local folder=$root/build/$preset
  # A tree that was copied or moved carries a cache that points elsewhere.
  if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles" "$folder/build.ninja"
  fi
  if (($#)) || [[ ! -f $folder/build.ninja ]]; then
    (cd "$root" && cmake --preset "$preset" "$@") || return
  fi
  ninja -C "$folder" -j "$(nproc)" "$target"
}

# One build at a time in this tree; the lock is held until the calling (sub)shell ends.
lock_builds() {
  mkdir -p "$root/build"
  exec 9>"$root/build/.lock"
  flock 9
}

if command -v ccache >/dev/null; then
  export CMAKE_CXX_COMPILER_LAUNCHER=ccache
  # Else it keeps nothing that is compiled with precompiled headers.
  export CCACHE_SLOPPINESS=pch_defines,time_macros
fi
