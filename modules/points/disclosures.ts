import { shopReader } from '#app/database/engine'
import { inBatches, readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import type { HarvestReason } from './harvest/evidence.js'
import { titleIn } from './title_in.js'

const ENTRIES = `SELECT e.id, e.points, e.source, e.source_name, e.balance_after, e.occurred_at,
  e.business_date, p.title_hu, p.title_en
  FROM ledger_entries e LEFT JOIN participating_products p ON p.id = e.product_id
  WHERE e.member_id = ? AND e.id > ? ORDER BY e.id`
const SCANS = `SELECT entry_id, code, scanned_at FROM scans
  WHERE member_id = ? AND entry_id > ? ORDER BY entry_id`
const BONUSES = `SELECT x.entry_id, x.code, x.points, x.day, b.name_hu, b.name_en
  FROM booster_bonuses x JOIN boosters b ON b.id = x.booster_id
  WHERE x.member_id = ? AND x.entry_id > ? ORDER BY x.entry_id`
const DISPUTES = `SELECT id, code, reason, state, points, sealed_note, sealed_answer, opened_at,
  settled_at FROM disputes WHERE member_id = ? AND id > ? ORDER BY id`
const ATTEMPTS = `SELECT code, outcome, attempts, last_attempt_at FROM scan_attempts
  WHERE member_id = ? AND code > ? ORDER BY code`

const CASES = `SELECT score, reasons, state, found_at, settled_at FROM harvest_cases
  WHERE member_id = ?`
const BOOKINGS = `SELECT points, reason, state, asked_at, settled_at FROM hand_bookings
  WHERE member_id = ? ORDER BY id`
const TRIES = `SELECT business_date, tries FROM refused_tries
  WHERE member_id = ? AND business_date > ? ORDER BY business_date`

type Bonus = { entry_id: number; name_hu: string; name_en: string }
type Entry = { id: number; title_hu: string | null; title_en: string | null }

type Case = { reasons: string }
type Dispute = { id: number; sealed_note: string | null; sealed_answer: string | null }

/** What the ledger and the scanner hold of a member. */
export const pointDisclosures: Disclosure[] = [
  {
    name: 'balance',
    covers: ['balances'],
    async *read(memberId) {
      const sql = 'SELECT points FROM balances WHERE member_id = ?'
      const [balance] = await shopReader().rows<{ points: number }>(sql, [memberId])
      yield [{ points: balance?.points ?? 0 }]
    },
  },
  {
    name: 'points',
    covers: ['ledger_entries'],
    async *read(memberId, locale) {
      const wanted = { memberId, key: 'id', after: 0 } as const
      for await (const batch of inBatches<Entry>(ENTRIES, wanted)) {
        yield batch.map(({ title_hu, title_en, ...entry }) => {
          const titles = { titleHu: title_hu ?? '', titleEn: title_en ?? '' }
          return { ...readable(entry), product: titleIn(titles, locale) }
        })
      }
    },
  },
  {
    name: 'scans',
    covers: ['scans'],
    async *read(memberId) {
      const wanted = { memberId, key: 'entry_id', after: 0 } as const
      for await (const batch of inBatches<{ entry_id: number }>(SCANS, wanted)) {
        yield batch.map(({ entry_id: points_entry_id, ...scan }) => {
          return { points_entry_id, ...readable(scan) }
        })
      }
    },
  },
  {
    name: 'scan_bonuses',
    covers: ['booster_bonuses'],
    async *read(memberId, locale) {
      const wanted = { memberId, key: 'entry_id', after: 0 } as const
      for await (const batch of inBatches<Bonus>(BONUSES, wanted)) {
        yield batch.map(({ entry_id: points_entry_id, name_hu, name_en, ...bonus }) => {
          const name = titleIn({ titleHu: name_hu, titleEn: name_en }, locale)
          return { points_entry_id, ...readable(bonus), name }
        })
      }
    },
  },
  {
    name: 'reported_stickers',
    covers: ['disputes', 'code_credits'],
    async *read(memberId) {
      const wanted = { memberId, key: 'id', after: 0 } as const
      const open = await unsealerOf(memberId)
      for await (const batch of inBatches<Dispute>(DISPUTES, wanted)) {
        yield batch.map(({ sealed_note: note, sealed_answer: answer, ...dispute }) => ({
          ...readable(dispute),
          note: note && open(note),
          answer: answer && open(answer),
        }))
      }
    },
  },
  {
    name: 'refused_scans',
    covers: ['scan_attempts'],
    async *read(memberId) {
      const wanted = { memberId, key: 'code', after: '' } as const
      for await (const batch of inBatches<{ code: string }>(ATTEMPTS, wanted)) {
        yield batch.map(readable)
      }
    },
  },
  {
    name: 'sticker_review',
    covers: ['harvest_cases'],
    async *read(memberId) {
      const cases = await shopReader().rows<Case>(CASES, [memberId])
      yield cases.map(({ reasons, ...row }) => ({ ...readable(row), reasons: ownReasons(reasons) }))
    },
  },
  {
    name: 'bookings_that_wait',
    covers: ['hand_bookings'],
    async *read(memberId) {
      const bookings = await shopReader().rows<DisclosedRow>(BOOKINGS, [memberId])
      yield bookings.map(readable)
    },
  },
  {
    name: 'unknown_codes_tried',
    covers: ['refused_tries'],
    async *read(memberId) {
      const wanted = { memberId, key: 'business_date', after: '' } as const
      for await (const batch of inBatches<{ business_date: string }>(TRIES, wanted)) {
        yield batch.map(readable)
      }
    },
  },
]

/** The reasons of a case without the other members they name. */
function ownReasons(reasons: string): string {
  const all = JSON.parse(reasons) as HarvestReason[]
  return JSON.stringify(
    all.map((reason) => (reason.kind === 'invitations' ? { ...reason, memberIds: [] } : reason))
  )
}
