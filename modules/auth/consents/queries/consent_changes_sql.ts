import { businessDate } from '#app/business_date'
import { shopReader } from '#app/database/engine'
import { unsealerOf } from '#app/personal/member_key'
import type { ConsentChangeSchema, ConsentTextSchema } from '#database/schema'

type Changes = InstanceType<typeof ConsentChangeSchema>
type Texts = InstanceType<typeof ConsentTextSchema>

/** One change of a consent: the evidence of it, with language and text of the wording where one was stored. */
export interface ConsentChange extends Pick<Changes, 'id' | 'purpose' | 'given'> {
  /** Milliseconds UTC. */
  changed_at: Changes['changedAt']
  /** The form it was made on. */
  place: Changes['place']
  text_version: Changes['textVersion']
  locale: Texts['locale'] | null
  text: Texts['text'] | null
}

/** The same with the network address it came from; null where the key of the member is gone. */
export interface ConsentProof extends ConsentChange {
  address: string | null
}

type Row = Omit<ConsentChange, 'given'> & { given: 0 | 1 } & Pick<Changes, 'sealedAddress'>

/** Changes the page of a member shows; the file has all of them. */
const SHOWN = 20
/** Changes a file holds at most: more than a person makes by hand. */
const FILED_MAX = 10_000
const HOUR_MS = 60 * 60 * 1000

const SELECT = `SELECT c.id, c.purpose, c.given, c.changed_at, c.place, c.text_version, t.locale,
  t.text, c.sealed_address AS "sealedAddress"
  FROM consent_changes c LEFT JOIN consent_texts t ON t.id = c.text_id`
const NEWEST = `${SELECT} WHERE c.member_id = ? ORDER BY c.id DESC LIMIT ?`
const HELD = `${SELECT} WHERE c.id IN (SELECT MAX(id) FROM consent_changes
  WHERE member_id = ? AND changed_at < ? GROUP BY purpose) ORDER BY c.purpose`

/** The latest changes of a member's consents, newest first, without network addresses. */
export async function latestConsentChanges(memberId: number): Promise<ConsentChange[]> {
  const found = await shopReader().rows<Row>(NEWEST, [memberId, SHOWN])
  return found.map(changeOf)
}

/** All changes of a member's consents, newest first. */
export async function consentChangesOf(memberId: number): Promise<ConsentProof[]> {
  return proofsOf(memberId, await shopReader().rows<Row>(NEWEST, [memberId, FILED_MAX]))
}

/** The last change of each consent up to the end of a day in Budapest: what held on that day. */
export async function consentsOnDay(memberId: number, day: string): Promise<ConsentProof[]> {
  return proofsOf(memberId, await shopReader().rows<Row>(HELD, [memberId, endOf(day)]))
}

async function proofsOf(memberId: number, found: Row[]): Promise<ConsentProof[]> {
  const unseal = await unsealerOf(memberId)
  return found.map((row) => {
    return { ...changeOf(row), address: row.sealedAddress && unseal(row.sealedAddress) }
  })
}

function changeOf({ sealedAddress: _sealed, given, ...row }: Row): ConsentChange {
  return { ...row, given: given === 1 }
}

/** The first instant of the next day in Budapest; its offset is always whole hours. */
function endOf(day: string): number {
  let instant = Date.parse(`${day}T20:00:00Z`)
  while (businessDate(instant) <= day) instant += HOUR_MS
  return instant
}
