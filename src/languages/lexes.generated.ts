// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { lexis as bashLanguages } from './bash/lexis.ts';
import { lexis as cLanguages } from './c/lexis.ts';
import { lexis as cppLanguages } from './cpp/lexis.ts';
import { lexis as csharpLanguages } from './csharp/lexis.ts';
import { lexis as cssLanguages } from './css/lexis.ts';
import { lexis as dartLanguages } from './dart/lexis.ts';
import { lexis as dockerfileLanguages } from './dockerfile/lexis.ts';
import { lexis as goLanguages } from './go/lexis.ts';
import { lexis as graphqlLanguages } from './graphql/lexis.ts';
import { lexis as hclLanguages } from './hcl/lexis.ts';
import { lexis as htmlLanguages } from './html/lexis.ts';
import { lexis as javaLanguages } from './java/lexis.ts';
import { lexis as jsonLanguages } from './json/lexis.ts';
import { lexis as kotlinLanguages } from './kotlin/lexis.ts';
import { lexis as msbuildLanguages } from './msbuild/lexis.ts';
import { lexis as phpLanguages } from './php/lexis.ts';
import { lexis as powershellLanguages } from './powershell/lexis.ts';
import { lexis as prismaLanguages } from './prisma/lexis.ts';
import { lexis as pythonLanguages } from './python/lexis.ts';
import { lexis as rubyLanguages } from './ruby/lexis.ts';
import { lexis as rustLanguages } from './rust/lexis.ts';
import { lexis as solidityLanguages } from './solidity/lexis.ts';
import { lexis as sqlLanguages } from './sql/lexis.ts';
import { lexis as swiftLanguages } from './swift/lexis.ts';
import { lexis as tomlLanguages } from './toml/lexis.ts';
import { lexis as typescriptLanguages } from './typescript/lexis.ts';
import { lexis as yamlLanguages } from './yaml/lexis.ts';
import type { MakeLexis } from './shared/lexis.ts';

/** How each language writes strings, comments and bodies. */
export const lexes: Readonly<Record<string, MakeLexis>> = {
	...bashLanguages,
	...cLanguages,
	...cppLanguages,
	...csharpLanguages,
	...cssLanguages,
	...dartLanguages,
	...dockerfileLanguages,
	...goLanguages,
	...graphqlLanguages,
	...hclLanguages,
	...htmlLanguages,
	...javaLanguages,
	...jsonLanguages,
	...kotlinLanguages,
	...msbuildLanguages,
	...phpLanguages,
	...powershellLanguages,
	...prismaLanguages,
	...pythonLanguages,
	...rubyLanguages,
	...rustLanguages,
	...solidityLanguages,
	...sqlLanguages,
	...swiftLanguages,
	...tomlLanguages,
	...typescriptLanguages,
	...yamlLanguages,
};
