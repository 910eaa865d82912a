/** Headers of the C library and of operating systems: in angle brackets they are never files of the repository. */
const SYSTEM: ReadonlySet<string> = new Set(
	[
		'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg',
		'stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype',
		'unistd fcntl pthread semaphore dirent dlfcn poll sched syslog termios utime pwd grp netdb regex glob fnmatch',
		'getopt strings ifaddrs libgen spawn wordexp iconv langinfo nl_types search mqueue aio cpio ftw tar utmpx',
		'ulimit monetary malloc alloca memory err error endian byteswap execinfo features paths pty utmp resolv values',
		'link elf ucontext stropts crypt curses ncurses termcap term windows winsock winsock2 ws2tcpip io direct process',
		'conio tchar intrin immintrin emmintrin xmmintrin pmmintrin smmintrin tmmintrin nmmintrin wmmintrin x86intrin',
		'avxintrin arm_neon arm_acle cpuid shlobj shlwapi psapi objbase winbase windef winnt winerror winuser wincrypt',
		'mswsock iphlpapi fileapi synchapi dbghelp tlhelp32 crtdbg io initializer_list',
	].flatMap((line) => line.split(' ').map((name) => `${name}.h`)),
);
const SYSTEM_FOLDER =
	/^(?:sys|netinet|netinet6|arpa|net|linux|asm|asm-generic|mach|mach-o|machine|bits|rpc|scsi|sound|libkern|architecture)\//;

/** The package of a header that comes with the compiler or the system; null for another one. */
export function systemPackage(header: string): string | null {
	if (SYSTEM.has(header) || SYSTEM_FOLDER.test(header)) return header;
	// The library of C++ has headers without an ending: `<vector>`, `<experimental/filesystem>`.
	return /^(?:experimental\/|ext\/)?[a-z_\d]+$/.test(header) ? 'std' : null;
}

/** The package that a header of others is taken for: `openssl` of `openssl/ssl.h`, `zlib` of `zlib.h`. */
export function packageOf(header: string): string {
	const [first, ...rest] = header.split('/');
	return rest.length > 0 ? first : first.replace(/\.\w+$/, '');
}
