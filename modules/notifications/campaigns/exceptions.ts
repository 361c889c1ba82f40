import { domainError } from '#app/exceptions/domain_exception'

/** It was sent or scheduled, so that its words stay as they are. The code is ours. */
export const CampaignSent = domainError('campaign_sent', {
  message: 'The campaign is no draft any more',
  status: 409,
})

/** It cannot take this step from where it is. The code is ours. */
export const CampaignState = domainError('campaign_state', {
  message: 'The campaign cannot take this step any more',
  status: 409,
})

/** It stopped because nobody tells the shop which mails come back, and nobody does yet. The code is ours. */
export const BouncesUnknown = domainError('bounces_unknown', {
  message: 'Nobody tells the shop which mails come back',
})

/** The time it is to be sent at is over. The code is ours. */
export const TimeIsOver = domainError('time_is_over', {
  message: 'The time has passed',
  field: 'at',
})

/** Too many mails to oneself; `wait_for` in seconds. The code is ours. */
export const TooManyTests = domainError('too_many_attempts', {
  message: 'Too many mails to oneself',
  status: 429,
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})

/** The shop sends no SMS. The code is ours. */
export const NoSms = domainError('no_sms', {
  message: 'No SMS provider is set up',
  field: 'channels',
})

/** An SMS has more parts than one of a campaign may; `parts` and `max` say how many. The code is ours. */
export const SmsTooLong = domainError('sms_too_long', {
  message: 'The SMS has too many parts',
  tell: (field: 'sms_hu' | 'sms_en', parts: number, max: number) => ({
    field,
    meta: { parts, max },
  }),
})
