class First
  def sound # ^ chunk method First.sound() lines=2-4
    1
  end
end
class Second # ^ chunk class Second broken
  def ok1 # ^ chunk method Second.ok1() broken lines=7-9
    1
  end
  def bad( # ^ chunk method Second.bad broken
    x = (
  end
  def ok2(a) # ^ chunk method Second.ok2(a) broken lines=13-15 ^ no call
    run(a) # ^ call run in=Second.ok2
  end
end
def after # ^ chunk function after() exported lines=17-19
  done # ^ call done in=after
end
