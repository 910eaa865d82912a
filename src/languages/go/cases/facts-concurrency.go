package jobs

import "sync"

type pool struct {
	done chan struct{}
	jobs chan<- int
}

func run(work []int, ctx context) {
	results := make(chan int, len(work)) // ^ fact go_channel name=results element=int capacity=len(work)
	p := &pool{done: make(chan struct{})} // ^ fact go_channel name=done element="struct{}"
	p.jobs = make(chan<- int) // ^ fact go_channel name=p.jobs element=int direction=send
	list := make([]int, 0) // ^ no fact go_channel
	var wg sync.WaitGroup
	total := 0
	for i, job := range work {
		go func() { // ^ no fact go_captured_var
			defer wg.Done() // ^ fact go_captured_var name=wg literal=go
			results <- job // ^ fact go_channel_op operation=send channel=results ^ fact go_captured_var name=results literal=go ^ fact go_captured_var name=job literal=go is_loop_variable=true
			total++ // ^ fact go_captured_var name=total literal=go is_written=true
			own := i // ^ fact go_captured_var name=i literal=go is_loop_variable=true
			_ = own // ^ no fact go_captured_var
			total, err := own, error(nil) // ^ no fact go_captured_var
			_, _ = total, err // ^ no fact go_captured_var
		}()
	}
	select {
	case v, ok := <-results: // ^ fact go_channel_op operation=receive channel=results is_select=true
		_, _ = v, ok
	case p.jobs <- 1: // ^ fact go_channel_op operation=send channel=p.jobs is_select=true
		p.jobs <- 2 // ^ fact go_channel_op operation=send channel=p.jobs is_select=-
	case <-ctx.Done(): // ^ fact go_channel_op operation=receive channel=ctx.Done() is_select=true
	}
	close(p.done) // ^ fact go_channel_op operation=close channel=p.done
	shadow := func(close func(chan struct{})) {
		close(nil) // ^ no fact go_channel_op
	}
	_ = -total // ^ no fact go_channel_op
	_, _ = list, shadow
}
