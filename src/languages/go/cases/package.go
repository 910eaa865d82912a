// Copyright nobody.

//go:build (linux || darwin) && !cgo
// +build linux darwin

// Package shop sells things. It has
// more to say.
//
// And more.
package shop
// ^ chunk namespace shop declaration lines=10-10 sig="package shop" doc="Package shop sells things." notes=-
// ^ no bind ^ no export ^ no refs

//go:generate stringer -type=Kind

import "embed"

//go:linkname localname runtime.nanotime

//go:embed static/*.html
//go:embed other
var files embed.FS // ^ chunk variable files notes="go:embed(static/*.html) go:embed(other)" type=embed.FS

// Quick runs. Fast.
//
//go:noinline
//go:nosplit
func Quick() {} // ^ chunk function Quick() exported doc="Quick runs." notes="go:noinline go:nosplit"

//export Exported
//nolint:errcheck,gosec // because
func Exported() {} // ^ chunk function Exported() exported notes="export(Exported) nolint(errcheck,gosec)" doc=-

// go:noinline is prose with a space, and so is +build.
//TODO: nothing
//https://example.com is no directive
func Prose() {} // ^ chunk function Prose() exported notes=- doc="go:noinline is prose with a space, and so is +build."

// Not about it: a blank line ends it.

func Bare() {} // ^ chunk function Bare() exported doc=-

/*
Block says it.

Not this.
*/
func Block() {} // ^ chunk function Block() exported doc="Block says it."

var before = 1 // behind before
// After is documented.
func After() {} // ^ chunk function After() exported doc="After is documented."

/* inline */ func Inline() {} // ^ chunk function Inline() exported doc=-
