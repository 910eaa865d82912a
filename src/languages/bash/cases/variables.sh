# Where things are.
ROOT=/opt/x # ^ chunk variable ROOT doc="Where things are." ^ bind var ROOT scope=module value="\"/opt/x\"" chunk=ROOT
ROOT=/opt/y # ^ no chunk ^ assign ROOT = "/opt/y" ^ refs ROOT:write
export PATH="$ROOT/bin:$PATH" # ^ chunk variable PATH exported ^ bind var PATH scope=module value="template(ROOT, \"/bin:\", PATH)" chunk=PATH ^ export named PATH ^ refs ROOT:read PATH:read
export HOME_DIR # ^ chunk variable HOME_DIR exported ^ export named HOME_DIR ^ bind var HOME_DIR scope=module chunk=HOME_DIR
readonly LIMIT=3 # ^ chunk constant LIMIT readonly ^ bind const LIMIT scope=module value=<number> chunk=LIMIT
declare -r MAX=4 EXTRA # ^ chunk constant EXTRA readonly ^ chunk constant MAX readonly
declare -A map=([k]=v) # ^ chunk variable map
typeset -i n # ^ chunk variable n
a=1 b=2 # ^ chunk variable a ^ chunk variable b
arr=(1 "$a" $(list_it)) # ^ chunk variable arr ^ bind var arr scope=module value="[<number>, a, ...call#0]" chunk=arr ^ call list_it in=arr
arr+=(3) # ^ no chunk ^ assign arr = (arr + [<number>]) ^ refs arr:readwrite
arr[2]=x # ^ no chunk ^ assign arr[<number>] = "x" ^ refs arr:readwrite
sub=$(compute "$a") # ^ chunk variable sub ^ bind var sub scope=module value=call#1 chunk=sub ^ call compute in=sub
pipe=$(one | two) # ^ bind var pipe scope=module value=call#3 chunk=pipe
str="pre $a" # ^ bind var str scope=module value="template(\"pre \", a)" chunk=str
copy="$a" # ^ bind var copy scope=module value=a chunk=copy
raw='$a' # ^ bind var raw scope=module value="\"$a\"" chunk=raw ^ no refs
empty= # ^ chunk variable empty ^ bind var empty scope=module chunk=empty
FOO=1 BAR=$a run_with # ^ no chunk ^ call run_with ^ refs a:read run_with:call
f() {
  local x=1 y z="$a" # ^ bind var y ^ bind var x value=<number> ^ bind var z value=a ^ refs a:read
  local -r c=2 # ^ bind const c value=<number>
  declare d=3 # ^ bind var d value=<number>
  declare -g e=4 # ^ bind var e scope=module value=<number>
  g=5 # ^ bind var g scope=module value=<number> ^ no chunk
  x=6 # ^ refs x:write ^ assign x = <number> in=f
  ROOT=7 # ^ refs ROOT:write ^ assign ROOT = <number> in=f
  export H=8 # ^ bind var H scope=module value=<number> ^ export named H
  echo "$undefined" "${x:=9}" ${#arr[@]} "${!a}" "$1" "$@" $? # ^ refs echo:call undefined:read x:readwrite arr:read a:read
  unset x # ^ refs x:write
  for i in "${arr[@]}"; do :; done # ^ bind var i scope=module path=[] value=[...arr] ^ refs arr:read
  for w in one two; do :; done # ^ bind var w scope=module path=[] value="[\"one\", \"two\"]"
  for ((j = 0; j < n; j++)); do :; done # ^ bind var j scope=module value=<number> ^ refs j:read n:read j:readwrite ^ assign j = (j + <number>) in=f
  read -r -p "prompt" first second # ^ bind var first scope=module ^ bind var second scope=module ^ call read kinds=string,string,string,string,string
  read first # ^ refs read:call first:write ^ assign first = call#7 in=f
  mapfile -t -n 5 lines < <(ls) # ^ bind var lines scope=module ^ call mapfile kinds=string,string,number,string ^ call ls
  printf -v out '%s' "$x" # ^ bind var out scope=module
  getopts "ab:" opt # ^ bind var opt scope=module
  (( n += 2, a++ )) # ^ refs n:readwrite a:readwrite
  : $(( n + a * unset_one )) # ^ refs n:read a:read unset_one:read
}
