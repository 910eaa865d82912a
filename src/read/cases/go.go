//go:build linux

// Package runner runs.
package runner

import (
	"fmt"
	"os"
)

// Levels there are.
const (
	Low Level = iota
	High
)

var defaults = map[string]int{
	"one":   1,
	"two":   2,
	"three": 3,
	"four":  4,
	"five":  5,
	"six":   6,
	"}":     7,
}

// Runner runs everything.
// It takes its time.
type Runner[T any] struct {
	Path string `json:"path{"`
	// Count is how often.
	Count int
	inner struct {
		deep bool
	}
}

type Visitor interface {
	Visit(r *Runner[int]) error
}

// Run does it.
func (r *Runner[T]) Run(items ...T) (map[string]T, error) {
	result := map[string]T{}
	for _, item := range items {
		result[fmt.Sprint(item)] = item
	}
	if len(result) == 0 {
		return nil, fmt.Errorf("{ %s", `
}`)
	}
	return result, nil
}

func short() int { return 1 }

func init() {
	register(func(name string) {
		os.Exit(1)
		os.Exit(2)
		os.Exit(3)
		os.Exit(4)
		os.Exit(5)
	})
}
