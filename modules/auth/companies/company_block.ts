import type { CompanyLookupResult } from '../contracts/company_directory.js'

/** The company data of a member, as forms and pages carry them. @source requirements D-14 */
export interface CompanyBlock {
  tax_number: string
  name: string
  zip: string
  city: string
  address: string
  house_number: string
  floor: number | null
  door_number: string | null
}

/** The ground floor in the words of the register: FS, and the longer ways to say it. */
const GROUND_FLOOR = /^(FS|FSZ|FSZT|FÖLDSZINT)\.?$/i

/** The longest company name a form takes, in characters. */
const NAME_MAX = 200

/** One line of an address: postcode, city, street and what begins with a figure. */
const ADDRESS_LINE = /^(\d{4}) ([^,]{1,100}), (.{1,200}?) (\d[^,]{0,29})$/

/** Brings every shape a provider answers with into the company block. */
export function companyBlockOf(found: CompanyLookupResult): CompanyBlock {
  return {
    tax_number: found.full_tax_number,
    name: nameOf(found).slice(0, NAME_MAX),
    ...addressOf(found),
  }
}

function nameOf({ short_name, name }: CompanyLookupResult) {
  return firstText(short_name, 'name') || firstText(name, 'name')
}

function addressOf({ nav_address: nav, address }: CompanyLookupResult) {
  if (!nav) return addressOfLine(firstText(address, 'address'))
  return {
    zip: nav.zip,
    city: nav.city,
    address: [nav.place_name, nav.place_category].filter(Boolean).join(' '),
    house_number: nav.number,
    floor: floorOf(nav.floor),
    door_number: nav.door || null,
  }
}

function addressOfLine(line: string) {
  const [, zip = '', city = '', address = '', house_number = ''] = ADDRESS_LINE.exec(line) ?? []
  return { zip, city, address, house_number, floor: null, door_number: null }
}

function floorOf(text: string | null): number | null {
  if (GROUND_FLOOR.test(text ?? '')) return 0
  const floor = Number.parseInt(text ?? '', 10)
  return Number.isNaN(floor) ? null : floor
}

function firstText<Key extends string>(value: string | Record<Key, string>[] | null, key: Key) {
  if (typeof value === 'string') return value
  return value?.[0]?.[key] ?? ''
}
