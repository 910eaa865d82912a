package imports

import "fmt" // ^ import * as fmt from fmt ^ bind import fmt scope=module ^ no refs ^ no export
import (
	. "math"                     // ^ import * from math ^ no bind
	_ "net/http/pprof"           // ^ import from net/http/pprof ^ no bind
	str "strings"                // ^ import * as str from strings ^ bind import str
	"github.com/a/go-thing/v2"   // ^ import * as thing from github.com/a/go-thing/v2 ^ bind import thing
	"gopkg.in/yaml.v3"           // ^ import * as yaml from gopkg.in/yaml.v3
	`raw/path`                   // ^ import * as path from raw/path
	"./local"                    // ^ import * as local from ./local
	vendored "v2"                // ^ import * as vendored from v2
)

import () // ^ no import

var text = `import "not/an/import"` // ^ no import ^ bind var text value="\"import \\\"not/an/import\\\"\""
// import "commented" // ^ no import

func use() {
	fmt.Println(Sqrt(2), str.ToUpper("a")) // ^ call fmt.Println receiver=fmt args=2 kinds=call,call ^ call Sqrt receiver=- ^ call str.ToUpper receiver=str
	// ^ refs fmt:read .Println:call Sqrt:call str:read .ToUpper:call
}
