// path: src/pages/api/posts/[id].js
import { withSession } from '../../../lib/session';

async function handler(req, res) { // ^ no fact route
	const posts = new Map();
	posts.get('/posts', handler); // ^ no fact route
}
export default handler; // ^ fact route framework=next method=ANY path=/api/posts/[id] handler=handler handler_chunk=1
