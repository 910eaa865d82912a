import { createRequire } from 'node:module';
const require = createRequire(import.meta.url); // ^ chunk constant require ^ no import
const pkg = require('./package.json'); // ^ import * as pkg from ./package.json kind=require ^ no chunk
{
	const module = { exports: {} };
	module.exports = pkg; // ^ no export
}
function inner(exports) {
	exports.x = 1; // ^ no export
}
use(inner); // ^ call use
const same = 1, same2 = () => same; // ^ chunk constant same exported ^ chunk function same2() lines=12-12
export { same as 'a string' }; // ^ export named a string local=same
export default { name: 'x', setup() { return same; } }; // ^ export default default local=- chunk=- ^ chunk method setup() ^ assign default = {name: "x", setup: chunk:setup}
