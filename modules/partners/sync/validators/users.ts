import vine from '@vinejs/vine'
import { id, integer, wholeNumber } from '#app/validation/numbers'
import { email, line, phone } from '#app/validation/rules'
import { PER_PAGE_MAX, RECORDS_MAX } from '#partners/constants'
import { CURSOR_MAX } from '../cursor.js'
import { instant } from './instant.js'

/** How often a member can change. */
const VERSION_MAX = 2_000_000_000
const NAME_MAX = 100
const ID_TEXT_MAX = 18

/** What a page of members is asked for by. @source requirements H-67 */
export const pullValidator = vine.create({
  cursor: vine.string().maxLength(CURSOR_MAX).optional(),
  updated_since: instant().optional(),
  per_page: integer([1, PER_PAGE_MAX]).optional(),
})

const flag = () => vine.boolean({ strict: true }).optional()

/** Consents by purpose; the terms are not a partner's to change. */
export const consentsShape = () =>
  vine.object({
    marketing_phone: flag(),
    marketing_email: flag(),
    research_phone: flag(),
    research_email: flag(),
  })

/** When, where and to which wording consents were given. */
export const proofShape = () =>
  vine.object({ given_at: instant(), place: line(30), text_version: line(20) })

/** What a partner may change; what is left out stays. @source requirements H-68 */
export const writableFields = () => ({
  last_name: line(NAME_MAX).optional(),
  first_name: line(NAME_MAX).optional(),
  email: email().optional(),
  phone: phone().optional(),
  consents: consentsShape().optional(),
  consent_proof: proofShape().optional(),
  regional_representative_id: id().optional(),
})

const control = () => ({
  id: id().optional(),
  version: wholeNumber([1, VERSION_MAX]).optional(),
})

/** One member as a partner writes it. */
export const writeValidator = vine.create({ ...control(), ...writableFields() })

/** Many of them. Each is judged by itself, so that a wrong one keeps no other back. */
export const batchValidator = vine.create({
  records: vine.array(vine.object({}).allowUnknownProperties()).minLength(1).maxLength(RECORDS_MAX),
})

/** How one of them looks, for the description. */
export const batchRecordValidator = vine.create({
  sf_id: vine.string().maxLength(ID_TEXT_MAX),
  ...control(),
  ...writableFields(),
})
