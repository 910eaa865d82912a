using System.Reflection;
using System.Threading;

public class Jobs
{
	private readonly SemaphoreSlim _gate = new(1);
	private readonly ReaderWriterLockSlim _pair = new();
	private readonly object _lock = new();

	public async Task Start(IEnumerable<Job> jobs)
	{
		Task.Run(() => Tick(null)); // ^ fact thread_start runs_on=task callee=Task.Run target=-
		Task.Run(Work); // ^ fact thread_start target=Work
		Task.Factory.StartNew(Work); // ^ fact thread_start runs_on=task callee=Task.Factory.StartNew
		new Thread(Work).Start(); // ^ fact thread_start runs_on=thread callee="new Thread" target=Work
		ThreadPool.QueueUserWorkItem(Tick); // ^ fact thread_start runs_on=pool target=Tick
		Parallel.ForEach(jobs, Run); // ^ fact thread_start runs_on=pool callee=Parallel.ForEach target=Run
		new Timer(Tick, null, 0, 1000); // ^ fact thread_start runs_on=timer target=Tick
		new Timer(1000); // ^ no fact thread_start
		app.Run(); // ^ no fact thread_start
		Task.Delay(10); // ^ no fact thread_start
		jobs.ForEach(Run); // ^ no fact thread_start

		lock (_lock) { Work(); } // ^ fact lock form=block type=lock on=_lock in=Jobs.Start
		await _gate.WaitAsync(); // ^ fact lock form=call type=SemaphoreSlim on=_gate operation=WaitAsync
		this._gate.Wait(); // ^ fact lock type=SemaphoreSlim operation=Wait
		_pair.EnterWriteLock(); // ^ fact lock type=ReaderWriterLockSlim operation=EnterWriteLock
		Monitor.Enter(_lock); // ^ fact lock type=Monitor on=_lock operation=Enter
		task.Wait(); // ^ no fact lock
		_gate.Release(); // ^ no fact lock
	}

	[MethodImpl(MethodImplOptions.Synchronized)] // ^ fact lock form=method type=MethodImpl on=this
	void Work() { }
	void Tick(object state) { }
	void Run(Job job) { }

	void Reflect(Type type, MethodInfo method, string name)
	{
		Activator.CreateInstance(type); // ^ fact reflection operation=create callee=Activator.CreateInstance is_dynamic=-
		Type.GetType("Acme.Plugin"); // ^ fact reflection operation=load_type name=Acme.Plugin is_dynamic=false
		Assembly.LoadFrom(name); // ^ fact reflection operation=load_type is_dynamic=true
		typeof(Jobs).GetMethod(nameof(Work)); // ^ fact reflection operation=get_member name=Work
		type.GetProperty("Name").SetValue(this, 1); // ^ fact reflection operation=get_member name=Name ^ fact reflection operation=set_field
		method.Invoke(this, null); // ^ fact reflection operation=invoke callee=method.Invoke
		handler.Invoke(this, null); // ^ no fact reflection
		request.GetMethod("x"); // ^ no fact reflection
		json.GetProperty("x"); // ^ no fact reflection
		this.GetType(); // ^ no fact reflection
	}

	void Quiet()
	{
		try { Work(); } catch { } // ^ fact swallowed_exception form=catch types=- comment=- in=Jobs.Quiet
		try { Work(); } catch (IOException) { /* gone already */ } // ^ fact swallowed_exception types=IOException comment="gone already"
		try { Work(); } catch (IOException e) when (e.HResult == 1) { } // ^ fact swallowed_exception types=IOException
		try { Work(); } catch (Exception e) { Log(e); } // ^ no fact swallowed_exception
	}
}
