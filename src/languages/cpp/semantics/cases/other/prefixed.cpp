#include "absl/log/absl_check.h"
#include "zstandard/zstd.h"

void ABSL_OWN(int a);

void checked(int a) {
	ABSL_CHECK(a); //= ABSL_CHECK external absl
	ABSL_OWN(a); //= ABSL_OWN prefixed.cpp#ABSL_OWN
	OTHER_CHECK(a); //= OTHER_CHECK unresolved
}
