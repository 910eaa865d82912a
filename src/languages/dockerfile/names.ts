import type { ChunkSpec } from '../../model/recorder.ts';

interface Stage {
	chunk: ChunkSpec;
	/** The stage that it goes on from. */
	base: Stage | null;
	variables: Map<string, ChunkSpec>;
}

/** Bases that are followed. */
const MAX_BASES = 100;

/** What the names of a Dockerfile stand for, as far as it has been read: only what is above counts. */
export class BuildNames {
	private readonly stages: Stage[] = [];
	private readonly byName = new Map<string, Stage>();
	/** Arguments before the first stage: seen by `FROM`, and by stages that declare them again. */
	private readonly outer = new Map<string, ChunkSpec>();

	/** A stage by its name, whatever its case, or by its number. */
	stage(name: string): ChunkSpec | undefined {
		const found = /^\d+$/.test(name) ? this.stages[Number(name)] : this.byName.get(name.toLowerCase());
		return found?.chunk;
	}

	openStage(chunk: ChunkSpec, name: string | null, from: string): void {
		const base = this.byName.get(from.toLowerCase()) ?? null;
		const stage: Stage = { chunk, base, variables: new Map() };
		this.stages.push(stage);
		if (name !== null) this.byName.set(name.toLowerCase(), stage);
	}

	declare(name: string, chunk: ChunkSpec): void {
		const stage = this.stages.at(-1);
		(stage === undefined ? this.outer : stage.variables).set(name, chunk);
	}

	/** A variable of the stage that is being read, or of those that it goes on from. */
	variable(name: string): ChunkSpec | undefined {
		let stage = this.stages.at(-1) ?? null;
		if (stage === null) return this.outer.get(name);
		for (let count = 0; stage !== null && count < MAX_BASES; count++, stage = stage.base) {
			const found = stage.variables.get(name);
			if (found !== undefined) return found;
		}
		return undefined;
	}

	/** A variable in a `FROM`. */
	outerVariable(name: string): ChunkSpec | undefined {
		return this.outer.get(name);
	}
}
