import outside from 'other-mixins';

export default {
	methods: {
		shared() {
			this.deep(); //= deep mixed.js#deep
			this.load(); //= load dynamic
		},
		deep() {},
		both() {},
	},
};

export const later = {
	methods: {
		both() {},
		onlyLater() {},
	},
};

export const open = { mixins: [outside], methods: { hidden() {} } };

// An object that is no component.
export const plain = {
	load() {},
	run() {
		this.load(); //= load mixed.js#plain.load
		this.deep(); //= deep dynamic
	},
};
