import type { Lists } from '../model/graph.ts';

/**
 * Strongly connected components of more than one node, or of one that leads to itself: Tarjan's algorithm with stacks of
 * its own, so that no chain is too long for it. Nodes ascend, components are ordered by their first node.
 */
export function components({ starts, items: targets }: Lists): number[][] {
	const count = starts.length - 1;
	const order = new Int32Array(count).fill(-1);
	const low = new Int32Array(count);
	const next = Int32Array.from(starts.subarray(0, count));
	const isOpen = new Uint8Array(count);
	const open: number[] = [];
	const path: number[] = [];
	const found: number[][] = [];
	let seen = 0;
	const enter = (node: number) => {
		order[node] = low[node] = seen++;
		isOpen[node] = 1;
		open.push(node);
		path.push(node);
	};
	for (let root = 0; root < count; root++) {
		if (order[root] >= 0) continue;
		enter(root);
		while (path.length > 0) {
			const node = path[path.length - 1];
			if (next[node] < starts[node + 1]) {
				const target = targets[next[node]++];
				if (order[target] < 0) enter(target);
				else if (isOpen[target] === 1) low[node] = Math.min(low[node], order[target]);
				continue;
			}
			path.pop();
			if (path.length > 0) {
				const above = path[path.length - 1];
				low[above] = Math.min(low[above], low[node]);
			}
			if (low[node] !== order[node]) continue;
			const members = open.splice(open.lastIndexOf(node));
			for (const member of members) isOpen[member] = 0;
			if (members.length > 1 || leadsToItself(starts, targets, node))
				found.push(members.sort((a, b) => a - b));
		}
	}
	return found.sort((a, b) => a[0] - b[0]);
}

function leadsToItself(starts: Int32Array, targets: Int32Array, node: number): boolean {
	for (let at = starts[node]; at < starts[node + 1]; at++) if (targets[at] === node) return true;
	return false;
}
