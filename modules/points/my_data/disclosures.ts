import string from '@adonisjs/core/helpers/string'
import { batchesOf, readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import Booster from '../boosters/models/booster.js'
import BoosterBonus from '../boosters/models/booster_bonus.js'
import Dispute from '../disputes/models/dispute.js'
import HandBooking from '../hand_bookings/models/hand_booking.js'
import type { HarvestReason } from '../harvest/evidence.js'
import HarvestCase from '../harvest/models/harvest_case.js'
import Balance from '../ledger/models/balance.js'
import LedgerEntry from '../ledger/models/ledger_entry.js'
import ParticipatingProduct from '../participating/models/participating_product.js'
import { titleIn } from '#app/in_language'
import RefusedTry from '../scans/models/refused_try.js'
import Scan from '../scans/models/scan.js'
import ScanAttempt from '../scans/models/scan_attempt.js'

/** What the ledger and the scanner hold of a member. */
export const pointDisclosures: Disclosure[] = [
  {
    name: 'balance',
    covers: ['balances'],
    async *read(memberId) {
      const balance = await Balance.find(memberId)
      yield [{ points: balance?.points ?? 0 }]
    },
  },
  {
    name: 'points',
    covers: ['ledger_entries'],
    async *read(memberId, locale) {
      const products = await byId(ParticipatingProduct.all())
      for await (const batch of batchesOf(() => LedgerEntry.query().where({ memberId }))) {
        yield batch.map((entry) => {
          const movement = told(entry, 'id', 'points', 'source', 'sourceName', 'balanceAfter')
          const product = products.get(entry.productId ?? 0)
          const title = product ? titleIn(product, locale) : ''
          return { ...movement, ...told(entry, 'occurredAt', 'businessDate'), product: title }
        })
      }
    },
  },
  {
    name: 'scans',
    covers: ['scans'],
    async *read(memberId) {
      for await (const batch of batchesOf(() => Scan.query().where({ memberId }), 'entryId')) {
        yield batch.map((scan) => {
          return { points_entry_id: scan.entryId, ...told(scan, 'code', 'scannedAt') }
        })
      }
    },
  },
  {
    name: 'scan_bonuses',
    covers: ['booster_bonuses'],
    async *read(memberId, locale) {
      const boosters = await byId(Booster.all())
      const bonuses = () => BoosterBonus.query().where({ memberId })
      for await (const batch of batchesOf(bonuses, 'entryId')) {
        yield batch.map((bonus) => {
          const { nameHu: titleHu, nameEn: titleEn } = boosters.get(bonus.boosterId)!
          const name = titleIn({ titleHu, titleEn }, locale)
          const points_entry_id = Number(bonus.entryId)
          return { points_entry_id, ...told(bonus, 'code', 'points', 'day'), name }
        })
      }
    },
  },
  {
    name: 'reported_stickers',
    covers: ['disputes', 'code_credits'],
    async *read(memberId) {
      const open = await unsealerOf(memberId)
      for await (const batch of batchesOf(() => Dispute.query().where({ memberId }))) {
        yield batch.map((dispute) => {
          const { sealedNote: note, sealedAnswer: answer } = dispute
          return {
            ...told(dispute, 'id', 'code', 'reason', 'state', 'points', 'openedAt', 'settledAt'),
            note: note && open(note),
            answer: answer && open(answer),
          }
        })
      }
    },
  },
  {
    name: 'refused_scans',
    covers: ['scan_attempts'],
    async *read(memberId) {
      const attempts = () => ScanAttempt.query().where({ memberId })
      for await (const batch of batchesOf(attempts, 'code')) {
        yield batch.map((one) => told(one, 'code', 'outcome', 'attempts', 'lastAttemptAt'))
      }
    },
  },
  {
    name: 'sticker_review',
    covers: ['harvest_cases'],
    async *read(memberId) {
      const cases = await HarvestCase.query().where({ memberId })
      yield cases.map((one) => {
        const reasons = ownReasons(one.reasons)
        return { ...told(one, 'score', 'state', 'foundAt', 'settledAt'), reasons }
      })
    },
  },
  {
    name: 'bookings_that_wait',
    covers: ['hand_bookings'],
    async *read(memberId) {
      const bookings = await HandBooking.query().where({ memberId }).orderBy('id')
      yield bookings.map((one) => told(one, 'points', 'reason', 'state', 'askedAt', 'settledAt'))
    },
  },
  {
    name: 'unknown_codes_tried',
    covers: ['refused_tries'],
    async *read(memberId) {
      const days = await RefusedTry.query().where({ memberId }).orderBy('businessDate')
      if (days.length) yield days.map((day) => told(day, 'businessDate', 'tries'))
    },
  },
]

/** Columns of a row under the names that a member reads. */
function told<Row extends object>(row: Row, ...columns: (keyof Row & string)[]): DisclosedRow {
  return readable(Object.fromEntries(columns.map((name) => [string.snakeCase(name), row[name]])))
}

async function byId<Row extends { id: number }>(reading: Promise<Row[]>) {
  return new Map((await reading).map((row) => [row.id, row]))
}

/** The reasons of a case without the other members they name. */
function ownReasons(reasons: string): string {
  const all = JSON.parse(reasons) as HarvestReason[]
  return JSON.stringify(
    all.map((reason) => (reason.kind === 'invitations' ? { ...reason, memberIds: [] } : reason))
  )
}
