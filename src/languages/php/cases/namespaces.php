<?php
namespace A\B { // ^ chunk namespace A\B lines=2-6
    class X { function m() {} } // ^ chunk class A\B.X exported ^ chunk method A\B.X.m() public
    function y() {} // ^ chunk function A\B.y() exported ^ export named y
    const C = 1; // ^ chunk constant A\B.C exported readonly
}
namespace { // ^ chunk namespace - lines=7-9
    function global_one() {} // ^ chunk function global_one() exported
}
