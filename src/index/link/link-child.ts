import { keepCompiledCode } from '../../platform/compiled-code.ts';
import { InHandNote } from '../../platform/worker-process.ts';
import { World } from '../../semantics/world/world.ts';
import { openDraft } from '../../store/draft-source.ts';
import { LinkBatchBuilder } from '../../store/link-batch.ts';
import { linkFile } from './link-files.ts';
import type { FromLinker, LinkSetup, ToLinker } from './link-protocol.ts';

/** A link process: takes paths of files, gives back where their calls lead. */
const found = new LinkBatchBuilder();
const inHand = new InHandNote();
let setup: LinkSetup;
let world: World | null = null;

process.on('message', (message: ToLinker) => {
	if ('setup' in message) setup = message.setup;
	else run(message);
});
// The parent is gone: nobody is waiting for the rest.
process.on('disconnect', () => process.exit(0));

function run({ seq, jobs }: Extract<ToLinker, { seq: number }>): void {
	const left: string[] = [];
	for (const [item, { path, isLeft }] of jobs.entries()) {
		inHand.set(seq, item);
		if (isLeft) {
			left.push(path);
			continue;
		}
		world ??= new World(openDraft(setup.file));
		linkFile(world, path, found);
	}
	const answer: FromLinker = { seq, links: found.take(), left };
	process.send!(answer);
	keepCompiledCode();
}
