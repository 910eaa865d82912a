import { words } from '../../../model/word-list.ts';

const SYSTEMS = [
	...words('aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris'),
	...words('wasip1 windows unix other posix bsd 386 amd64 arm arm64 loong64 mips mipsle mips64'),
	...words('mips64le ppc64 ppc64le riscv64 s390x wasm'),
];
const VARIANT = new RegExp(`_((?:${SYSTEMS.join('|')})(?:_(?:${SYSTEMS.join('|')}))?)(?:_test)?\\.go$`);

/** The system that the name of a file says it is for: `windows` of `open_windows.go`; null for none. */
export function fileVariant(path: string): string | null {
	return VARIANT.exec(path)?.[1] ?? null;
}
