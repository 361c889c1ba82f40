import { places } from './places.js'
import { companySuffixes, companyTrades, familyNames, streets } from './company_names.js'

/** A firm as the company look-up knows it. `floor` 'FS' is the register's way to say ground floor. */
export type CompanyRecord = {
  tax_number: string
  name: string
  short_name: string
  zip: string
  city: string
  place_name: string
  place_category: string
  number: string
  floor: string | null
  door: string | null
}

/** How many firms the look-up's fake knows. */
export const COMPANY_COUNT = 200

const CHECK_WEIGHTS = [9, 7, 3, 1, 9, 7, 3]
const SMALLEST_TAX_SERIAL = 1_023_457
const TAX_SERIAL_STEP = 44_101
const VAT_CODES = ['2', '2', '2', '1', '2', '3', '2', '2', '1', '4', '5']

/** Hungarian building firms with invented names and valid tax numbers. */
export const companies: CompanyRecord[] = Array.from({ length: COMPANY_COUNT }, (_, index) =>
  companyAt(index)
)

/** The eighth digit of a Hungarian tax number whose first seven digits are given. */
export function taxCheckDigit(firstSevenDigits: string): number {
  const sum = CHECK_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(firstSevenDigits[place]),
    0
  )
  return (10 - (sum % 10)) % 10
}

function companyAt(index: number): CompanyRecord {
  const place = places[(index * 7) % places.length]
  const [place_name, place_category] = streets[(index * 11) % streets.length]
  const suffix = companySuffixes[index % companySuffixes.length]
  const family = familyNames[index % familyNames.length]
  const trade =
    companyTrades[(index * 5 + Math.floor(index / familyNames.length)) % companyTrades.length]
  return {
    tax_number: taxNumberAt(index, place.county_code),
    name: `${family} ${trade.long} ${suffix.long}`,
    short_name: `${family} ${trade.short} ${suffix.short}`,
    zip: place.zip,
    city: place.city,
    place_name,
    place_category,
    number: String(1 + ((index * 17) % 118)),
    ...flatAt(index),
  }
}

function taxNumberAt(index: number, countyCode: string): string {
  const serial = String(SMALLEST_TAX_SERIAL + index * TAX_SERIAL_STEP)
  const vatCode = VAT_CODES[index % VAT_CODES.length]
  return `${serial}${taxCheckDigit(serial)}-${vatCode}-${countyCode}`
}

function flatAt(index: number): Pick<CompanyRecord, 'floor' | 'door'> {
  if (index % 9 === 0) return { floor: 'FS', door: String(1 + (index % 4)) }
  if (index % 7 === 0) return { floor: String(1 + (index % 5)), door: String(1 + (index % 12)) }
  return { floor: null, door: null }
}
