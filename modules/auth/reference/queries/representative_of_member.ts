import type { Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import RegionalRepresentative from '../models/regional_representative.js'

/** A member's contact, by name in Hungarian order. */
export interface Contact {
  id: number
  name: string
  phone: string | null
  email: string | null
}

/** The representative of a member, else the one of everybody nobody else is named for. */
export async function representativeOf(
  memberId: number,
  trx?: Transaction
): Promise<Contact | null> {
  const options = trx && { client: trx.client }
  const member = await Member.query(options).where('id', memberId).first()
  const own = member?.regionalRepresentativeId ?? null
  const found =
    (own && (await RegionalRepresentative.find(own, options))) ||
    (await RegionalRepresentative.query(options).where({ isDefault: 1 }).first())
  if (!found) return null
  const { id, lastName, firstName, phone, email } = found
  return { id, name: `${lastName} ${firstName}`, phone, email }
}
