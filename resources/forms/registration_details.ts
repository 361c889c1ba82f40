import { POSTCODE } from '@rules/postcode'
import { companyBody, companyData, companyErrors, type CompanyData } from './company'

/** What the details form holds; names are those of the payload, dotted where it is nested. */
export type Details = CompanyData & {
  'last_name': string
  'first_name': string
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
    ...companyData(null),
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

/** The boxes that "accept all" stands for. @source requirements A-43 */
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
  'main_profession_id',
  'regional_representative_zip',
  'tos',
] as const satisfies (keyof Details)[]

/** The first wrong thing of each field. @source requirements A-47 */
export function detailErrors(data: Details): Record<string, string> {
  const errors: Record<string, string> = companyErrors(data)
  if (!POSTCODE.test(data.regional_representative_zip.trim())) {
    errors.regional_representative_zip = 'invalid'
  }
  for (const field of REQUIRED) {
    const value = data[field]
    if (typeof value === 'string' ? value.trim() === '' : !value) errors[field] = 'required'
  }
  if (data.other && data.other_profession.trim() === '') errors.other_profession = 'required'
  return inFormOrder(errors)
}

/** What is sent. @source requirements D-07 */
export function payloadOf(data: Details, representativeId: number | null) {
  return {
    first_name: data.first_name,
    last_name: data.last_name,
    company: companyBody(data),
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
