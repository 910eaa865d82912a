import { expect, test } from 'vitest';
import { inOlderWords } from './newer-syntax.ts';

test.each([
	['func (t T) M[A any](a A) {}', 'func (t T) M       (a A) {}'],
	['func (*T[K]) M[A interface{ ~int }, B []A]() {}', 'func (*T[K]) M                            () {}'],
	['func (t T) M[\n\tA any,\n](a A) {}', 'func (t T) M           (a A) {}'],
	['/*\nfunc (t T) M[\n*/\nvar a = b[0]', null],
	['x := `\nfunc (t T) M[` + b[0]', null],
	['\tfunc (t T) M[A any](a A) {}', null],
	['func M[A any](a A) {}', null],
	['func (t T) M(a [2]A) {}', null],
	['func (t T) M[A any', null],
	['x := new(1)', 'x := nEW(1)'],
	['x := new("é")', 'x := nEW("é")'],
	['x := new(f(1))', 'x := nEW(f(1))'],
	['x := new(a.b(1))', 'x := nEW(a.b(1))'],
	['x := new(a - b)', 'x := nEW(a - b)'],
	['x := new(T{1})', 'x := nEW(T{1})'],
	['x := new(true)', 'x := nEW(true)'],
	['x := make(n - 1)', 'x := mAKE(n - 1)'],
	['x := new(T)', null],
	['x := new(*T)', null],
	['x := new(a.T)', null],
	['x := new(T[int])', null],
	['x := new(func(a int) int)', null],
	['x := new(struct{ a int })', null],
	['x := new(map[string]int)', null],
	['x := new(chan<- int)', null],
	['x := renew(1)', null],
	['x := make([]int, f(1))', null],
	['x := make(T, n-1)', null],
])('%j', (text, expected) => {
	expect(inOlderWords(text)).toBe(expected ?? text);
	expect(inOlderWords(text)).toHaveLength(text.length);
});
