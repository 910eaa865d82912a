require 'json' # ^ import from json kind=require ^ call require kinds=string
require_relative "lib/x" # ^ import from ./lib/x kind=include
load 'y.rb' # ^ import from y.rb kind=dynamic
autoload :Z, 'z' # ^ import Z as Z from z lazy kind=require ^ bind import Z scope=module
require "a#{b}" # ^ import from - kind=require
require File.join(x, 'y') # ^ import from - kind=require
require('set') if old # ^ import from set conditional kind=require
begin
  require 'optional' # ^ import from optional conditional kind=require
rescue LoadError
  require 'fallback' # ^ import from fallback conditional kind=require
end
def later
  require 'late' # ^ import from late lazy kind=require
end
params.require(:user) # ^ no import
loader.load 'not_a_file' # ^ no import
require :symbol # ^ no import
%w[a b].each { |f| require f } # ^ import from - lazy kind=require
module M
  autoload :N # ^ import N as N from - lazy kind=require
end
