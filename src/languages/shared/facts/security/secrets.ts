import type { FactFile, FileRule, SeenChunk, Tell } from '../../../../model/facts/rules.ts';
import { secret } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import {
	COMMON_IN_TESTS,
	entropyClass,
	isExampleToken,
	looksLikeKey,
	looksLikePassword,
	MARKS,
	MAY_BE_SHAPED,
	SHAPED,
	shapeOf,
} from './secret-values.ts';

/** The end of a name that says what it holds: `dbPassword`, `API_KEY`, `client-secret`. */
const NAMES =
	/(passw(?:or)?d|passphrase|pwd)|(?:secret|token|api[_-]?key|(?:access|private|secret|auth|encryption|signing|master|account|shared)[_-]?key|credentials?)(?:[_-]?(?:key|base|key[_-]base|value))?/gi;
/** Every such name has one of these, in whatever case. */
const ENDS = [
	...words('passw passphrase pwd secret token credential'),
	...[...'isethngrd'].flatMap((letter) => [`${letter}key`, `${letter}_key`, `${letter}-key`]),
];
/** Names of which the end says something else than what they hold. */
const OTHER_NAMES =
	/(?:csrf|xsrf|next|page|continuation|cancel\w{0,8}|sync|is|has|no|invalid|missing|wrong|expired|forgot|reset|change|update|confirm|show|hide|public|design|eof|end|start|open|close|current)[_-]?(?:token|password|passwd|pwd|secret|key)$/i;

/**
 * From a name to the literal it is given: a type, the sign, perhaps a conversion. The name ends here.
 * In a shell the value may stand without quotes.
 */
const QUOTED =
	/["'\]]{0,2}(?:\s{0,4}:\s{0,4}[\w&'<>[\]?.| ]{1,40}(?=\s{0,4}=))?\s{0,8}(?:=>|:=|=(?![=>~])|:(?![:=]))\s{0,8}[@bru]?(["'])((?:(?!\1)[^\\\n]){6,400})\1(?=\s{0,8}(?:[;,)\]}\n\r#]|\/[/*]|$|\.(?:to_string|into|encode|freeze)|as\b))/y;
const BARE = /=(?:(["'])((?:(?!\1)[^\\\n]){6,400})\1|([^\s"'$`();&|<>\\]{6,400}))(?=[\s;&|)]|$)/y;
/** `setPassword("…")`. */
const SETTER = /\(\s{0,4}(["'])((?:(?!\1)[^\\\n]){6,400})\1\s{0,4}\)/y;
/** What follows `://` in an address, and what stands before that. */
const IN_ADDRESS = /[^\s:/@'"`${}<>]{1,100}:([^\s@/'"`${}<>]{6,100})@[\w.-]{3,200}/y;
const SCHEME = /(?:^|[^\w])([a-z][a-z0-9+.-]{1,20})$/;
const MAY_CONNECT = /;\s?(?:Password|Pwd)\s?=/i;
/** `Server=db;User Id=sa;Password=…;` */
const IN_CONNECTION =
	/\b(?:Server|Data Source|Host|Address|Database|Initial Catalog|User ?(?:Id|name)?|Uid)\s?=[^"'\n]{1,300}?;\s?(Password|Pwd)\s?=\s?([^\s;"'{}<>$]{6,100})(?=[;"'])/gi;

const TEST_PATH =
	/(?:^|[/._-])(?:tests?|specs?|__tests__|__mocks__|fixtures?|mocks?|stubs?|examples?|samples?|docs?|testdata|testing|e2e|cypress|demos?|playground|seeds?)(?:[/._-]|$)|(?:Test|Tests|Spec)\.\w{1,8}$/i;

/** Literals that look like secrets. `shell` also reads values without quotes. */
export function secretRule(shell = false): FileRule {
	return { fact: secret, on: 'file', find: (file, tell) => new Search(file, tell, shell).run() };
}

class Search {
	private readonly file: FactFile;
	private readonly tell: Tell;
	private readonly shell: boolean;
	private readonly isTest: boolean;
	/** Where values begin that were told already. */
	private readonly told = new Set<number>();

	constructor(file: FactFile, tell: Tell, shell: boolean) {
		this.file = file;
		this.tell = tell;
		this.shell = shell;
		this.isTest = TEST_PATH.test(file.path);
	}

	run(): void {
		const { file } = this;
		const { text } = file;
		if (MARKS.some((mark) => file.mayHave(mark)) && MAY_BE_SHAPED.test(text)) this.shaped();
		if (this.isTest) return;
		if (file.mayHave('://')) this.inAddresses();
		if (!ENDS.some((end) => file.mayHave(end))) return;
		const names = [...text.matchAll(NAMES)];
		if (names.some(([, password]) => password !== undefined) && MAY_CONNECT.test(text)) this.inConnections();
		for (const found of names) {
			this.named(found.index, found.index + found[0].length, found[1] !== undefined);
		}
	}

	private shaped(): void {
		const { text } = this.file;
		for (const found of text.matchAll(SHAPED)) {
			const shape = shapeOf(found as RegExpExecArray);
			if ((this.isTest && COMMON_IN_TESTS.has(shape)) || isExampleToken(found[0])) continue;
			this.say(found.index, found[0], this.nameBefore(found.index), shape);
		}
	}

	private inAddresses(): void {
		const { text } = this.file;
		for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
			IN_ADDRESS.lastIndex = at + 3;
			const found = IN_ADDRESS.exec(text);
			const scheme = found === null ? null : SCHEME.exec(text.slice(Math.max(0, at - 24), at))?.[1];
			if (found === null || scheme == null || !looksLikePassword(found[1])) continue;
			const start = found.index + found[0].indexOf(`:${found[1]}@`) + 1;
			this.say(start, found[1], this.nameBefore(at - scheme.length), 'url_password');
		}
	}

	private inConnections(): void {
		for (const { 0: whole, 1: name, 2: value, index } of this.file.text.matchAll(IN_CONNECTION)) {
			if (!looksLikePassword(value)) continue;
			this.say(index + whole.length - value.length, value, name, 'connection_password');
		}
	}

	private named(start: number, end: number, isPassword: boolean): void {
		const { text } = this.file;
		if (/[\w$-]/.test(text[end] ?? '') && !(this.shell && text[end] === '=')) return;
		const name = text.slice(nameStart(text, start), end);
		if (OTHER_NAMES.test(name)) return;
		const pattern =
			/^(?:set|with)[A-Z_]/.test(name) && text[end] === '(' ? SETTER : this.shell ? BARE : QUOTED;
		pattern.lastIndex = end;
		const found = pattern.exec(text);
		if (found === null) return;
		const value = found[2] ?? found[3];
		if (!(isPassword ? looksLikePassword(value) : looksLikeKey(value))) return;
		this.say(end + found[0].lastIndexOf(value), value, name, null);
	}

	private say(start: number, value: string, name: string | null, shape: string | null): void {
		if (this.told.has(start) || isInComment(this.file, start)) return;
		this.told.add(start);
		this.tell(
			{ name: name?.replace(/^\$/, ''), shape, entropy: entropyClass(value), length: value.length },
			{ start, end: start + value.length, chunk: innermost(this.file, start)?.index },
		);
	}

	/** The name that a literal is given to, when it stands right before it. */
	private nameBefore(at: number): string | null {
		const before = this.file.text.slice(Math.max(0, at - 120), at);
		return ASSIGNED.exec(before)?.[1] ?? null;
	}
}

const MAX_NAME = 60;

/** Where a name begins of which something is found. */
function nameStart(text: string, at: number): number {
	let start = at;
	while (start > 0 && at - start < MAX_NAME && /[\w$-]/.test(text[start - 1])) start--;
	return start;
}

const ASSIGNED = /([A-Za-z_$][\w$-]{0,60})["'\]]{0,2}\s{0,8}(?:=>|:=|=|:)\s{0,8}[@bru]?["'`]?$/;

/** Chunks are in source order, the inner behind the outer. */
function innermost(file: FactFile, at: number): SeenChunk | undefined {
	let found: SeenChunk | undefined;
	for (const chunk of file.chunks) {
		if (chunk.start > at) break;
		if (chunk.end > at) found = chunk;
	}
	return found;
}

const COMMENT_LINE = /^\s{0,200}(?:\/\/|\/\*|\*|#(?!\[)|--|;|<!--|'''|""")|\s(?:\/\/|#)\s/;

/** What a comment shows is an example: its line says so, or a doc comment is around it. */
function isInComment(file: FactFile, at: number): boolean {
	const line = file.text.slice(file.text.lastIndexOf('\n', at - 1) + 1, at);
	if (COMMENT_LINE.test(line.slice(0, 400))) return true;
	return file.chunks.some(
		({ docStart, docEnd }) => docStart !== undefined && docStart <= at && at < (docEnd ?? docStart),
	);
}
