import { registerOutboxHandler } from '#app/outbox/handlers'
import { tellOfExpiry } from './expiry/actions/tell_of_expiry.js'
import { EXPIRY } from './expiry/topic.js'

registerOutboxHandler(EXPIRY, ({ payload }) => tellOfExpiry(payload))
