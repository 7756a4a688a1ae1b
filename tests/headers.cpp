// Exists so that the headers that the tests share are compiled with some target.
