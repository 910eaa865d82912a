import def from './a'; // ^ import default as def from ./a ^ bind import def
import * as ns from './b'; // ^ import * as ns from ./b
import { x, y as z, default as w, type T } from './c'; // ^ import x as x from ./c ^ import y as z from ./c ^ import default as w from ./c ^ import T as T from ./c typeOnly ^ no refs ^ no chunk
import both, { named } from './d'; // ^ import default as both from ./d ^ import named as named from ./d
import './side'; // ^ import from ./side
import {} from './empty'; // ^ import from ./empty
import type { Only } from './types'; // ^ import Only as Only from ./types typeOnly
import json from './data.json' with { type: 'json' }; // ^ import default as json from ./data.json
import { 'odd name' as odd } from './odd'; // ^ import odd name as odd from ./odd
import fs = require('fs'); // ^ import * as fs from fs kind=require ^ no call
import alias = ns.Deep.Thing; // ^ no import ^ refs ns:read .Deep:read .Thing:read ^ bind const alias value=ns.Deep.Thing

export { x, z as renamed, w as default }; // ^ export named x local=x ^ export named renamed local=z ^ export default default local=w ^ refs x:read z:read w:read
export { q, r as s } from './e'; // ^ export named q local=q from=./e ^ export named s local=r from=./e ^ no refs
export { default } from './f'; // ^ export default default local=default from=./f
export * from './g'; // ^ export star * from=./g local=-
export * as g from './g'; // ^ export named g local=* from=./g
export type { Only }; // ^ export named Only typeOnly ^ refs Only:type
export type { Foo } from './i'; // ^ export named Foo from=./i typeOnly

const lazy = async () => { // ^ no import
	const m = await import('./lazy'); // ^ import * as m from ./lazy kind=dynamic lazy ^ bind import m
	const { go } = await import('./go'); // ^ import go as go from ./go kind=dynamic lazy
	import('./fire'); // ^ import * from ./fire kind=dynamic lazy
	return import(pick()); // ^ import * from - kind=dynamic lazy ^ call pick ^ yields return module(null)
};
const soon = import('./soon'); // ^ import * from ./soon kind=dynamic ^ chunk constant soon ^ bind const soon value=module(./soon)
if (lazy) require('./maybe'); // ^ import from ./maybe kind=require conditional ^ call require
export const late = 1; // ^ export named late chunk=late
function exportedBelow() {} // ^ chunk function exportedBelow() exported
class AlsoBelow {} // ^ chunk class AlsoBelow exported
export { exportedBelow }; // ^ export named exportedBelow chunk=-
export { AlsoBelow as default }; // ^ export default default local=AlsoBelow
