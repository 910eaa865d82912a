def plain; 1; end # ^ chunk function plain() exported decisions=0 effort=0
def branches(a, b) # ^ chunk function branches(a, b) exported decisions=5 effort=7
  if a
    1
  elsif b
    unless a
      2
    end
  else
    3
  end
  4 if a
  5 unless b
end
def loops(xs) # ^ chunk function loops(xs) exported decisions=4 effort=7
  while xs
    until xs.empty?
      xs.pop while xs
    end
  end
  for x in xs do
    x
  end
  xs.each { |y| y }
end
def cases(a) # ^ chunk function cases(a) exported decisions=6 effort=4
  case a
  when 1, 2 then a ? 1 : 2
  when 3 then 4
  else 5
  end
  case a
  in [x] if x then 1
  in {k:} then 2
  else 3
  end
end
def rescues # ^ chunk function rescues() exported decisions=4 effort=5
  risky rescue nil
  begin
    risky
  rescue A
    1 if x
  rescue B, C
    2
  ensure
    3
  end
end
def logic(a, b, c) # ^ chunk function logic(a, b, c) exported decisions=7 effort=6
  a && b && c
  a || b && c || a
  a and (b or c)
  !a
end
def outer # ^ chunk function outer() exported decisions=0 effort=0
  each do |x| # ^ chunk lambda -(x) decisions=1 effort=1
    x if x
  end
end
