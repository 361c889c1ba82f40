import vine from '@vinejs/vine'
import { email, line, phone, position, zip } from '#app/validation/rules'
import { CHANNELS_MAX, REFERENCE_TEXT_MAX } from '#auth/constants'

const text = () => line(REFERENCE_TEXT_MAX)
const channels = () => vine.array(text().minLength(1)).maxLength(CHANNELS_MAX).distinct()
const flag = () => vine.boolean({ strict: true })

/** A profession; English may wait. */
export const professionValidator = vine.create({
  name_hu: text(),
  name_en: text().nullable().optional(),
  api_name: text().nullable().optional(),
  position: position().nullable().optional(),
  is_active: flag().optional(),
})

/** A regional contact. */
export const representativeValidator = vine.create({
  last_name: text(),
  first_name: text(),
  phone: phone().nullable().optional(),
  email: email().nullable().optional(),
  distribution_channel: channels().nullable().optional(),
  distribution_channel_task_fields: channels().nullable().optional(),
  is_default: flag().optional(),
})

/** A settlement with its postcode. */
export const postcodeValidator = vine.create({ zip: zip(), city: text() })
