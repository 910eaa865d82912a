main() {
  cp -r "$src" dest/ 'lit' "$(pwd)" "a $b" 3 $x ${y} # ^ call pwd kinds=- in=main args=0 ^ call cp kinds=string,identifier,string,string,call,template,number,identifier in=main args=9
  one | two --flag | three # ^ call one ^ call two kinds=string ^ call three
  (in_subshell arg) # ^ call in_subshell kinds=string
  { grouped; } 2>/dev/null # ^ call grouped
  first && second || third # ^ call first ^ call second ^ call third
  ! negated # ^ call negated
  background & # ^ call background spawned
  piped | tail -f & # ^ call piped spawned ^ call tail spawned kinds=string
  "$cmd" arg # ^ call "$cmd" computed name=- value=cmd
  "quoted name" arg # ^ call "quoted name" name="quoted name"
  ./script.sh arg # ^ call ./script.sh name=./script.sh
  eval "$code" # ^ call eval kinds=identifier
  exec other --now # ^ call exec kinds=string,string ^ call other kinds=string
  command git status # ^ call command kinds=string,string ^ call git kinds=string
  command -v git # ^ call command kinds=string,string
  sudo -u me not_told # ^ call sudo kinds=string,string,string
  env A=1 told arg # ^ call env kinds=string,string,string ^ call told kinds=string
  time slow # ^ call time kinds=string ^ call slow
  back=`ticks inside` # ^ call ticks kinds=string
  echo $(outer "$(inner)") # ^ call inner values=- ^ call outer values=call#29 ^ call echo values=...call#30
  diff <(left) >(right) # ^ call left ^ call right ^ call diff kinds=other,other
  [ -f "$(checked)" ] # ^ call checked
  [[ $x == y && -n $(nested) ]] # ^ call nested
  test -n "$x" # ^ call test kinds=string,identifier
  if grep -q x; then yes_branch; fi # ^ call grep kinds=string,string ^ call yes_branch
  while read -r line; do each; done < <(source_of) # ^ call read kinds=string,string ^ call each ^ call source_of
  case $(kind) in a) on_a ;; *) on_rest ;; esac # ^ call kind ^ call on_a ^ call on_rest
  return 1 # ^ no call
  break; continue; : # ^ no call
  trap cleanup EXIT # ^ call trap kinds=string,string ^ refs trap:call cleanup:read
  trap 'rm -f "$tmp"; on_int "$x"' INT TERM # ^ refs trap:call rm:read on_int:read
  trap - EXIT # ^ refs trap:call
  cat <<EOF
text $x $(in_here "$y") `ticked` \$(escaped) not_called # ^ call in_here kinds=identifier ^ refs x:read in_here:call y:read
EOF
  cat <<'RAW'
$(not_called) $x
RAW
  cat <<-"ALSO"
	$(not_called_either)
	ALSO
  tee file <<< "$(here_string)" # ^ call here_string ^ call tee kinds=string
  echo "$(( $(count) + 1 ))" # ^ call count ^ call echo kinds=template
  # commented_out arg # ^ no call
  echo '$(not_this)' "\$(nor_this)" # ^ call echo kinds=string,string
}
main "$@" # ^ call main in=-
prefixed() {
  V=3 log::status "kept" # ^ call log::status kinds=string
  A=1 B="x y" kube::log::info "two" # ^ call kube::log::info kinds=string
  if V=2 log::has; then yes_it_has; fi # ^ call log::has ^ call yes_it_has
  echo a=b c::d # ^ call echo kinds=string,string
  git ls `# all of it` -c `# and this` last # ^ call git args=3
  hard=${HARD:-memory<250Mi,disk<10%} # ^ no call ^ refs HARD:read
  gates="${GATES:-{\}}"
  until out=$(ask it) >/dev/null || [ -z "$out" ]; do wait_for_it; done # ^ call ask kinds=string ^ call wait_for_it
}
