import { CodeCreditSchema } from '#database/schema'

/** A code that a settled dispute credited. */
export default class CodeCredit extends CodeCreditSchema {}
