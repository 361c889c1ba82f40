import { createHmac } from 'node:crypto'
import { clock } from '#app/clock'
import { derivedKey } from '#app/crypto/derived_key'
import type { Transaction } from '#app/transaction'
import Member from '../members/models/member.js'
import KnownPerson from './models/known_person.js'

const COMPANY_DIGITS = 8
/** Providers that ignore the dots of an address. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** Notes who has just finished a registration, so that a further account of the same person is known as one. */
export async function noteMember(trx: Transaction, id: number): Promise<void> {
  const { email, phone } = await Member.query(trx).where({ id }).firstOrFail()
  // Only deleted members have neither.
  await notePerson(trx, { id, email: email!, phone: phone! })
}

/**
 * Notes that a person is here, by keyed hashes of phone and e-mail address, which outlive the
 * account, and which earlier account that still stands is the same person's.
 *
 * @returns true where the same person was here before, under another account
 */
export async function notePerson(
  trx: Transaction,
  { id, email, phone }: { id: number; email: string; phone: string }
): Promise<boolean> {
  const earlier: number[] = []
  for (const mark of [markOf('email', samePerson(email)), markOf('phone', phone)]) {
    const other = await note(trx, mark, id)
    if (other !== null) earlier.push(other)
  }
  for (const earlierId of new Set(earlier)) if (earlierId) await noteSame(trx, id, earlierId)
  return earlier.length > 0
}

/**
 * Notes that somebody of a company was invited with success, by a keyed hash of its number.
 *
 * @returns true where another member of it was; whoever has no company is nobody's colleague
 */
export async function noteCompany(
  trx: Transaction,
  { id, taxNumber }: { id: number; taxNumber: string | null }
): Promise<boolean> {
  if (taxNumber === null) return false
  return (await note(trx, markOf('company', companyOf(taxNumber)), id)) !== null
}

/** True for two tax numbers of one company, whatever its kind of tax and its county are. */
export function sameCompany(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && companyOf(one) === companyOf(other)
}

/** An e-mail address without what its owner can vary: what follows a plus, and dots at Google. */
export function samePerson(email: string): string {
  const [name, host] = email.toLowerCase().split('@')
  const [plain] = name.split('+')
  return `${DOTLESS.has(host) ? plain.replaceAll('.', '') : plain}@${host}`
}

/** @returns whose the mark is where it is another member's, 0 where that one has left; null where it is nobody else's */
async function note(trx: Transaction, mark: string, memberId: number): Promise<number | null> {
  const noted = { mark, member_id: memberId, noted_at: clock.now() }
  await trx.client.insertQuery().table('known_people').insert(noted).onConflict().ignore()
  const others = KnownPerson.query(trx).where({ mark }).whereNot('memberId', memberId)
  return (await others.first())?.memberId ?? null
}

async function noteSame(trx: Transaction, memberId: number, earlierId: number) {
  const noted = { member_id: memberId, earlier_id: earlierId }
  await trx.client.insertQuery().table('same_people').insert(noted).onConflict().ignore()
}

/** The digits of a tax number that name the company. */
function companyOf(taxNumber: string) {
  return taxNumber.replace(/\D/g, '').slice(0, COMPANY_DIGITS)
}

function markOf(kind: string, value: string): string {
  return createHmac('sha256', derivedKey('people')).update(`${kind}:${value}`).digest('hex')
}
