import { hash } from 'node:crypto';
import { DOCS_SCRIPT } from './docs-script.ts';

const STYLE = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
header { display: grid; gap: .5rem; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 1.5rem; }
h1 small, label small, summary span { font-weight: normal; opacity: .75; }
.tools { display: flex; gap: .5rem; flex-wrap: wrap; }
.tools input { flex: 1 1 14rem; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; }
form { display: grid; gap: .75rem; }
label { display: grid; grid-template-columns: 10rem 1fr; gap: .1rem .75rem; align-items: baseline; }
label small { grid-column: 2; }
input, textarea, select, button { font: inherit; padding: .3rem .5rem; border: 1px solid var(--line); border-radius: .3rem; }
button { justify-self: start; padding: .3rem 1.25rem; cursor: pointer; }
details > p { margin: .75rem 0; }
pre:empty { display: none; }
pre { border-top: 1px solid var(--line); padding-top: .75rem; overflow: auto; max-height: 30rem; margin: .75rem 0 0; font-size: .85rem; }
summary code { display: inline-block; min-width: 15rem; }
code, pre { font-family: ui-monospace, monospace; }
@media (max-width: 40rem) { label { grid-template-columns: 1fr; } label small { grid-column: 1; } summary code { min-width: 0; } }
`;

/** Describes the server to people, and lets them try it. Needs nothing from elsewhere. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>assay</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>assay <small id="version"></small></h1>
<p id="about">The description is being read …</p>
<div class="tools">
<input id="filter" type="search" placeholder="filter" aria-label="filter questions">
<input id="token" type="password" placeholder="token, if the server needs one" aria-label="token" autocomplete="off">
</div>
</header>
<main id="list"></main>
<script>${DOCS_SCRIPT}</script>
</body>
</html>
`;

/** The script and the style above, by their hashes, and requests to this server: nothing else is loaded, run or sent. */
export const DOCS_POLICY = [
	"default-src 'none'",
	`script-src ${sourceHash(DOCS_SCRIPT)}`,
	`style-src ${sourceHash(STYLE)}`,
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

function sourceHash(text: string): string {
	return `'sha256-${hash('sha256', text, 'base64')}'`;
}
