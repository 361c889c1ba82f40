import { registerOutboxHandler } from '#app/outbox/handlers'
import { PARTNER_EVENT } from './events/partner_event.js'
import { sendEvent } from './events/send_event.js'
import { followFacts } from './events/tell_facts.js'

registerOutboxHandler(PARTNER_EVENT, sendEvent)
followFacts()
