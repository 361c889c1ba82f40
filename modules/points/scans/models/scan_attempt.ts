import { ScanAttemptSchema } from '#database/schema'

/** Submissions of a code by a member that were refused. */
export default class ScanAttempt extends ScanAttemptSchema {}
