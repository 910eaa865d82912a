// Several macros before a name, before types with arguments, beside pointers; and expressions that begin with `typename`.
class MY_WARN MY_EXPORT
	Stream final : public Base { // ^ chunk class Stream ^ no error
public:
	MY_NODISCARD vector<Item> items(); // ^ chunk method Stream.items() declaration public type="vector<Item>" ^ no error
	[[nodiscard]] MY_INLINE const char *text() const; // ^ chunk method Stream.text() declaration public ^ no error
	using View MY_INLINED() = string_view; // ^ no error
	friend MY_EXPORT std::pair<int, int> both(int a); // ^ no error
};
template <typename T>
class MY_BASES Holder<T, std::enable_if_t<is<T>>> { int x; }; // ^ chunk class Holder ^ chunk field Holder.x private ^ no error
[[noreturn]] MY_KEPT MY_EXPORT void failed(int code); // ^ chunk function failed(code: int) declaration exported ^ no error
MY_CONSTINIT std::atomic<bool> enabled{true}; // ^ chunk variable enabled exported ^ no error
int filled(const Item *absl_nonnull item, Item *MY_NULLABLE *out) { return 0; } // ^ chunk function filled(item: const Item *absl_nonnull, out: Item *MY_NULLABLE *) exported ^ no error
template <class T> T made(int kind, Owner *owner) {
	const Field &field(owner->field(kind)); // ^ bind const field ^ call owner->field args=1 ^ no error
	const Item *first(owner->first()); // ^ bind let first ^ call owner->first args=0 ^ no error
	const Item **all = new const Item *[4]; // ^ bind let all ^ no error
	a * b(kind); // ^ no error
	switch (kind) {
		HANDLE_TYPE(INT32, int32_t); // ^ call HANDLE_TYPE args=2 ^ no error
		HANDLE_TYPE(INT64, int64_t, list) // ^ call HANDLE_TYPE args=3 ^ no error
	}
	if (kind) MY_MUSTTAIL return typename T::Proxy(kind); // ^ call T::Proxy args=1 ^ no error
	using Value = typename T::Value; // ^ no error
	return kind ? typename T::Other() : T(); // ^ no error
}
