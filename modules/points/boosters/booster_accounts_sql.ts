import { forRows, lockRows } from '#app/database/dialect'
import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Booster } from './booster.js'
import { BoosterAccount, type GivenBonuses } from './booster_account.js'

const BOOSTER_COLUMNS = `id, name_hu AS "nameHu", name_en AS "nameEn",
  bonus_kind AS "bonusKind", bonus, first_day AS "firstDay", last_day AS "lastDay", weekdays,
  product_ids AS "productIds", profession_ids AS "professionIds", zip_prefixes AS "zipPrefixes",
  limit_per_member AS "limitPerMember", limit_per_member_day AS "limitPerMemberDay",
  limit_per_day AS "limitPerDay", limit_total AS "limitTotal", budget`

const ACTIVE = `SELECT ${BOOSTER_COLUMNS} FROM boosters
  WHERE state = 'active' AND spent < budget AND (limit_total IS NULL OR given < limit_total)
  ORDER BY id`

const LISTS = ['weekdays', 'productIds', 'professionIds', 'zipPrefixes'] as const
type Lists = (typeof LISTS)[number]

/** Lists are JSON. */
type BoosterRow = Omit<Booster, Lists> & Record<Lists, string>

/** The boosters that are switched on and have something left, by id. */
export async function activeBoosters(): Promise<Booster[]> {
  return (await shopReader().rows<BoosterRow>(ACTIVE)).map(boosterOf)
}

function boosterOf(row: BoosterRow): Booster {
  const lists = LISTS.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...(Object.fromEntries(lists) as Pick<Booster, Lists>) }
}

// In ascending order, and until the transaction ends: whoever gives a bonus of one of these waits here.
const HOLD = `SELECT id, given, spent FROM boosters
  WHERE state = 'active' AND ${oneOf('id', 'bigint')} ORDER BY id ${lockRows('boosters')}`

const DAYS = `SELECT booster_id AS "boosterId", day, given FROM booster_days
  WHERE ${oneOf('booster_id', 'bigint')} AND ${oneOf('day', 'text')}`

// Exact because the balances of these members are locked: nobody else gives them a bonus meanwhile.
const MEMBERS = `SELECT booster_id AS "boosterId", member_id AS "memberId", day, COUNT(*) AS given
  FROM booster_bonuses WHERE ${oneOf('booster_id', 'bigint')} AND ${oneOf('member_id', 'bigint')}
  GROUP BY booster_id, member_id, day`

type OfBooster = { boosterId: number }

/**
 * What boosters gave so far, locked until the transaction ends; one that was switched off is left out.
 *
 * @param scans whose members are locked
 */
export async function heldAccounts(
  trx: Transaction,
  boosters: Booster[],
  scans: { memberId: number; day: string }[]
): Promise<BoosterAccount<Booster>[]> {
  if (!boosters.length) return []
  const ids = JSON.stringify(boosters.map(({ id }) => id))
  const days = JSON.stringify([...new Set(scans.map(({ day }) => day))])
  const members = JSON.stringify([...new Set(scans.map(({ memberId }) => memberId))])
  // Sent together; PostgreSQL counts after the boosters are locked.
  const [held, perDay, perMember] = await Promise.all([
    rows<{ id: number; given: number; spent: number }>(trx, HOLD, [ids]),
    rows<OfBooster & { day: string; given: number }>(trx, DAYS, [ids, days]),
    boosters.some(limitsMembers)
      ? rows<OfBooster & GivenBonuses>(trx, MEMBERS, [ids, members])
      : [],
  ])
  return held.map(({ id, given, spent }) => {
    const own = ({ boosterId }: OfBooster) => boosterId === id
    const before = { given, spent, days: perDay.filter(own), members: perMember.filter(own) }
    return new BoosterAccount(
      boosters.find((booster) => booster.id === id)!,
      before
    )
  })
}

const limitsMembers = ({ limitPerMember, limitPerMemberDay }: Booster) =>
  limitPerMember !== null || limitPerMemberDay !== null

const spend = forRows(
  { id: 'integer', given: 'integer', spent: 'integer' },
  (
    given
  ) => `UPDATE boosters SET given = boosters.given + sent.given, spent = boosters.spent + sent.spent
  FROM ${given} sent WHERE boosters.id = sent.id`
)

const countDays = forRows(
  { boosterId: 'integer', day: 'text', given: 'integer' },
  (given) => `INSERT INTO booster_days (booster_id, day, given)
  SELECT "boosterId", day, given
  FROM ${given} sent WHERE true
  ON CONFLICT (booster_id, day) DO UPDATE SET given = booster_days.given + excluded.given`
)

const record = forRows(
  {
    reference: 'text',
    boosterId: 'integer',
    code: 'text',
    memberId: 'integer',
    points: 'integer',
    day: 'text',
  },
  (given) => `INSERT INTO booster_bonuses (entry_id, booster_id, code, member_id, points, day)
  SELECT (SELECT e.id FROM ledger_entries e WHERE e.reference = sent.reference), "boosterId", code,
    "memberId", points, day
  FROM ${given} sent`
)

/** A bonus for a scan; its entry is booked under the reference. */
export interface BookedBonus {
  reference: string
  booster: Booster
  code: string
  memberId: number
  points: number
  day: string
}

/** Writes bonuses whose boosters are locked, and what the boosters gave with them. */
export async function writeBonuses(trx: Transaction, bonuses: BookedBonus[]): Promise<void> {
  const sent = bonuses.map(({ booster, ...bonus }) => ({ ...bonus, boosterId: booster.id }))
  const counted = [...Map.groupBy(sent, ({ boosterId }) => boosterId)].map(([id, own]) => {
    return { id, given: own.length, spent: own.reduce((sum, { points }) => sum + points, 0) }
  })
  const limited = bonuses.filter(({ booster }) => booster.limitPerDay !== null)
  const ofDays = Map.groupBy(limited, ({ booster, day }) => `${booster.id} ${day}`).values()
  const days = [...ofDays].map((own) => {
    return { boosterId: own[0].booster.id, day: own[0].day, given: own.length }
  })
  await Promise.all([record(trx, sent), spend(trx, counted), countDays(trx, days)])
}
