const BUILT_IN: ReadonlySet<string> = new Set(
	`. : [ [[ alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo enable
	eval exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read
	readarray readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset
	wait`.split(/\s+/),
);
/** Programs that systems and developers have: a name that no function of the script or its sources takes from them. */
const PROGRAMS: ReadonlySet<string> = new Set(
	`apk apt apt-get ar arch awk base64 basename bash brew bunzip2 bzip2 cargo cat chgrp chmod chown clang clear cmake cmp comm
	cp cpio crontab curl cut date dd df diff dig dirname dnf docker dpkg du emacs env expand expr fakeroot fdisk file find flock
	fmt fold gawk gcc gem getent getopt git go gpg grep groups gunzip gzip head helm hostname iconv id ifconfig install ip
	iptables java javac join journalctl jq kubectl ld less link ln locale logger login ls lsb_release lsof make man md5sum
	mkdir mkfifo mknod mktemp more mount mv nc netstat nice nl node nohup npm npx nproc od openssl pacman paste patch perl
	pgrep php ping pip pip3 pkill podman ps psql python python2 python3 readlink realpath rm rmdir rpm rsync ruby rustc scp
	screen sed seq service sh sha1sum sha256sum shasum shellcheck shred sleep sort split ssh stat strings strip stty su sudo
	sync systemctl tac tail tar tee terraform time timeout tmux top touch tput tr truncate tsc tty uname unexpand uniq unlink
	unzip uptime useradd users vi vim wc wget which who whoami xargs xz yarn yes yum zip zsh`.split(/\s+/),
);

export function isBuiltIn(name: string): boolean {
	return BUILT_IN.has(name);
}

export function isProgram(name: string): boolean {
	return PROGRAMS.has(name);
}
