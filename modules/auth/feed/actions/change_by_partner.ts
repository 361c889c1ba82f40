import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { heldAccount, type Account } from '#auth/profile/account'
import RegionalRepresentative from '#auth/reference/models/regional_representative'
import { removeAbandoned } from '#auth/registration/abandoned_registrations'
import { directEmail } from '../direct_email.js'
import { LinkConflict, StaleVersion, TakenElsewhere, UnknownRepresentative } from '../exceptions.js'
import MemberVersion from '../models/member_version.js'
import { changeConsents, type PartnerConsents } from '../partner_consents.js'

/** What a partner may change; what is left out stays. */
export interface PartnerFields {
  /** In lower case. */
  email?: string
  /** International form. */
  phone?: string
  last_name?: string
  first_name?: string
  regional_representative_id?: number
}

/** A change as a partner asks for it. */
export interface PartnerChange extends PartnerFields, PartnerConsents {
  /** In its one spelling. */
  sfId: string
  /** The member to link with it. */
  id?: number
  /** What the partner has read last; none where it does not care. */
  version?: number
  /** The id of who asks, for the audit log. */
  client: number
}

const COLUMNS = { last_name: 'lastName', first_name: 'firstName' } as const

/**
 * Changes the linked member, all or nothing; to be the first in its transaction. A Salesforce id that is new is linked with the
 * member named beside it.
 *
 * @returns the id of the member
 * @throws not_found, link_conflict, stale_version, unique, consent_newer, invalid
 */
export async function changeByPartner(trx: Transaction, change: PartnerChange): Promise<number> {
  const account = await heldAccount(trx, await wantedMember(trx, change))
  if (!account) throw new NotFound()
  const { id } = account
  await refuseStale(trx, id, change)
  const fields: string[] = []
  if (account.sfId !== change.sfId) {
    // Who is not registered is nobody that partners are told of.
    if (account.registeredAt === null) throw new NotFound()
    if (account.sfId !== null) throw new LinkConflict()
    account.sfId = change.sfId
    fields.push('sf_id')
  }
  for (const [field, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, 'lastName'][]) {
    const value = change[field]
    if (value === undefined || value === account[column]) continue
    account[column] = value
    fields.push(field)
  }
  if (await moveRepresentative(trx, account, change)) fields.push('regional_representative_id')
  if (await movePhone(trx, account, change)) fields.push('phone')
  if (fields.length) {
    account.updatedAt = clock.now()
    const taken = () =>
      fields.includes('phone') ? new TakenElsewhere('phone') : new LinkConflict()
    await unlessTaken(account.save(), taken)
  }
  if (await directEmail(trx, account, change.email)) fields.push('email')
  await changeConsents(trx, id, change)
  // Two lines: the log keeps so much of one that none of the fields is cut away.
  for (const part of [fields, Object.keys(change.consents)]) {
    if (part.length) await note(trx, id, change.client, part)
  }
  return id
}

async function wantedMember(trx: Transaction, { sfId, id }: PartnerChange): Promise<number> {
  const linked = await Member.query(trx).where({ sfId }).whereNull('deletedAt').first()
  if (linked && (id ?? linked.id) !== linked.id) throw new LinkConflict()
  const wanted = linked?.id ?? id
  if (wanted === undefined) throw new NotFound()
  return wanted
}

/** A body that only withdraws is never too old. */
async function refuseStale(trx: Transaction, memberId: number, change: PartnerChange) {
  if (change.version === undefined || onlyWithdraws(change)) return
  const held = await MemberVersion.query(trx).where({ memberId }).forUpdate().firstOrFail()
  if (held.version !== change.version) throw new StaleVersion(held.version)
}

function onlyWithdraws(change: PartnerChange): boolean {
  const {
    consents,
    sfId: _sfId,
    version: _version,
    client: _client,
    shown: _shown,
    ...others
  } = change
  const given = Object.values(consents)
  const isAlone = Object.values(others).every((value) => value === undefined)
  return isAlone && given.length > 0 && given.every((one) => !one)
}

async function moveRepresentative(
  trx: Transaction,
  account: Account,
  { regional_representative_id: wanted }: PartnerFields
): Promise<boolean> {
  if (wanted === undefined || wanted === account.regionalRepresentativeId) return false
  if (!(await RegionalRepresentative.find(wanted, trx))) throw new UnknownRepresentative()
  account.regionalRepresentativeId = wanted
  return true
}

/** Nobody has shown that the new number is the member's own. */
async function movePhone(trx: Transaction, account: Account, { phone }: PartnerFields) {
  if (phone === undefined || phone === account.phone) return false
  await removeAbandoned(trx, { email: '', phone, replacedId: null })
  account.merge({ phone, phoneVerifiedAt: null })
  return true
}

/** Names of fields, none of their values. */
function note(trx: Transaction, id: number, client: number, fields: string[]): Promise<void> {
  const subject = { type: 'member', id }
  const detail = `#${client}: ${fields.join(' ')}`
  const by = { source: 'partner' } as const
  return recordAudit(trx, { by, action: 'member.changed_by_partner', subject, detail })
}
