import { Mailer } from './models.ts';

let mailer;
let title = '';
let count = 0;

export function remind(list, { channel = new Mailer(), retries = 1 }) {
	mailer ??= new Mailer();
	mailer.send('late'); //= send models.ts#Mailer.send
	title += 'x';
	title.trim(); //= trim external platform
	for (let at = 0; at < list.length; at++) count++;
	count.toFixed(retries); //= toFixed external platform
	channel.send('y');
}

export class Outbox {
	private held;
	private sent = 0;
	private spare;

	open() {
		this.held ||= new Mailer();
		this.sent++;
		this.sent.toFixed(); //= toFixed external platform
		this.held.send('now'); //= send models.ts#Mailer.send
	}

	close() {
		this.spare = new Mailer();
		this.spare.send('bye'); //= send models.ts#Mailer.send
		delete this.spare;
	}
}

export const table = { [remind.name]: () => new Mailer(), ['open']: () => new Mailer() };
table[mailer]().send('t'); //= send models.ts#Mailer.send
