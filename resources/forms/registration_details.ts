import { isTaxNumber } from './tax_number'

/** The company block as the server sends it. */
export type Company = {
  tax_number: string
  name: string
  zip: string
  city: string
  address: string
  house_number: string
  floor: number | null
  door_number: string | null
}

/** What the details form holds; names are those of the payload, dotted where it is nested. */
export type Details = {
  'last_name': string
  'first_name': string
  'company.tax_number': string
  'company.name': string
  'company.zip': string
  'company.city': string
  'company.address': string
  'company.house_number': string
  'company.floor': string
  'company.door_number': string
  'main_profession_id': string
  'secondary_profession_list': number[]
  'other': boolean
  'other_profession': string
  'regional_representative_zip': string
  'tos': boolean
  'consent.marketing_phone': boolean
  'consent.research_email': boolean
  'consent.research_phone': boolean
}

/** A form nobody has filled in; known names stay as they are. */
export function emptyDetails(lastName: string | null, firstName: string | null): Details {
  return {
    'last_name': lastName ?? '',
    'first_name': firstName ?? '',
    'company.tax_number': '',
    'company.name': '',
    'company.zip': '',
    'company.city': '',
    'company.address': '',
    'company.house_number': '',
    'company.floor': '',
    'company.door_number': '',
    'main_profession_id': '',
    'secondary_profession_list': [],
    'other': false,
    'other_profession': '',
    'regional_representative_zip': '',
    'tos': false,
    'consent.marketing_phone': false,
    'consent.research_email': false,
    'consent.research_phone': false,
  }
}

/** The boxes that "accept all" stands for. @source specification §4 */
export const CONSENT_FIELDS = [
  'tos',
  'consent.marketing_phone',
  'consent.research_email',
  'consent.research_phone',
] as const
/** One of those boxes. */
export type ConsentField = (typeof CONSENT_FIELDS)[number]

/** The fields in the order of the form, for its summary of errors. */
export const DETAIL_FIELDS = Object.keys(emptyDetails(null, null)).filter(
  (field) => field !== 'other'
)

const REQUIRED = [
  'last_name',
  'first_name',
  'company.tax_number',
  'company.name',
  'company.zip',
  'company.city',
  'company.address',
  'company.house_number',
  'main_profession_id',
  'regional_representative_zip',
  'tos',
] as const satisfies (keyof Details)[]

const ZIP = /^[1-9]\d{3}$/
const FLOOR = /^-?\d{1,3}$/

const SHAPES: [field: keyof Details, fits: (text: string) => boolean][] = [
  ['company.tax_number', isTaxNumber],
  ['company.zip', (text) => ZIP.test(text)],
  ['regional_representative_zip', (text) => ZIP.test(text)],
  ['company.floor', (text) => FLOOR.test(text)],
]

/** The first wrong thing of each field. @source specification §5 */
export function detailErrors(data: Details): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [field, fits] of SHAPES) {
    const text = String(data[field]).trim()
    if (text !== '' && !fits(text)) errors[field] = 'invalid'
  }
  for (const field of REQUIRED) {
    const value = data[field]
    if (typeof value === 'string' ? value.trim() === '' : !value) errors[field] = 'required'
  }
  if (data.other && data.other_profession.trim() === '') errors.other_profession = 'required'
  return inFormOrder(errors)
}

/** What is sent. @source specification §3, registration details payload */
export function payloadOf(data: Details, representativeId: number | null) {
  const floor = data['company.floor'].trim()
  return {
    first_name: data.first_name,
    last_name: data.last_name,
    company: {
      tax_number: data['company.tax_number'],
      name: data['company.name'],
      zip: data['company.zip'],
      city: data['company.city'],
      address: data['company.address'],
      house_number: data['company.house_number'],
      floor: floor === '' ? null : Number(floor),
      door_number: data['company.door_number'].trim() || null,
    },
    regional_representative_zip: data.regional_representative_zip,
    main_profession_id: Number(data.main_profession_id),
    other_profession: data.other ? data.other_profession : null,
    regional_representative_id: representativeId,
    secondary_profession_list: data.secondary_profession_list,
    tos: data.tos,
    consent: {
      marketing_phone: data['consent.marketing_phone'],
      research_email: data['consent.research_email'],
      research_phone: data['consent.research_phone'],
    },
  }
}

function inFormOrder(errors: Record<string, string>) {
  const present = DETAIL_FIELDS.filter((field) => errors[field])
  return Object.fromEntries(present.map((field) => [field, errors[field]]))
}
