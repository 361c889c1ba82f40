import vine from '@vinejs/vine'
import { email, line, phone } from '#app/validation/rules'
import { consentsShape, proofShape } from '../../sync/validators/users.js'

const NAME_MAX = 100
const ID_TEXT_MAX = 18

/** Somebody whom a partner registers. @source requirements H-66 */
export const registrationValidator = vine.create({
  email: email(),
  phone: phone(),
  last_name: line(NAME_MAX),
  first_name: line(NAME_MAX),
  sf_id: vine.string().maxLength(ID_TEXT_MAX),
  consents: consentsShape().optional(),
  consent_proof: proofShape().optional(),
})
