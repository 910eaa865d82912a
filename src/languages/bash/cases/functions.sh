#!/usr/bin/env bash

# Says hello.
# More.
hello() { # ^ chunk function hello exported doc="Says hello." lines=5-8 ^ export named hello ^ bind function hello scope=module chunk=hello
  local name="${1:-you}" other # ^ bind var other ^ bind var name value="(1 ?: \"you\")"
  echo "$name" # ^ call echo kinds=identifier ^ refs echo:call name:read
}
function goodbye { return 1; } # ^ chunk function goodbye exported ^ no call ^ no refs
function both() ( subshell_body ) # ^ chunk function both exported ^ call subshell_body in=both
with-dash::ns() { :; } # ^ chunk function with-dash::ns exported ^ no call
# shellcheck disable=SC2034
# Documented all the same.
documented() # ^ chunk function documented exported doc="Documented all the same." lines=14-17
{
  inner() { deep; } # ^ chunk function documented.inner ^ call deep in=documented.inner
}

# Not for the next.

alone() { :; } # ^ chunk function alone exported
alias ll='ls -l' la="ls -a" # ^ chunk macro ll ^ chunk macro la ^ refs alias:call ls:read ls:read
alias gs=git\ status # ^ chunk macro gs
alias # ^ no chunk
not_a_function "()" # ^ no chunk ^ call not_a_function kinds=string
echo 'quoted() { nothing; }' # ^ no chunk
export -f hello # ^ export named hello ^ refs hello:read
