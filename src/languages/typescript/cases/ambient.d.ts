/** The version. */
export const version: string; // ^ chunk constant version exported type=string doc="The version."
export function run(x?: number): void; // ^ chunk function run(x?: number) exported declaration type=void
export default class Client { // ^ chunk class Client exported default
	private constructor(); // ^ chunk constructor Client.constructor() private declaration
	readonly url: string; // ^ chunk field Client.url readonly type=string
	send(data: Buffer, cb?: () => void): this; // ^ chunk method Client.send(data: Buffer, cb?: () => void) declaration type=this
}
declare namespace Client { // ^ chunk namespace Client declaration
	interface Options { retry: number } // ^ chunk interface Client.Options ^ chunk property Client.Options.retry declaration
}
export as namespace ClientLib; // ^ no export ^ no chunk
