// A program outside the house that uses the installed library.
#include <iostream>

#include "reckon/version.hpp"

int main() { std::cout << "reckon " << reckon::kVersion << '\n'; }
