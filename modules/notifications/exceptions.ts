import { domainError } from '#app/exceptions/domain_exception'
import { DeliveryFailure } from '#app/outbox/failures'

/** Why a message waits for staff: its SMS may or may not have gone. */
export const MAYBE_SENT = 'sms_maybe_sent'

/** The provider may or may not have taken the SMS. It is not sent again by itself: a second one would be paid. */
export class SmsMaybeSent extends DeliveryFailure {
  constructor(message: string) {
    super(message, MAYBE_SENT)
  }
}

/** The address does not belong to a push service that the shop knows. The code is ours. */
export const UnknownPushService = domainError('unknown_push_service', {
  message: 'The address is not that of a known push service',
  field: 'endpoint',
})

/** The keys of the browser are none that a message can be encrypted for. */
export const UnusableKeys = domainError('invalid', { message: 'invalid', field: 'keys.p256dh' })

/** Another member takes messages at this address. The code is ours. */
export const EndpointTaken = domainError('endpoint_taken', {
  message: 'Another member takes messages at this address',
  status: 409,
  field: 'endpoint',
})

/** The browser tells its subscription too often; `wait_for` in seconds. The code is ours. */
export const TooManySubscriptions = domainError('too_many_attempts', {
  message: 'A subscription was told too often',
  status: 429,
  field: 'endpoint',
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})
