<?php
class First {
    public function sound() { return 1; } // ^ chunk method First.sound() public
}
class A { // ^ chunk class A broken exported lines=5-17
    public function ok1() { return 1; } // ^ chunk method A.ok1() public
    public function bad( {
        $x = [1, 2;
        foo($x);
    }
    public function ok2(int $a) { // ^ chunk method A.ok2 broken lines=11-13
        return run($a); // ^ call run in=A.ok2
    }
}
function after() { // ^ chunk function after broken lines=15-17
    return done(); // ^ call done in=after
}
