import { openCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import RefusedTry from '../../models/refused_try.js'
import ScanAttempt from '../../models/scan_attempt.js'

/** Refusals of each kind that a page shows at most, the latest ones. */
const SHOWN_MAX = 50

/** A sticker that brought a member nothing, or a day with codes that are none of ours. */
export interface Refusal {
  /** Tells it from the others of the member. */
  id: string
  /** Why; `unknown_code` where nobody printed the code. */
  reason: string
  /** How often it was tried. */
  times: number
  /** When it was tried last, in ms UTC, or the day of it, YYYY-MM-DD in Budapest. */
  at: number | string
  batch_id: number | null
  /** Place in the roll, from 1. */
  serial: number | null
}

/** What was refused to a member, the latest first. No code is told: one that others may still scan is worth points. */
export async function refusalsOfMember(memberId: number): Promise<Refusal[]> {
  const [attempts, days] = await Promise.all([
    ScanAttempt.query().where({ memberId }).orderBy('lastAttemptAt', 'desc').limit(SHOWN_MAX),
    RefusedTry.query().where({ memberId }).orderBy('businessDate', 'desc').limit(SHOWN_MAX),
  ])
  const keys = codeKeys()
  const stickers = attempts.map(({ code, outcome, attempts: times, lastAttemptAt: at }, place) => {
    const opened = openCode(code, keys)
    const sticker = { batch_id: opened?.batchId ?? null, serial: opened ? opened.serial + 1 : null }
    return { id: `sticker-${place + 1}`, reason: outcome, times, at, ...sticker }
  })
  const unknown = days.map(({ businessDate: at, tries: times }) => {
    return { id: `day-${at}`, reason: 'unknown_code', times, at, batch_id: null, serial: null }
  })
  return [...stickers, ...unknown].toSorted((one, other) => instantOf(other) - instantOf(one))
}

const instantOf = ({ at }: Refusal) => (typeof at === 'number' ? at : Date.parse(at))
