import { GO_VIEWS } from './go-views.ts';
import type { FactKind } from './kind.ts';

export const goChannel: FactKind = {
	kind: 'go_channel',
	view: 'go_channels',
	category: 'language',
	about: 'a channel that is made',
	attributes: {
		name: 'what it is given to: a variable, a field; null when it is used otherwise',
		element: 'type of what goes through it',
		direction: '`send` or `receive` when it is made for one of them only',
		capacity: 'size of its buffer as written; null for none',
	},
	example: 'jobs := make(chan Job, 16)',
};

export const goChannelOp: FactKind = {
	kind: 'go_channel_op',
	view: 'go_channel_ops',
	category: 'language',
	about: 'something is sent to a channel or received from it, or the channel is closed',
	attributes: {
		operation: 'send, receive, close',
		channel: 'as written',
		is_select: 'whether it is a case of a `select`',
	},
	example: 'jobs <- job',
};

export const goCapturedVar: FactKind = {
	kind: 'go_captured_var',
	view: 'go_captured_vars',
	category: 'language',
	about: 'a variable of the function around that a function literal uses; at its first use there',
	attributes: {
		name: 'the variable',
		literal: 'what becomes of the literal: `go`, `defer`, `call` when it is called at once, else `value`',
		is_written: 'whether the literal assigns to it',
		is_loop_variable: 'whether the head of a `for` declares it',
	},
	example: 'for _, job := range jobs { go func() { run(job) }() }',
};

export const goTypeAssertion: FactKind = {
	kind: 'go_type_assertion',
	view: 'go_type_assertions',
	category: 'language',
	about: 'a value is taken for one of a type, or switched upon by its type',
	attributes: {
		form: '`assertion` or `switch`',
		operand: 'what is asserted, as written',
		types: 'the type, or those of the cases',
		is_checked: 'whether a second result says if it holds; a switch always does',
	},
	example: 'user, ok := value.(*User)',
};

export const goTypeParam: FactKind = {
	kind: 'go_type_param',
	view: 'go_type_params',
	category: 'language',
	about: 'a type parameter of a function or type',
	attributes: { name: 'name as declared', constraint: 'what types it may stand for, as written' },
	example: 'func Map[K comparable, V any](m map[K]V) []V',
};

/** The words of Go. */
export const GO: readonly FactKind[] = [
	...GO_VIEWS,
	goChannel,
	goChannelOp,
	goCapturedVar,
	goTypeAssertion,
	goTypeParam,
];
