export {
	type CallPosition,
	callSiteId,
	normalizeSignature,
	type SymbolIdentity,
	scopedId,
	signatureKey,
	symbolId,
	symbolKey,
} from '../../model/identity.ts';
