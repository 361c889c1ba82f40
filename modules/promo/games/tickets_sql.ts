import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasHarvested, scannedWithin } from '#points'
import { EARLIER, invitedWithin, isOfStaff, isShopper } from '#auth'
import type { Exclusion, Ticket } from '../contracts/ticket_source.js'
import type Draw from '../draws/models/draw.js'
import PromotionMember from './models/promotion_member.js'

const MEMBER = 'promotion_members.member_id'
/** A scan counts from the moment on at which the rules were accepted. */
const SCANNED = scannedWithin(MEMBER, 'promotion_members.accepted_at')
/** The same where products have left the game. */
const SCANNED_IN_GAME = scannedWithin(
  MEMBER,
  'promotion_members.accepted_at',
  (product, instant) => `NOT EXISTS (SELECT 1 FROM product_absences away
    WHERE away.promotion_id = promotion_members.promotion_id AND away.product_id = ${product}
      AND away.from_at <= ${instant} AND (away.until_at IS NULL OR ${instant} < away.until_at))`
)
const WON_A_WEEK = `EXISTS (SELECT 1 FROM winners w JOIN draws d ON d.id = w.draw_id
  WHERE w.member_id = ${MEMBER} AND w.promotion_id = promotion_members.promotion_id
    AND d.kind = 'weekly' AND d.id <> ?)`

/**
 * The same person takes part in this game under an earlier account. Neither database turns a count into a join: left to
 * themselves both may read all who take part for each of them.
 */
const PLAYS_TWICE = `EXISTS (SELECT 1 FROM ${EARLIER} one
  WHERE one.member_id = ${MEMBER} AND ${isShopper('one.earlier_id')} AND (
    SELECT COUNT(*) FROM promotion_members other
    WHERE other.promotion_id = promotion_members.promotion_id AND other.member_id = one.earlier_id
      AND other.pseudonym IS NOT NULL) = 1)`

/** Who is left out, the first reason that holds. @source requirements R-14 */
const EXCLUSIONS: [reason: Exclusion, sql: string][] = [
  ['staff', isOfStaff(MEMBER)],
  ['duplicate_person', PLAYS_TWICE],
  ['harvest', hasHarvested(MEMBER)],
]
const cases = EXCLUSIONS.map(([reason, sql]) => `WHEN ${sql} THEN '${reason}'`).join(' ')
const WEEKLY_REASON = `CASE WHEN ${WON_A_WEEK} THEN 'already_won' ${cases} END AS reason`
const MAIN_REASON = `CASE ${cases} END AS reason`
const WEIGHT = `CASE WHEN ${invitedWithin(MEMBER)} THEN 2 ELSE 1 END AS weight`

type Row = { member_id: number; pseudonym: string; weight: 1 | 2; reason: Exclusion | null }

/**
 * The tickets of a draw: members who accepted the rules and have a standing scan in its period, made at or after that. An invitation
 * that was credited in the period doubles the chance in the main draw.
 *
 * @param isWhole no product has ever left the game, so that nobody asks what was scanned
 * @param client without one, as of now
 * @source requirements
 */
export function ticketRows(draw: Draw, isWhole: boolean, client?: TransactionClientContract) {
  const { promotionId, opensAt, closesAt, kind, id } = draw
  const period = [opensAt, closesAt]
  const isWeekly = kind === 'weekly'
  const reason = isWeekly ? db.raw(WEEKLY_REASON, [id]) : db.raw(MAIN_REASON)
  const weight = isWeekly ? db.raw('1 AS weight') : db.raw(WEIGHT, period)
  return PromotionMember.query({ client })
    .select('memberId', 'pseudonym', reason, weight)
    .where({ promotionId })
    .whereNotNull('pseudonym')
    .whereRaw(isShopper(MEMBER))
    .whereRaw(isWhole ? SCANNED : SCANNED_IN_GAME, period)
    .orderBy('pseudonym')
    .pojo<Row>()
}

/** A row as it stands in a list: who is left out has no weight. */
export function ticketOf({ member_id: memberId, pseudonym, weight, reason }: Row): Ticket {
  return { memberId, pseudonym, weight: reason ? 0 : weight, reason }
}
