import { POSTCODE } from '@rules/postcode'
import type { FieldCodes } from '~/forms/form_errors'
import { required } from '~/forms/rules'

/** Fields of the address that a parcel cannot do without. @source requirements C-21 */
const REQUIRED = ['last_name', 'first_name', 'zip', 'city', 'address', 'house_number'] as const
const OPTIONAL = ['floor', 'door_number', 'doorbell', 'note'] as const

/** A Hungarian postcode. @source requirements V-04 */
const WHOLE_NUMBER = /^-?\d+$/

/** A part of the address. */
export type ShippingField = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]
/** The address as it is typed; fields are named as the server names their errors. */
export type ShippingData = Record<`shipping.${ShippingField}`, string>
/** What the fields of the address need of the form around them. */
export interface ShippingFormPart {
  data: ShippingData
  errors: Partial<Record<string, string>>
  setField: (name: keyof ShippingData, text: string) => void
}
/** The address as the profile knows it. */
export type KnownShipping = Partial<Record<ShippingField, string | number | null>>

const FIELDS: readonly ShippingField[] = [...REQUIRED, ...OPTIONAL]

/** The parts of an address that a company has too. */
export const COMPANY_ADDRESS = [
  'zip',
  'city',
  'address',
  'house_number',
  'floor',
  'door_number',
] as const

/** Whether the parcel goes to this address. */
export function isAt(data: ShippingData, place: KnownShipping): boolean {
  return COMPANY_ADDRESS.every(
    (field) => data[`shipping.${field}`].trim() === String(place[field] ?? '')
  )
}

/** Puts an address into the fields; the name, the bell and the note stay. */
export function withAddress({ setField }: ShippingFormPart, place: KnownShipping): void {
  for (const field of COMPANY_ADDRESS) setField(`shipping.${field}`, String(place[field] ?? ''))
}

/** What stands in the form before anything is typed. */
export function shippingData(known: KnownShipping): ShippingData {
  const entries = FIELDS.map((field) => [`shipping.${field}`, String(known[field] ?? '')])
  return Object.fromEntries(entries) as ShippingData
}

/** The address as it is sent. */
export function shippingBody(data: ShippingData): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, data[`shipping.${field}`].trim()]))
}

/** What is wrong with the address of an order, by field; the server asks the same. */
export function shippingErrors(data: ShippingData): FieldCodes {
  const errors = shippingShapeErrors(data)
  for (const field of REQUIRED) {
    const code = required(data[`shipping.${field}`], data)
    if (code) errors[`shipping.${field}`] = code
  }
  return errors
}

/** What is wrong with what was filled in; the profile requires nothing. */
export function shippingShapeErrors(data: ShippingData): FieldCodes {
  const errors: FieldCodes = {}
  const zip = data['shipping.zip'].trim()
  if (zip && !POSTCODE.test(zip)) errors['shipping.zip'] = 'invalid'
  const floor = data['shipping.floor'].trim()
  if (floor && !WHOLE_NUMBER.test(floor)) errors['shipping.floor'] = 'invalid'
  return errors
}
