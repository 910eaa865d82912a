import { expect, test } from 'vitest';
import { headerLanguage } from './header-language.ts';

test.each([
	['#ifndef A_H\n#define A_H\nint f(void);\n#endif\n', 'c'],
	['#ifdef __cplusplus\nextern "C" {\n#endif\nint f(void);\n#ifdef __cplusplus\n}\n#endif\n', 'c'],
	['#if defined(__cplusplus)\nnamespace a {\n#else\nint x;\n#endif\n', 'c'],
	['/* namespace a { template <class T> */\nstruct class *class;\n', 'c'],
	['int template = 1, private; // std::string\n', 'c'],
	['#include <string.h>\nchar *s = "std::string";\n', 'c'],
	['#define PUBLIC extern\nPUBLIC int x;\n', 'c'],
	['namespace a::b {\nint x;\n}\n', 'cpp'],
	['class Foo;\n', 'cpp'],
	['#pragma once\n#include <string>\n', 'cpp'],
	['struct A {\nprivate:\n\tint x;\n};\n', 'cpp'],
	['template <typename T>\nT f(T);\n', 'cpp'],
	['struct A { virtual ~A(); };\n', 'cpp'],
	['// -*- mode: C++ -*-\nint x;\n', 'cpp'],
	['#ifndef __cplusplus\n#error\n#endif\nusing A = int;\n', 'cpp'],
	['', 'c'],
])('%j', (text, expected) => {
	expect(headerLanguage(text)).toBe(expected);
});

test('its cost is that of the text', () => {
	const started = performance.now();
	for (const text of [
		'/*'.repeat(8000),
		'"'.repeat(16_000),
		'a'.repeat(16_000),
		' \n'.repeat(8000),
		'#if\n'.repeat(4000),
	]) {
		headerLanguage(text);
	}
	expect(performance.now() - started).toBeLessThan(1000);
});
