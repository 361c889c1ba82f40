import vine from '@vinejs/vine'
import { id, wholeNumber } from '#app/validation/numbers'
import { CURSOR_MAX } from '../cursor.js'

/*
 * What is answered, so that the description of the interface and the tests read the same shapes.
 */

const COUNT_MAX = 2_000_000_000
const count = () => wholeNumber([0, COUNT_MAX])
const text = () => vine.string().nullable()
const instant = () => vine.string()

const consent = () => vine.object({ given: vine.boolean(), changed_at: instant().nullable() })

const company = () =>
  vine.object({
    tax_number: vine.string(),
    name: vine.string(),
    zip: vine.string(),
    city: vine.string(),
    address: vine.string(),
    house_number: vine.string(),
    floor: wholeNumber([-COUNT_MAX, COUNT_MAX]).nullable(),
    door_number: text(),
  })

/** A member; of who was erased only the first four, and after a write by who may not read only the first three. */
const user = () =>
  vine.object({
    id: id(),
    sf_id: text(),
    version: count(),
    deleted_at: instant().nullable().optional(),
    updated_at: instant().optional(),
    registered_at: instant().nullable().optional(),
    locale: text().optional(),
    email: text().optional(),
    phone: text().optional(),
    phone_verified: vine.boolean().optional(),
    last_name: text().optional(),
    first_name: text().optional(),
    birthday: text().optional(),
    name_day: text().optional(),
    main_profession_id: id().nullable().optional(),
    secondary_profession_list: vine.array(id()).optional(),
    other_profession: text().optional(),
    regional_representative_zip: text().optional(),
    regional_representative_id: id().nullable().optional(),
    company: company().nullable().optional(),
    consents: vine
      .object({
        tos: consent(),
        marketing_phone: consent(),
        marketing_email: consent(),
        research_phone: consent(),
        research_email: consent(),
      })
      .optional(),
  })

const error = () =>
  vine.object({
    errorCode: vine.string(),
    message: vine.string(),
    fields: vine.array(vine.string()),
    version: count().optional(),
    retryAfter: count().optional(),
  })

/** Shapes of answers by the names the description gives them. */
export const ANSWERS = {
  ConsentState: vine.create(consent()),
  Error: vine.create(error()),
  TokenError: vine.create({ error: vine.string() }),
  User: vine.create(user()),
  UserPage: vine.create({
    data: vine.array(user()),
    current_page: count(),
    last_page: count(),
    per_page: count(),
    next_cursor: vine.string().maxLength(CURSOR_MAX),
    has_more: vine.boolean(),
    latest_date_covered: instant(),
  }),
  NamedIds: vine.create({ data: vine.array(vine.object({ id: id(), name: vine.string() })) }),
  BatchResults: vine.create({
    results: vine.array(
      vine.object({
        sf_id: vine.string(),
        id: id().nullable(),
        success: vine.boolean(),
        status: count(),
        version: count().nullable(),
        errors: vine.array(error()),
      })
    ),
  }),
}
