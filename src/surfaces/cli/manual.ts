import pc from 'picocolors';
import { settings } from '../../engine.ts';
import { VERSION } from '../../model/version.ts';
import { describeCommands } from './arguments.ts';

/** The manual as Markdown, made from the registry of questions and the schema of the settings. */
export interface ManualPage {
	path: string;
	text: string;
}

export const GENERATED =
	'<!-- Written by scripts/generate-docs.ts: run `npm run generate` instead of editing it. -->';

export async function manual(): Promise<ManualPage[]> {
	return [
		{ path: 'docs/cli.md', text: commandPage() },
		{ path: 'docs/configuration.md', text: await configurationPage() },
	];
}

function commandPage(): string {
	const looks = { version: VERSION, width: 90, colours: pc.createColors(false) };
	const sections = describeCommands(looks).map(({ name, help }) => {
		const title = name === 'assay' ? '## assay' : `## assay ${name}`;
		return `${title}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\``;
	});
	return `${[GENERATED, '# Commands', COMMANDS_INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const COMMANDS_INTRODUCTION = `Results go to standard output, everything else to standard error. With \`--json\` the answer,
also that of a failure, is one object on standard output:

\`\`\`json
{ "ok": true, "result": {}, "meta": { "schemaVersion": 1, "index": { "generation": "…", "fresh": true },
  "completeness": { "complete": true, "files": 1, "incomplete": {}, "skipped": {} }, "truncated": false } }
\`\`\`

\`\`\`json
{ "ok": false, "error": { "code": "NOT_INDEXED", "message": "…", "hint": "…" }, "meta": {} }
\`\`\`

\`fresh\` is false when files have changed since they were indexed, \`complete\` when something could not be
analysed, \`truncated\` when a limit cut the answer. Lists that go on have a \`next\`; give it as \`--cursor\`.

Exit codes: 0 done, 1 an answer that is not as asked (\`status --check\` when files have changed,
\`verify\` and \`validate\` when there is a difference, \`arch\` when a rule is broken), 2 wrong use, 3 failed, 130 and 143 stopped by a signal.
Colours appear on a terminal only, and not with \`NO_COLOR\`.`;

async function configurationPage(): Promise<string> {
	const rows = (await settings()).map(({ key, about, expects, default: value }) => {
		return `| \`${key}\` | ${about} | ${expects} | \`${JSON.stringify(value)}\` |`;
	});
	const table = ['| key | what it does | accepts | default |', '|---|---|---|---|', ...rows].join('\n');
	return `${[GENERATED, '# Configuration', CONFIGURATION_INTRODUCTION, table, ENVIRONMENT].join('\n\n')}\n`;
}

const CONFIGURATION_INTRODUCTION = `\`assay.config.json\` at the root, JSON with comments and trailing commas. Every key is optional; an
unknown one is an error. \`assay config\` shows what is in force and where it came from, and
\`assay config --schema\` prints the JSON Schema for editors.

\`\`\`jsonc
{
	"index": {
		"exclude": ["fixtures/**"], // besides what .gitignore names
		"jobs": 4,
	},
	"marks": { "test": ["checks/**", "!checks/lib/**"] },
}
\`\`\``;

const ENVIRONMENT = `## Environment

| variable | what it does |
|---|---|
| \`ASSAY_DIR\` | Keep indices below this folder instead of \`.assay\` in each root, for checkouts that cannot be written to. |
| \`ASSAY_JOBS\` | Overrides \`index.jobs\`; \`--jobs\` overrides both. |
| \`ASSAY_TOKEN\` | What requests to \`assay serve\` must have as \`Authorization: Bearer\`. |
| \`NO_COLOR\` | No colours, also on a terminal. |`;
