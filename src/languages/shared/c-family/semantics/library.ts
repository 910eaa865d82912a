/** Functions of the C library and of POSIX, by the header that declares them. */
const BY_HEADER: Readonly<Record<string, string>> = {
	'assert.h': 'assert static_assert',
	'ctype.h':
		'isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper',
	'math.h':
		'acos asin atan atan2 ceil cos cosh exp exp2 fabs floor fmod frexp hypot isfinite isinf isnan ldexp log log10 log1p log2 lround llround lrint modf nan pow remainder rint round sin sinh sqrt tan tanh trunc fmax fmin powf sqrtf floorf ceilf cbrt signbit',
	'setjmp.h': 'longjmp setjmp sigsetjmp siglongjmp',
	'signal.h':
		'kill raise sigaction sigaddset sigdelset sigemptyset sigfillset signal sigprocmask sigismember pthread_sigmask',
	'stdarg.h': 'va_arg va_copy va_end va_start',
	'stddef.h': 'offsetof',
	'stdio.h':
		'clearerr fclose fdopen feof ferror fflush fgetc fgetpos fgets fileno fopen fprintf fputc fputs fread freopen fscanf fseek fseeko fsetpos ftell ftello fwrite getc getchar getline perror popen pclose printf putc putchar puts remove rename rewind scanf setbuf setvbuf snprintf sprintf sscanf tmpfile tmpnam ungetc vfprintf vprintf vsnprintf vsprintf vsscanf asprintf vasprintf dprintf',
	'stdlib.h':
		'abort abs atexit atof atoi atol atoll bsearch calloc div exit _exit free getenv labs llabs malloc mblen mbstowcs mbtowc mkstemp mkdtemp posix_memalign aligned_alloc putenv qsort rand rand_r random realloc realpath setenv srand srandom strtod strtof strtol strtold strtoll strtoul strtoull system unsetenv wcstombs wctomb arc4random',
	'string.h':
		'memchr memcmp memcpy memmove memset mempcpy memmem stpcpy strcat strchr strcmp strcoll strcpy strcspn strdup strerror strerror_r strlen strncat strncmp strncpy strndup strnlen strpbrk strrchr strsep strsignal strspn strstr strtok strtok_r strxfrm strlcpy strlcat',
	'strings.h': 'bcmp bcopy bzero ffs index rindex strcasecmp strncasecmp',
	'time.h':
		'asctime clock clock_getres clock_gettime ctime difftime gmtime gmtime_r localtime localtime_r mktime nanosleep strftime strptime time timegm tzset',
	'unistd.h':
		'access alarm chdir chown close dup dup2 execl execlp execv execve execvp fork fsync fdatasync ftruncate getcwd getegid geteuid getgid gethostname getopt getpagesize getpid getppid getuid isatty link lseek pipe pread pwrite read readlink rmdir setgid setsid setuid sleep symlink sysconf truncate ttyname unlink usleep vfork write',
	'fcntl.h': 'creat fcntl open openat posix_fadvise',
	'pthread.h':
		'pthread_attr_destroy pthread_attr_init pthread_attr_setdetachstate pthread_attr_setstacksize pthread_attr_getstacksize pthread_cancel pthread_cond_broadcast pthread_cond_destroy pthread_cond_init pthread_cond_signal pthread_cond_timedwait pthread_cond_wait pthread_create pthread_detach pthread_equal pthread_exit pthread_getspecific pthread_join pthread_key_create pthread_key_delete pthread_kill pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock pthread_once pthread_rwlock_destroy pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_unlock pthread_rwlock_wrlock pthread_self pthread_setcancelstate pthread_setcanceltype pthread_setspecific pthread_setname_np pthread_mutexattr_init pthread_mutexattr_settype pthread_mutexattr_destroy',
	'sys/socket.h':
		'accept accept4 bind connect getpeername getsockname getsockopt listen recv recvfrom recvmsg send sendmsg sendto setsockopt shutdown socket socketpair',
	'sys/stat.h': 'chmod fchmod fstat fstatat lstat mkdir mkfifo stat umask',
	'sys/mman.h': 'madvise mlock mmap mprotect msync munlock munmap shm_open shm_unlink',
	'sys/time.h': 'gettimeofday getitimer setitimer utimes',
	'sys/wait.h': 'wait wait3 wait4 waitpid WIFEXITED WEXITSTATUS WIFSIGNALED WTERMSIG',
	'sys/ioctl.h': 'ioctl',
	'sys/uio.h': 'readv writev preadv pwritev',
	'sys/select.h': 'select pselect FD_SET FD_ZERO FD_ISSET FD_CLR',
	'sys/resource.h': 'getrlimit getrusage setrlimit getpriority setpriority',
	'poll.h': 'poll ppoll',
	'dirent.h': 'closedir opendir readdir readdir_r rewinddir scandir fdopendir dirfd',
	'dlfcn.h': 'dlclose dlerror dlopen dlsym dladdr',
	'arpa/inet.h': 'inet_addr inet_ntoa inet_ntop inet_pton inet_aton',
	'netinet/in.h': 'htonl htons ntohl ntohs',
	'netdb.h': 'freeaddrinfo gai_strerror getaddrinfo gethostbyname getnameinfo getservbyname',
	'pwd.h': 'getpwnam getpwnam_r getpwuid getpwuid_r',
	'grp.h': 'getgrgid getgrnam getgrgid_r getgrnam_r',
	'syslog.h': 'closelog openlog syslog vsyslog',
	'locale.h': 'localeconv setlocale newlocale uselocale freelocale',
	'wchar.h': 'wcscmp wcscpy wcslen wcsncmp wcsncpy wcschr wmemcpy mbrtowc wcrtomb mbsrtowcs wcwidth',
	'semaphore.h': 'sem_destroy sem_init sem_open sem_post sem_timedwait sem_trywait sem_wait',
	'errno.h': 'errno',
};

const HEADERS: ReadonlyMap<string, string> = new Map(
	Object.entries(BY_HEADER).flatMap(([header, names]) =>
		names.split(' ').map((name) => [name, header] as const),
	),
);

/** The header of a function that the C library or POSIX has; null for another one. */
export function libraryHeader(name: string): string | null {
	return HEADERS.get(name) ?? null;
}

/** What compilers have themselves. */
export function isCompilers(name: string): boolean {
	return /^(?:__builtin_|__sync_|__atomic_|__has_|_mm\d*_|__c11_atomic)|^(?:sizeof|alignof|_Alignof|typeof|__typeof__|defined|typeid|noexcept|decltype|static_assert|_Static_assert|alignas|__attribute__|__declspec|__asm__|asm)$/.test(
		name,
	);
}

const GOOGLE_TEST =
	/^(?:TEST|TEST_F|TEST_P|TYPED_TEST\w*|(?:ASSERT|EXPECT)_[A-Z0-9_]+|INSTANTIATE_\w+|SUCCEED|FAIL|ADD_FAILURE|GTEST_\w+|SCOPED_TRACE|FRIEND_TEST|RUN_ALL_TESTS)$/;
const GOOGLE_MOCK = /^(?:MOCK_(?:CONST_)?METHOD\w*|EXPECT_CALL|ON_CALL|MATCHER\w*|ACTION\w*)$/;

/** The package of a macro of a usual test framework; null for another name. */
export function testPackage(name: string): string | null {
	if (GOOGLE_MOCK.test(name)) return 'gmock';
	return GOOGLE_TEST.test(name) ? 'gtest' : null;
}
