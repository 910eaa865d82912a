// path: cmd/serve_test.go
package cmd

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	"github.com/spf13/cobra"

	"example.com/bus"
)

var serve = &cobra.Command{ // ^ fact cli_command framework=cobra name=serve description="starts it" handler=runServe
	Use:   "serve [port]",
	Short: "starts it",
	RunE:  runServe,
}

var other = &bus.Command{Use: "serve"} // ^ no fact cli_command

func TestMain(m *testing.M) {} // ^ fact test_fixture framework=testing name=TestMain phase=before_all

func TestOther(t *testing.T) { // ^ no fact test_fixture
	BeforeEach(func() {})     // ^ fact test_fixture framework=ginkgo name=BeforeEach phase=before_each
	bus.BeforeEach(func() {}) // ^ no fact test_fixture
}
