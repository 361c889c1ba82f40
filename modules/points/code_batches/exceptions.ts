import { domainError } from '#app/exceptions/domain_exception'

/** There is no such batch of codes. Ours. */
export const UnknownBatch = domainError('unknown_batch', {
  message: 'There is no such batch',
  status: 404,
  tell: (message?: string) => ({ message }),
})

/** A void batch stays void. Ours. */
export const BatchVoid = domainError('batch_void', {
  message: 'The batch was withdrawn, and stays so',
  status: 409,
})

/** Voiding is taken back within a day, or stays. Ours. */
export const VoidForGood = domainError('void_for_good', {
  message: 'The batch was withdrawn more than a day ago, and stays so',
  status: 409,
})

/** The range names stickers the batch does not have; `max` is its last one. Ours. */
export const RangeOutsideBatch = domainError('range_outside_batch', {
  message: 'The batch has no such stickers',
  field: 'to',
  tell: (max: number) => ({ meta: { max } }),
})

/** The reference names a batch that was made with other values. Ours. */
export const BatchReferenceTaken = domainError('batch_reference_taken', {
  message: 'Another batch was made under this reference',
  status: 409,
  field: 'reference',
})
