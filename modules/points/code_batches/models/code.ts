import { CodeSchema } from '#database/schema'

/** A code that was scanned or credited; others have no row. */
export default class Code extends CodeSchema {}
