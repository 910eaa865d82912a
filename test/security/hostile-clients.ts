import { connect, type Socket } from 'node:net';

/*
 * Connections that do their worst to a server, in a process of their own: `hostile-clients.ts <port> <count> <address> [manner]`, from that
 * address of this machine. One that is closed comes back a moment later. Says that it has begun.
 */

const [port, count] = process.argv.slice(2, 4).map(Number);
const [localAddress, manner] = process.argv.slice(4);
const BACK_MS = 250;
const DRIP_MS = 500;
const HOST = `Host: 127.0.0.1:${port}\r\n`;
const POST = `POST /api/v1/read HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const LARGE = `GET /api/v1/sql?schema=true HTTP/1.1\r\n${HOST}\r\n`;

const MANNERS: ((socket: Socket) => void)[] = [
	// Headers that do not end.
	(socket) => drip(socket, `GET /healthz HTTP/1.1\r\n${HOST}`, 'X-A: b\r\n'),
	// A body that does not end.
	(socket) => drip(socket, `${POST}Content-Length: 9000000\r\n\r\n{`, ' '),
	// Takes no answer.
	(socket) => socket.pause().write(LARGE.repeat(20)),
	// Announces a giant.
	(socket) => socket.resume().write(`${POST}Content-Length: 1000000000\r\n\r\n{`),
	// Sends a giant that was not announced, as fast as it is taken.
	(socket) => pour(socket, `${POST}Transfer-Encoding: chunked\r\n\r\n`),
	(socket) => socket.resume().write(Buffer.alloc(4096, 0x16)),
	// Asks and asks.
	(socket) => flood(socket, `GET /api/v1/symbol?name=Store HTTP/1.1\r\n${HOST}\r\n`),
	// Sends far ahead.
	(socket) => socket.resume().write(LARGE.repeat(500)),
	(socket) => flood(socket, `GET /api/v1/nothing HTTP/1.1\r\n${HOST}\r\n`),
	// Is just there.
	() => {},
];

function begin(behave: (socket: Socket) => void): void {
	const socket = connect({ port, host: '127.0.0.1', localAddress }, () => behave(socket));
	socket.on('error', () => {});
	socket.once('close', () => setTimeout(begin, BACK_MS, behave));
}

function drip(socket: Socket, first: string, drop: string): void {
	socket.resume().write(first);
	const timer = setInterval(() => socket.write(drop), DRIP_MS);
	socket.once('close', () => clearInterval(timer));
}

function pour(socket: Socket, head: string): void {
	const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
	const more = () => {
		while (!socket.destroyed && socket.write(chunk));
	};
	socket.resume().on('drain', more);
	socket.write(head);
	more();
}

/** Five times a second: a client that only burns the processor which it shares with the server shows nothing of the server. */
function flood(socket: Socket, request: string): void {
	socket.on('data', () => setTimeout(() => socket.writable && socket.write(request), 200));
	socket.write(request);
}

for (let at = 0; at < count; at++)
	begin(MANNERS[manner === undefined ? at % MANNERS.length : Number(manner)]);
console.log('begun');

// Sockets that are not read keep no process alive.
setInterval(() => {}, 60_000);
