/** The part of the WebAssembly interface used here; Node has it, its types leave it to the DOM's. */
declare namespace WebAssembly {
	type Imports = Record<string, Record<string, unknown>>;
	class Module {
		private readonly brand;
	}
	class Instance {
		constructor(module: Module, imports: Imports);
		readonly exports: Record<string, unknown>;
	}
	class Memory {
		constructor(size: { initial: number; maximum: number });
		readonly buffer: ArrayBuffer;
	}
	class Global {
		value: number;
	}
	function compile(bytes: Uint8Array): Promise<Module>;
}
