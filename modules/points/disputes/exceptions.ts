import { domainError } from '#app/exceptions/domain_exception'

/** Support has answered the dispute about this sticker, or there is none. Ours. */
export const DisputeSettled = domainError('dispute_settled', {
  message: 'This report was answered before',
  status: 409,
})

/** The disputed sticker has brought points as often as it may, or this member has theirs. Ours. */
export const CodeSpent = domainError('code_spent', {
  message: 'The sticker has brought points as often as it may',
  status: 409,
})

/** As many stickers were reported today as may be; `wait_for` in seconds. Ours; its code keeps an old word. */
export const TooManyDisputes = domainError('too_many_reports', {
  message: 'As many stickers were reported today as may be',
  status: 429,
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})
