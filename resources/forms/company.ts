import { POSTCODE } from '@rules/postcode'
import type { FieldCodes } from './form_errors'
import { required } from './rules'
import { isTaxNumber } from '@rules/tax_number'

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

/** A field of the company block, named as forms hold it. */
export type CompanyField = `company.${keyof Company}`
/** The company block as it is typed. */
export type CompanyData = Record<CompanyField, string>

/** What the fields of the company need of the form around them. */
export interface CompanyFormPart {
  data: CompanyData
  errors: Partial<Record<string, string>>
  codes: FieldCodes
  setField: (name: CompanyField, text: string) => void
}

/** The company block in the fields; empty ones where there is none. */
export function companyData(company: Company | null): CompanyData {
  return {
    'company.tax_number': company?.tax_number ?? '',
    'company.name': company?.name ?? '',
    'company.zip': company?.zip ?? '',
    'company.city': company?.city ?? '',
    'company.address': company?.address ?? '',
    'company.house_number': company?.house_number ?? '',
    'company.floor': String(company?.floor ?? ''),
    'company.door_number': company?.door_number ?? '',
  }
}

/** The fields in the order of the form. */
export const COMPANY_FIELDS = Object.keys(companyData(null)) as CompanyField[]

const OPTIONAL: CompanyField[] = ['company.floor', 'company.door_number']

const FLOOR = /^-?\d{1,3}$/

const SHAPES: [field: CompanyField, fits: (text: string) => boolean][] = [
  ['company.tax_number', isTaxNumber],
  ['company.zip', (text) => POSTCODE.test(text)],
  ['company.floor', (text) => FLOOR.test(text)],
]

/** What is wrong with the company, by field; the server asks the same. @source requirements A-47 */
export function companyErrors(data: CompanyData): FieldCodes {
  const errors: FieldCodes = {}
  for (const field of COMPANY_FIELDS) {
    const text = data[field].trim()
    const isRefused = SHAPES.some(([name, fits]) => name === field && text !== '' && !fits(text))
    const isMissing = !OPTIONAL.includes(field) && required(text, data)
    if (isRefused) errors[field] = 'invalid'
    if (isMissing) errors[field] = 'required'
  }
  return errors
}

/** The company as it is sent. */
export function companyBody(data: CompanyData): Company {
  const floor = data['company.floor'].trim()
  return {
    tax_number: data['company.tax_number'],
    name: data['company.name'],
    zip: data['company.zip'],
    city: data['company.city'],
    address: data['company.address'],
    house_number: data['company.house_number'],
    floor: floor === '' ? null : Number(floor),
    door_number: data['company.door_number'].trim() || null,
  }
}
