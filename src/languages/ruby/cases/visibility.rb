class Account
  def open; end # ^ chunk method Account.open()
  private def inner(a) = a # ^ chunk method Account.inner(a) private ^ call private kinds=string values="\"inner\""
  private attr_writer :w # ^ chunk property Account.w private
  attr_reader :shown, 'text' # ^ chunk property Account.shown readonly ^ chunk property Account.text readonly

  protected

  def guarded; end # ^ chunk method Account.guarded() protected

  private

  # Hidden away.
  def hidden; end # ^ chunk method Account.hidden() private doc="Hidden away."
  attr_accessor :secret # ^ chunk property Account.secret private
  def back; end # ^ chunk method Account.back() public
  public :back
  def self.still_public; end # ^ chunk method Account.still_public() static
  def self.made; end # ^ chunk method Account.made() private static
  private_class_method :made

  public

  def again; end # ^ chunk method Account.again() public
  def listed; end # ^ chunk method Account.listed() private
  def other; end # ^ chunk method Account.other() private
  private :listed, :other

  memoize def kept; end # ^ chunk method Account.kept() public ^ call memoize values="\"kept\""
  private_class_method def self.both; end # ^ chunk method Account.both() private static
end

class Reset
  def open_again; end # ^ chunk method Reset.open_again()
  private = 1 # ^ bind var private scope=class value=<number>
  def after_variable; end # ^ chunk method Reset.after_variable()
end

module Tools
  module_function

  def helper; end # ^ chunk method Tools.helper() static
end

module Some
  def one; end # ^ chunk method Some.one() static
  def two; end # ^ chunk method Some.two()
  module_function :one
end

private

def script_method; end # ^ chunk function script_method() exported
