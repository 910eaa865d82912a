// Only the compiler of a component knows these.
$state(0); //= $state unresolved
defineProps(); //= defineProps unresolved
