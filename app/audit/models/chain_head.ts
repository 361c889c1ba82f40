import { ChainHeadSchema } from '#database/schema'

/** The end of a chain of hashes, of the audit log or of the closes. */
export default class ChainHead extends ChainHeadSchema {}
