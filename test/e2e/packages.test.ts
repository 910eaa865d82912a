import { expect, test } from 'vitest';
import { assay, repository } from './assay.ts';

const FILES = {
	'src/main/java/shop/core/Order.java':
		'package shop.core;\npublic class Order { public int total() { return 1; } }\n',
	'src/main/java/shop/core/Unused.java': 'package shop.core;\npublic class Unused {}\n',
	'src/main/java/shop/web/Page.java':
		'package shop.web;\nimport shop.core.*;\nclass Page { int show(Order order) { return order.total(); } }\n',
	'net/Core.cs': 'namespace Shop.Core;\npublic static class Tool { public static void Run() {} }\n',
	'net/Web.cs': 'using Shop.Core;\nnamespace Shop.Web;\nclass Page { void Show() { Tool.Run(); } }\n',
	'assay.config.json': JSON.stringify({
		architecture: {
			forbidden: [{ from: ['src/main/java/shop/web/**'], to: ['src/main/java/shop/core/**'] }],
		},
	}),
};

test('an import of a package leads to the files of it that are used', async () => {
	const cwd = repository(FILES);
	await assay(['index', '--quiet'], { cwd });
	const files = async (target: string) => {
		const { out } = await assay(['graph', 'deps', target], { cwd });
		return out;
	};
	const page = await files('src/main/java/shop/web/Page.java');
	expect(page).toContain('src/main/java/shop/core/Order.java (module)  import');
	expect(page).not.toContain('Unused');
	expect(await files('net/Web.cs')).toContain('net/Core.cs (module)');
	const { code, out } = await assay(['arch'], { cwd });
	expect(code).toBe(1);
	expect(out).toContain('src/main/java/shop/web/Page.java:2');
});
