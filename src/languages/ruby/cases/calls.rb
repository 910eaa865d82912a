class Caller < Base
  def run(job, *rest, key: nil, &blk)
    puts "a", job # ^ call puts kinds=string,identifier in=Caller.run ^ refs puts:call job:read
    save # ^ call save args=0 ^ refs save:call
    job # ^ no call
    self.save! # ^ call self.save! receiver=self
    job.title.strip # ^ call job.title receiver=job ^ call job.title.strip receiver=job.title ^ refs job:read .title:call .strip:call
    job&.owner&.name # ^ call job&.owner optional receiver=job ^ call job&.owner&.name optional receiver=job&.owner
    Job.new(1, mode: :fast, **opts) # ^ call opts ^ call Job.new spread via=new kinds=number,string,spread keywords=mode receiver=Job
    A::B::Job.new # ^ call A::B::Job.new via=new receiver=A::B::Job name=new
    A::make(1) # ^ call A::make kinds=number receiver=A
    self.class.new # ^ call self.class receiver=self ^ call self.class.new receiver=self.class
    build(*rest, &blk) # ^ call build spread kinds=spread,identifier keywords=&
    items.each(&:close) # ^ call items ^ call items.each kinds=string keywords=& receiver=items
    blk.(job) # ^ call blk name=- args=1
    blk.call(job) # ^ call blk.call kinds=identifier receiver=blk
    Integer("3") # ^ call Integer kinds=string ^ refs Integer:call
    transform :name => job, "k" => 2 do |x| x end # ^ call transform kinds=identifier,number,function keywords=name,k,& in=Caller.run values="job, <number>, chunk:Caller.run"
    render(job:, missing:) # ^ call missing ^ call render kinds=identifier,identifier keywords=job,missing ^ refs render:call job:read missing:call
    super # ^ call super via=super
    super(job) # ^ call super via=super kinds=identifier
    yield job, 1 # ^ call yield kinds=identifier,number
    list.map { |i| i.id }.select do |id| id end # ^ call list in=Caller.run ^ call i.id in=Caller.run:lambda ^ call list.map in=Caller.run ^ call list.map { |i| i.id }.select in=Caller.run ^ chunk lambda -(i) ^ chunk lambda -(id)
    send(:go, -1, 2.5, nil, true, [1], {a: 1}, /x/, 9) # ^ call send kinds=string,number,number,null,boolean,array,object,regex
    job.title = other.name # ^ call other ^ call other.name receiver=other ^ refs job:read .title:write other:call .name:call ^ assign job.title = call#31 in=Caller.run
    job.count += 1 # ^ no call ^ refs job:read .count:readwrite
    job[0] = wrap job # ^ call wrap kinds=identifier ^ assign job[<number>] = call#32 in=Caller.run
    x = y = make # ^ call make ^ bind var y value=call#33 ^ bind var x value="(y = call#33)"
    job == x && !x # ^ no call
    foo::bar # ^ call foo ^ call foo::bar receiver=foo
    "#{interp(job)} text" # ^ call interp kinds=identifier
    `ls #{folder}` # ^ call folder
    %w[not_called].each(&method(:puts)) # ^ call method kinds=string ^ call %w[not_called].each kinds=call keywords=& receiver=%w[not_called]
    raise Failure, "no" unless job # ^ call raise kinds=identifier,string ^ yields throw Failure in=Caller.run
    raise # ^ call raise ^ yields throw other in=Caller.run
    fail Failure.new # ^ call Failure.new via=new ^ call fail via=call ^ yields throw call#42 in=Caller.run
    defined?(maybe) # ^ no call ^ refs maybe:read
    not_called = 1; not_called # ^ no call
    loop { break } # ^ call loop kinds=function keywords=&
    -> { deep(1) }.call # ^ call deep in=Caller.run:lambda receiver=- ^ call -> { deep(1) }.call in=Caller.run receiver="-> { deep(1) }"
    lambda(&blk) # ^ call lambda kinds=identifier keywords=&
    puts(<<~TEXT, 1) # ^ call puts kinds=template,number
      text with #{inside(1)} # ^ call inside kinds=number
      and not_a_call(1) here
    TEXT
    :symbol # ^ no call
    Constant # ^ no call ^ refs Constant:read
    @ivar.go # ^ call @ivar.go receiver=@ivar ^ refs @ivar:read .go:call
    @@cvar.go # ^ call @@cvar.go receiver=@@cvar ^ refs @@cvar:read .go:call
    $stdout.puts # ^ call $stdout.puts receiver=$stdout
    job.then { _1.go + it } # ^ call _1.go receiver=_1 ^ call job.then kinds=function keywords=& receiver=job ^ bind param _1 index=0 ^ bind param it index=0
    __FILE__ # ^ no call
    foo? # ^ call foo? name=foo?
    obj.method :arg # ^ call obj ^ call obj.method kinds=string receiver=obj
    return save, 2 # ^ call save ^ yields return [call#58, <number>] in=Caller.run
  end
end
