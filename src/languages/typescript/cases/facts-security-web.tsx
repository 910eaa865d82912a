// path: src/pages/order.tsx
import { HttpClient } from '@angular/common/http';
import { inject } from '@angular/core';
import axios from 'axios';
import config from 'config';
import ejs from 'ejs';
import yaml from 'js-yaml';

const api = axios.create({ baseURL: '/api' });

export class Orders {
	private readonly http = inject(HttpClient);
	private readonly cache = new Map<string, string>();

	async load(id: string, res: { render(view: string): void }, body: string) {
		this.http.get('/orders'); // ^ fact outbound_request library=@angular/common/http method=GET url=/orders given=literal
		this.cache.get('/orders'); // ^ no fact outbound_request
		await fetch(`/orders/${id}`, { method: 'PUT' }); // ^ fact outbound_request library=fetch method=PUT url=/orders/{} given=interpolated
		await fetch('/a', { method }); // ^ fact outbound_request library=fetch method=- url=/a given=literal
		await fetch('/b', { ...init }); // ^ fact outbound_request library=fetch method=- url=/b given=literal
		await fetch(id); // ^ fact outbound_request library=fetch method=GET url=- given=variable
		await api.post('/orders', body); // ^ fact outbound_request library=axios method=POST url=/orders
		await axios({ url: 'https://example.com/x', method: 'delete' }); // ^ fact outbound_request method=DELETE url=https://example.com/x
		this.fetch('/orders'); // ^ no fact outbound_request

		res.render('orders/show'); // ^ fact template_render api=res.render operation=render template=orders/show given=literal
		ejs.render(body, {}); // ^ fact template_render api=ejs.render operation=render_text given=variable
		element.innerHTML = body; // ^ fact template_render api=innerHTML operation=raw given=variable
		element.innerHTML = ''; // ^ no fact template_render
		const html = element.innerHTML; // ^ no fact template_render
		element.insertAdjacentHTML('beforeend', body); // ^ fact template_render api=insertAdjacentHTML operation=raw
		this.view.render('orders'); // ^ no fact template_render

		new RegExp('^a+$'); // ^ fact regex api=RegExp pattern=^a+$ given=literal
		new RegExp('^' + id); // ^ fact regex pattern=^{} given=concatenated
		id.match(/a+/); // ^ no fact regex

		yaml.load(body, { schema: yaml.FAILSAFE_SCHEMA }); // ^ fact deserialization api=js-yaml.load format=yaml loader=yaml.FAILSAFE_SCHEMA
		JSON.parse(body); // ^ no fact deserialization
		this.cache.load(body); // ^ no fact deserialization

		config.get('db.host'); // ^ fact config_read library=config key=db.host
		this.config.get('db.host'); // ^ no fact config_read
		return html;
	}

	fetch(path: string) {
		return path;
	}
}

export function Comment({ html }: { html: string }) {
	return <div dangerouslySetInnerHTML={{ __html: html }} />; // ^ fact template_render api=dangerouslySetInnerHTML operation=raw given=variable
}

export function Hint() {
	return <p title="dangerouslySetInnerHTML={{ __html: x }}">none</p>; // ^ no fact template_render
}
