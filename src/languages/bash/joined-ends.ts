/** Words that may stand directly behind the end of a command that has an end of its own. */
const NEXT = String.raw`(?=(?:then|do|else|elif|fi|done|esac|\})(?:[\s;|&)]|$))`;
/** Where a command begins. */
const BEGIN = String.raw`(?:^|[;&|{\n]|\b(?:then|do|else|if|elif|while|until))[ \t]{0,80}(?:! )?`;

const ENDS: readonly [mark: RegExp, form: RegExp][] = [
	// `if [[ a ]] then`, `while (( a )) do`
	[/\]\] (?:then|do)/, / (?=(?:then|do)\s)(?<= \]\] )/g],
	[/\)\) (?:then|do)/, / (?=(?:then|do)\s)(?<=(?:if|while|until|&&|\|\|) (?:! )?\(\([^\n]{0,200}\)\) )/g],
	// `{ a; } then`, `fi }`, `done fi`
	[
		/(?:\}|fi|done|esac) (?:then|do|else|elif|fi|done|esac|\})/,
		new RegExp(
			String.raw` ${NEXT}(?<=(?:^|[;&\n])[ \t]{0,80}(?:(?:fi|done|esac|\}) ){0,4}(?:fi|done|esac|\}) )`,
			'gm',
		),
	],
	// `{ a && (b) }`, `if (a) then`
	[
		/\) (?:then|do|else|elif|fi|done|esac|\})/,
		new RegExp(String.raw` ${NEXT}(?<=${BEGIN}\((?!\()[^()\n]{0,200}\) )`, 'gm'),
	],
	// `for x do`
	[
		/(?:for|select) \w+ do/,
		new RegExp(String.raw` (?=do\s)(?<=${BEGIN}(?:for|select) [A-Za-z_]\w{0,80} )`, 'gm'),
	],
];

/**
 * The grammar wants a `;` between the end of a command that has an end of its own and the word behind it, as between
 * others: it takes the place of the blank. What is inside of strings and comments stays such.
 */
export function separatedEnds(text: string): string {
	let words = text;
	for (const [mark, form] of ENDS) if (mark.test(words)) words = words.replace(form, ';');
	return words;
}
