import { createHmac } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'
import { networkOf } from '#app/http/network'
import type { SharedKind } from '#points'

/** What marks are made of: never stored. */
export interface Marked {
  kind: SharedKind
  value: string
}

/** An address as forms store it; what is missing was not told. */
export interface MarkedAddress {
  zip: string | null
  city: string | null
  address: string | null
  house_number: string | null
}

const ACCENTS = /\p{Mark}/gu
const NO_SIGN = /[^a-z0-9]+/g
/** The word for a street, which is often shortened. */
const STREET = /\b(utca|utcaja|u)\b/g

/** A keyed hash: without APP_KEY it can be neither read nor compared with what it was made of. */
export function markOf({ kind, value }: Marked): string {
  return createHmac('sha256', derivedKey('member-marks')).update(`${kind}:${value}`).digest('hex')
}

/** The network a visitor comes from, as limits count it. */
export function networkMark(address: string): Marked {
  return { kind: 'network', value: networkOf(address) }
}

/** The browser of a visitor, by the number in its cookie. */
export function deviceMark(browserId: string): Marked {
  return { kind: 'device', value: browserId }
}

/**
 * The house of an address, however it is spelled, without floor and door; null where it names no
 * house.
 */
export function addressMark({ zip, city, address, house_number }: MarkedAddress): Marked | null {
  const parts = [zip, city, address, house_number].map((part) => plain(part ?? ''))
  return parts.every(Boolean) ? { kind: 'address', value: parts.join('|') } : null
}

function plain(text: string) {
  const letters = text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return letters.replace(NO_SIGN, ' ').trim().replace(STREET, 'u')
}
