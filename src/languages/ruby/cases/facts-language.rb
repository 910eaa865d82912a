require 'monitor'

class Pool
  def initialize
    @mutex = Mutex.new
    @lines = []
  end

  def start(jobs, block)
    Thread.new { work } # ^ fact thread_start runs_on=thread callee=Thread.new target=-
    Thread.new(&method(:work)) # ^ fact thread_start runs_on=thread target=work
    Thread.start(&block) # ^ fact thread_start target=block
    Fiber.new { Fiber.yield } # ^ fact thread_start runs_on=fiber
    fork { work } # ^ fact thread_start runs_on=process callee=fork
    Process.fork # ^ fact thread_start runs_on=process
    Parallel.map(jobs) { |job| job } # ^ fact thread_start runs_on=pool
    Job.new { work } # ^ no fact thread_start
    repository.fork { work } # ^ no fact thread_start
    Thread.new # ^ no fact thread_start
  end

  def locked(file, other)
    @mutex.synchronize { work } # ^ fact lock form=block type=Mutex on=@mutex operation=-
    @mutex.lock # ^ fact lock form=call type=Mutex on=@mutex operation=lock
    file.flock(File::LOCK_EX) # ^ fact lock form=call type=flock on=file operation=flock
    file.flock(File::LOCK_UN) # ^ no fact lock
    other.synchronize { work } # ^ no fact lock
    account.lock # ^ no fact lock
    synchronize { work } # ^ no fact lock
  end

  def reflect(name, socket, data)
    other.send(:run, 1) # ^ fact reflection operation=invoke callee=other.send name=run is_dynamic=false
    other.public_send(name) # ^ fact reflection operation=invoke name=- is_dynamic=true
    other.send("#{name}=", 1) # ^ fact reflection operation=invoke is_dynamic=true
    socket.send(data, 0) # ^ no fact reflection
    socket.send('hello', 0) # ^ no fact reflection
    Object.const_get('Admin::User') # ^ fact reflection operation=load_type name=Admin::User is_dynamic=false
    name.constantize # ^ fact reflection operation=load_type is_dynamic=true
    define_method(:late) { 1 } # ^ fact reflection operation=define_member name=late
    instance_variable_set(:@lines, []) # ^ fact reflection operation=set_field name=@lines
    respond_to?(:close) # ^ fact reflection operation=has_member name=close
    request.method # ^ no fact reflection
    request.method == :get # ^ no fact reflection
  end

  def careless
    go
  rescue Timeout::Error, IOError => e # ^ fact swallowed_exception form=rescue types=Timeout::Error,IOError
    # not important
  end

  def careful
    Integer('x') rescue nil # ^ fact swallowed_exception form=rescue_modifier
    Integer('x') rescue 0 # ^ no fact swallowed_exception
    begin
      go
    rescue # ^ fact swallowed_exception form=rescue types=-
      nil
    end
    begin
      go
    rescue ArgumentError => e # ^ no fact swallowed_exception
      warn e
    end
  end
end

class Buffer
  include MonitorMixin
  def push
    synchronize { @items << 1 } # ^ fact lock form=block type=Monitor on=-
  end
end

module Sewing
  class Thread; end

  class Kit
    def thread
      Thread.new { 1 } # ^ no fact thread_start
    end
  end
end

class Thread # the same, with more
end
