/** What programs of partners prove themselves with: made, ended and listed. */
export { createToken, type WantedToken } from './access/actions/create_token.js'
export { revokeToken } from './access/actions/revoke_token.js'
export { everyToken } from './access/queries/tokens.js'
export { wantedTokenValidator } from './access/validators/token.js'
export { clientIdOf } from './access/client_id.js'
export { SCOPES, type Scope } from './access/scopes.js'
/** Events that a partner took, and the same once more. */
export {
  eventsTold,
  replayEvents,
  type FoundEvents,
  type ToldEvent,
} from './events/replay_events.js'
export { type PartnerEventType } from './events/partner_event.js'
export { tellsPartners } from './events/endpoint.js'
