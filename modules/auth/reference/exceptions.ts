import { domainError } from '#app/exceptions/domain_exception'

/** Another row already has this name. */
export const NameTaken = domainError('unique', {
  message: 'Another row already has this',
  tell: (field: string) => ({ field }),
})

/** Members or other rows still refer to it. The code is ours. */
export const StillUsed = domainError('in_use', { message: 'It is still in use' })

/** Somebody must serve everybody nobody else is named for. The code is ours. */
export const DefaultNeeded = domainError('default_needed', {
  message: 'There must be a default representative',
  field: 'is_default',
})
