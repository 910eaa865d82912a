import type { Lists } from '../model/graph.ts';

const ROUNDS = 20;

/**
 * Groups of nodes with more between them than with others: each takes the group that most of its neighbours, in both
 * directions, have, until nobody changes. Nodes go in order, and of equals the lowest number wins, so the same graph gives
 * the same groups. Gives the group of each node: the number of the lowest node in it.
 */
export function communities(out: Lists, into: Lists): Int32Array {
	const count = out.starts.length - 1;
	const groups = Int32Array.from({ length: count }, (_, node) => node);
	const votes = new Int32Array(count);
	const voted: number[] = [];
	const vote = ({ starts, items }: Lists, node: number) => {
		for (let at = starts[node]; at < starts[node + 1]; at++) {
			if (items[at] === node) continue;
			const group = groups[items[at]];
			if (votes[group]++ === 0) voted.push(group);
		}
	};
	for (let round = 0; round < ROUNDS; round++) {
		let changes = 0;
		for (let node = 0; node < count; node++) {
			vote(out, node);
			vote(into, node);
			let best = groups[node];
			for (const group of voted) {
				if (votes[group] > votes[best] || (votes[group] === votes[best] && group < best)) best = group;
			}
			for (const group of voted) votes[group] = 0;
			voted.length = 0;
			if (best === groups[node]) continue;
			groups[node] = best;
			changes++;
		}
		if (changes === 0) break;
	}
	return lowestOf(groups);
}

function lowestOf(groups: Int32Array): Int32Array {
	const lowest = new Int32Array(groups.length).fill(-1);
	return groups.map((group, node) => {
		if (lowest[group] < 0) lowest[group] = node;
		return lowest[group];
	});
}
