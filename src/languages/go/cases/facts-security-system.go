// path: tools/build.go
package tools

import (
	"io/ioutil"
	"math/rand"
	crand "crypto/rand"
	"os"
	"os/exec"

	"github.com/spf13/viper"
)

func Build(branch string, path string, runner Runner) {
	exec.Command("git", "log", branch)         // ^ fact subprocess api=os/exec.Command command=git form=argv given=literal arguments=built
	exec.Command("sh", "-c", "ls "+branch)     // ^ fact subprocess command="ls {}" form=shell given=concatenated
	exec.CommandContext(ctx, path)             // ^ fact subprocess api=os/exec.CommandContext command=- form=argv given=variable
	runner.Command("ls")                       // ^ no fact subprocess

	os.ReadFile("a.txt")                       // ^ fact file_operation api=os.ReadFile operation=read path=a.txt given=literal
	os.WriteFile(path, nil, 0o644)             // ^ fact file_operation operation=write given=variable
	os.OpenFile(path, os.O_APPEND, 0o644)      // ^ fact file_operation operation=append
	ioutil.ReadFile("logs/" + branch)          // ^ fact file_operation operation=read path=logs/{} given=concatenated
	os.RemoveAll(path)                         // ^ fact file_operation operation=delete
	os.Chmod(path, 0o777)                      // ^ fact file_operation operation=permissions
	os.Stat(path)                              // ^ no fact file_operation
	runner.ReadFile(path)                      // ^ no fact file_operation

	os.Getenv("HOME")                          // ^ fact env_read name=HOME api=os.Getenv
	os.LookupEnv(path)                         // ^ fact env_read name=- api=os.LookupEnv
	os.Setenv("HOME", path)                    // ^ no fact env_read
	runner.Getenv("HOME")                      // ^ no fact env_read
	viper.GetString("db.host")                 // ^ fact config_read library=viper key=db.host
	runner.GetString("db.host")                // ^ no fact config_read

	rand.Intn(6)                               // ^ fact random_source source=math/rand.Intn cryptographic=false
	crand.Read(nil)                            // ^ fact random_source source=crypto/rand.Read cryptographic=true
	runner.Intn(6)                             // ^ no fact random_source
}
