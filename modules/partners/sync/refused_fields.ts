import { errors } from '@vinejs/vine'
import { writeValidator } from './validators/users.js'

const WRITABLE = new Set(Object.keys(writeValidator.toJSONSchema().properties ?? {}))

/** What partners are told and may not change. */
const TOLD = new Set([
  'sf_id',
  'updated_at',
  'deleted_at',
  'registered_at',
  'locale',
  'phone_verified',
  'birthday',
  'name_day',
  'main_profession_id',
  'secondary_profession_list',
  'other_profession',
  'regional_representative_zip',
  'company',
])
const CONSENTS = new Set(['marketing_phone', 'marketing_email', 'research_phone', 'research_email'])

/** @throws E_VALIDATION_ERROR naming each field that nobody writes: none would notice that it was not written */
export function refuseFields(body: Record<string, unknown>): void {
  const refused = Object.keys(body)
    .filter((field) => !WRITABLE.has(field))
    .map((field) => [field, TOLD.has(field) ? 'not_writable' : 'unknown_field'])
  const { consents } = body
  if (consents && typeof consents === 'object') {
    for (const field of Object.keys(consents)) {
      if (CONSENTS.has(field)) continue
      refused.push([`consents.${field}`, field === 'tos' ? 'not_writable' : 'unknown_field'])
    }
  }
  if (!refused.length) return
  throw new errors.E_VALIDATION_ERROR(
    refused.map(([field, rule]) => ({ field, rule, message: rule }))
  )
}
