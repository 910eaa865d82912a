// path: src/pages/api/client.ts
import axios from 'axios';

const client = axios.create();
export default client; // ^ no fact route
export const load = () => client.get('/posts', { params: {} }); // ^ no fact route
