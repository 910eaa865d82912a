// What the grammar reads in one place and not in another.
TEST(printf_test, bool) { check(1); } // ^ chunk function bool test ^ call TEST args=2 ^ call check ^ no error
TEMPLATE_TEST_CASE("kinds", "[k]", unsigned char, int) { check(2); } // ^ call TEMPLATE_TEST_CASE args=4 ^ call check ^ no error
auto forwarded() { return { MY_FORWARD(fun) }; } // ^ call MY_FORWARD ^ no error
template <typename T> struct Only { template <typename U> void f(enable_if_t<D, U>* = nullptr) { g(); } int after; }; // ^ call g ^ chunk struct Only ^ chunk method Only.f(arg0?: enable_if_t<D, U> * = nullptr) public ^ chunk field Only.after public ^ no error
void section(const char* const = nullptr, int = 3); // ^ no error
int pointed(A* object, M method) { return (object->*method)(); } // ^ chunk function pointed(object: A *, method: M) exported ^ no error
struct Held { void (C::*test)() const; int after; }; // ^ chunk struct Held ^ chunk field Held.test() public ^ chunk field Held.after public ^ no error
using Member = void (S::*)(); // ^ chunk type Member ^ no error
template MY_API void buffer<char>::append(const char*); // ^ no error
void guarded() {
	MY_TRY { risky(); } MY_CATCH(...) { calmed(); } // ^ call risky ^ call MY_CATCH via=macro ^ call calmed ^ no error
	MY_TRY { int x = 1; } MY_CATCH_ANON( std::error const& ) { calmed(); } MY_ALWAYS { last(); } // ^ call MY_CATCH_ANON via=macro ^ call calmed ^ call last ^ no error
	char** made = new char *[ n ]; // ^ bind let made ^ no error
	operator++(); // ^ no error
}
template <typename T> void write(T, Foo) = delete; // ^ no error
Held::Held(Held const&) noexcept = default; // ^ no error
auto table(list<tuple<decay_t<Ts>...>> tuples) { return tuples; } // ^ chunk function table(tuples) exported ^ no error
Reporter::Reporter(Config config): Base{ MY_MOVE( config ) } { started(); } // ^ call MY_MOVE ^ call started ^ no error
struct Uses { using typename Allocator::value_type; Uses(const Uses&) = delete; }; // ^ no error
