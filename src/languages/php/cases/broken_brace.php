<?php
class B {
    function before() { return 1; } // ^ chunk method B.before() public
    function torn() {
        if ($x) {
            use_it();
    }
    public function later($y) { return $y; } // ^ chunk method B.later(y) broken public
}
class C { // ^ chunk class C exported lines=10-12
    function fine() { return call_it(); } // ^ chunk method C.fine() public ^ call call_it in=C.fine
}
