class First # ^ chunk class First lines=1-5 exported
  def sound # ^ chunk method First.sound() lines=2-4
    'def inside'
  end
end
class Second # ^ chunk class Second broken
  def bad # ^ chunk method Second.bad() broken
    call("one, 2)
  end

  def kept(a) # ^ chunk method Second.kept broken lines=11-13
    1
  end

  def self.made? # ^ chunk method Second.made? broken static lines=15-16
    "text"
  end
end
