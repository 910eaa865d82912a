struct Quotes { // ^ chunk struct Quotes broken
	func first() { a(x") } // ^ chunk method Quotes.first() broken ^ call a
	let block = """
		a " alone
		"""
	func third() { c("\"") } // ^ chunk method Quotes.third() ^ call c args=1
}
struct After { func kept() {} } // ^ chunk struct After ^ chunk method After.kept()
