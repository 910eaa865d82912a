package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"example.com/one"
	"example.com/two"
)

// Serve answers until its context ends.
func Serve(ctx context.Context) error {
	return nil
}
