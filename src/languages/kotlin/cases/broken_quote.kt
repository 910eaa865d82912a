class Quotes { // ^ chunk class Quotes broken exported public
	@JvmName(first") fun first() { a() } // ^ call JvmName via=decorator ^ call a
	val block = """
		a " alone
	"""
	fun third() { c("\"") } // ^ chunk method Quotes.third() exported public ^ call c args=1
}
class After { fun kept() {} } // ^ chunk class After exported public ^ chunk method After.kept() exported public
