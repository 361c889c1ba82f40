import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import { TOKEN_DAYS_MAX } from '#partners/constants'
import { SCOPES } from '../scopes.js'

const NAME_MAX = 100

/** A token or a client as staff ask for it. @source requirements Z-02 */
export const wantedTokenValidator = vine.create({
  kind: vine.enum(['token', 'client'] as const),
  name: line(NAME_MAX),
  scopes: vine.array(vine.enum(SCOPES)).minLength(1).maxLength(SCOPES.length).distinct(),
  days: integer([1, TOKEN_DAYS_MAX]),
})

const SECRET_MAX = 200
const field = () => vine.string().maxLength(SECRET_MAX).optional()

/** What a client sends for a token. @source RFC 6749 section 4.4.2 */
export const grantValidator = vine.create({
  grant_type: vine.string().maxLength(SECRET_MAX),
  client_id: field(),
  client_secret: field(),
  scope: field(),
})

/** What it gets. @source RFC 6749 section 5.1 */
export const grantedValidator = vine.create({
  access_token: vine.string(),
  token_type: vine.string(),
  expires_in: integer([0, 1800]),
  scope: vine.string(),
})
