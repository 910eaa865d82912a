/** An address that a repository may be fetched from. */
export interface CloneUrl {
	/** Normalised; without user, password, query and fragment. */
	href: string;
	/** The repository's own name; null when it would make no good folder name. */
	name: string | null;
}

export interface Refusal {
	refused: string;
}

const MAX_LENGTH = 2_000;
/** Folder names that mean something to a system or to git. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Only plain `https://host/path` passes. git takes much else for an address: options, local paths,
 * `ext::` with a command, `ssh` with options in the host. Nothing of the text is repeated where it
 * could hold a password. `schemes` is for tests, which have a server without a certificate.
 */
export function checkCloneUrl(text: string, schemes: readonly string[] = ['https:']): CloneUrl | Refusal {
	if (text.length > MAX_LENGTH) return { refused: 'the address is too long' };
	if (!/^[!-~]+$/.test(text) || /["'<>\\^`{|}]/.test(text)) {
		return { refused: 'the address has characters that no address has' };
	}
	if (!schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}//`))) {
		return { refused: 'only addresses that begin with https:// are fetched' };
	}
	if (/%(?:[01][0-9a-f]|7f|2e|2f|5c)/i.test(text)) {
		return { refused: 'the address hides characters that no repository has in its path' };
	}
	let url: URL;
	try {
		// Three slashes would make the first folder the host.
		url = new URL(/^\w+:\/\/\//.test(text) ? '' : text);
	} catch {
		return { refused: 'this is no address' };
	}
	if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/]*@/.test(text)) {
		return { refused: 'the address holds a user name or a password, which others could read' };
	}
	if (url.search !== '' || url.hash !== '' || /[?#]/.test(text)) {
		return { refused: 'the address of a repository has no ? and no #' };
	}
	if (!/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/.test(url.hostname)) {
		return { refused: 'the host in the address is no host name' };
	}
	if (url.pathname.includes('/-')) return { refused: 'the path in the address looks like an option' };
	const last = url.pathname.split('/').filter(Boolean).at(-1);
	if (last === undefined) return { refused: 'the address names a host and no repository' };
	return { href: url.href, name: folderName(last) };
}

function folderName(segment: string): string | null {
	const name = segment.replace(/\.git$/i, '');
	const isPlain = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name) && !name.endsWith('.');
	return isPlain && !RESERVED.test(name) ? name : null;
}
