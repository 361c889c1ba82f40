import { IdempotencyKeySchema } from '#database/schema'

/** The answer to a request that carried a key, kept for its repetition. */
export default class IdempotencyKey extends IdempotencyKeySchema {}
