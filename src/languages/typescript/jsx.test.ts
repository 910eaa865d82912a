import { describe, expect, test } from 'vitest';
import { readForm } from './testing/read-form.ts';

describe('markup', () => {
	test.each([
		[
			'an element of the page',
			'const el = <input type="text" value={v} disabled {...rest} />',
			['el: el = template(input, "type": "text", "value": v, "disabled": true, ...rest)'],
		],
		[
			'children',
			'const el = <ul>{items.map((i) => <Item key={i.id} {...i} />)} and {/* no */} more</ul>',
			[
				'el: el = template(ul, items.map(chunk:el), "and", "more")',
				'el: call items.map(chunk:el)',
				'el: return Item(key: i.id, ...i)',
				'el: call Item(key: i.id, ...i)',
			],
		],
		[
			'a component gets its children',
			'const el = <Panel title="T"><b>{x}</b> text</Panel>',
			[
				'el: el = Panel(title: "T", children: [template(b, x), "text"])',
				'el: call Panel(title: "T", children: [template(b, x), "text"])',
			],
		],
		[
			'a condition',
			'const el = ok && <Ui.Card on={go}>{...many}</Ui.Card>',
			[
				'el: el = (ok && Ui.Card(on: go, children: [...many]))',
				'el: then ok {<Ui.Card on=…Ui.Card>}',
				'el: call Ui.Card(on: go, children: [...many])',
			],
		],
	])('%s', async (_, text, lines) => {
		expect(await readForm(text, 'a.tsx')).toEqual(lines);
	});
});
