package jobs;

import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReadWriteLock;
import org.springframework.scheduling.annotation.Async;
import acme.jobs.LoggingExecutor;

class Jobs {
	private final ExecutorService pool = Executors.newFixedThreadPool(4); // ^ no fact thread_start
	private final ScheduledExecutorService timer;
	private final LoggingExecutor log;
	private final ReentrantLock gate = new ReentrantLock();
	private final ReadWriteLock pair;

	void start(Runnable task) {
		new Thread(task, "worker").start(); // ^ fact thread_start runs_on=thread callee="new Thread" target=task
		new Thread(() -> tick()).start(); // ^ fact thread_start runs_on=thread target=-
		pool.submit(this::tick); // ^ fact thread_start runs_on=pool callee=pool.submit target=this.tick
		this.pool.execute(task); // ^ fact thread_start callee=this.pool.execute target=task
		timer.scheduleAtFixedRate(task, 0, 1, TimeUnit.SECONDS); // ^ fact thread_start runs_on=timer target=task
		CompletableFuture.supplyAsync(() -> load()); // ^ fact thread_start runs_on=pool callee=CompletableFuture.supplyAsync
		Thread.startVirtualThread(task); // ^ fact thread_start runs_on=virtual_thread
		Thread.ofVirtual().name("v").start(task); // ^ fact thread_start runs_on=virtual_thread target=task
		log.execute(task); // ^ no fact thread_start
		form.submit(task); // ^ no fact thread_start
		Thread.sleep(10); // ^ no fact thread_start
		service.start(); // ^ no fact thread_start
	}

	@Async // ^ fact thread_start runs_on=pool callee=@Async target=mail
	void mail() { }

	synchronized void tick() { } // ^ fact lock form=method type=synchronized on=this in=Jobs.tick
	static synchronized void tock() { } // ^ fact lock form=method on=Jobs.class

	void locks() {
		synchronized (this.pool) { } // ^ fact lock form=block type=synchronized on=this.pool in=Jobs.locks
		gate.lock(); // ^ fact lock form=call type=ReentrantLock on=gate operation=lock
		pair.writeLock().lock(); // ^ fact lock type=ReadWriteLock on=pair.writeLock() operation=lock
		door.lock(); // ^ no fact lock
		gate.unlock(); // ^ no fact lock
	}

	void quiet() {
		try {
			work();
		} catch (IOException | IllegalStateException e) { } // ^ fact swallowed_exception form=catch types=IOException,IllegalStateException comment=- in=Jobs.quiet
		try {
			work();
		} catch (Exception ignored) { /* nothing to be done */ } // ^ fact swallowed_exception types=Exception comment="nothing to be done"
		try {
			work();
		} catch (Exception e) { // ^ no fact swallowed_exception
			log.warn("failed", e);
		}
	}
}
