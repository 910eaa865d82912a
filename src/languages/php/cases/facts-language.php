<?php

use App\Mirror\ReflectionMethod;
use Illuminate\Support\Facades\Cache;

class Runner {
    public function run($class, $name, $file) {
        $pid = pcntl_fork(); // ^ fact thread_start runs_on=process callee=pcntl_fork
        $fiber = new Fiber(function () {}); // ^ fact thread_start runs_on=fiber callee=Fiber target=-
        $this->pcntl_fork(); // ^ no fact thread_start
        $repo->create('x'); // ^ no fact thread_start
        flock($file, LOCK_EX); // ^ fact lock form=call type=flock on=$file operation=flock
        flock($file, LOCK_UN); // ^ no fact lock
        Cache::lock('import', 10); // ^ fact lock form=call type=Cache on=import operation=lock
        $door->lock('import'); // ^ no fact lock
        call_user_func([$this, 'done'], 1); // ^ fact reflection operation=invoke callee=call_user_func name=done is_dynamic=false
        call_user_func_array($name, []); // ^ fact reflection operation=invoke name=- is_dynamic=true
        call_user_func(function () {}); // ^ no fact reflection
        new ReflectionClass(Runner::class); // ^ fact reflection operation=load_type callee=ReflectionClass name=Runner
        new \ReflectionProperty($class, 'id'); // ^ fact reflection operation=get_field name=id
        new ReflectionMethod($class, 'run'); // ^ no fact reflection
        method_exists($this, 'stop'); // ^ fact reflection operation=has_member name=stop
        new $class(1); // ^ fact reflection operation=create callee="new $class" is_dynamic=true
        $this->$name(1); // ^ fact reflection operation=invoke callee=$this->$name is_dynamic=true
        $file->{$name . 'Later'}(); // ^ fact reflection operation=invoke callee="$file->{$name . 'Later'}"
        new Runner(); // ^ no fact reflection
        $name(); // ^ no fact reflection
        @unlink($file); // ^ fact swallowed_exception form=suppress
        try { go(); } catch (A | B $e) { /* fine */ } // ^ fact swallowed_exception form=catch types=A,B comment=fine
        try { go(); } catch (A) { } // ^ fact swallowed_exception form=catch types=A comment=-
        try { go(); } catch (A $e) { log($e); } // ^ no fact swallowed_exception
    }
}
