import app from '@adonisjs/core/services/app'
import { businessDate } from '#app/business_date'
import { runnerOf } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import type { Transaction } from '#app/transaction'
import { asksForFacts, isAbout, runsOn } from '#points/boosters/bonus_of'
import type { Boosting } from '#points/boosters/bonuses_for'
import type { Booster } from '#points/boosters/booster'
import { heldAccounts, writeBonuses } from '#points/boosters/booster_accounts_sql'
import { MemberFacts } from '#points/contracts/member_facts'
import { AlreadyUsed, ScanLimitReached, type ScanRefused } from '#points/exceptions'
import { book, type HeldBalances, type Movement } from '#points/ledger'
import { holdBalances, holdFreeBalances } from '#points/ledger/ledger_sql'
import type { Claim, ScanOutcome } from '#points/scans/claim'
import {
  judgeClaims,
  pointsOf,
  type AcceptedScan,
  type Judgement,
  type ScanFacts,
} from './judge_claims.js'
import { ownScans } from './own_scans_sql.js'
import { stickerFacts, type StickerFact } from './scan_facts_sql.js'
import {
  recordScans,
  referenceOf,
  rememberAttempts,
  useCodes,
  type Attempt,
} from './write_scans_sql.js'

/** Topic of the message that a member's first credited scan writes. */
export const FIRST_SCAN_TOPIC = topic<{ memberId: number }>('points.first_scan')

/** What became of a claim; undefined where nothing was decided and it is to be judged again. */
export type Accepted = ScanOutcome | ScanRefused | undefined

/** Somebody else used a code since it was read: nothing is written, and all claims are to be judged again. */
export class CodeUsedMeanwhile extends Error {}

/**
 * Credits scans and what the running boosters give for them; a refused claim harms no neighbour. The only way a scan
 * is credited. Locks in the global order: members, boosters, codes, each ascending.
 *
 * A single claim waits for its member. Several pass over a member whose points somebody else moves at the moment.
 *
 * @param boosters those that are switched on, by id; their rows decide
 * @throws CodeUsedMeanwhile
 */
export async function acceptScans(
  trx: Transaction,
  claims: readonly Claim[],
  boosters: Booster[]
): Promise<Accepted[]> {
  const facts = await readFacts(trx, claims, boosters)
  const judgements = judgeClaims(claims, facts)
  return writeScans(trx, claims, { judgements, balances: facts.balances })
}

type ReadFacts = ScanFacts & { balances: HeldBalances }

async function readFacts(
  trx: Transaction,
  claims: readonly Claim[],
  boosters: Booster[]
): Promise<ReadFacts> {
  const memberIds = [...new Set(claims.map(({ memberId }) => memberId))]
  const hold = claims.length === 1 ? holdBalances : holdFreeBalances
  // Sent together: PostgreSQL reads after the balances are locked.
  const [balances, stickers] = await Promise.all([hold(trx, memberIds), stickerFacts(trx, claims)])
  const own = await ownScans(
    trx,
    claims.filter((_, place) => stickers[place].hasThis)
  )
  const boosting = await readBoosting(trx, { claims, stickers, boosters })
  return { balances, stickers, own, boosting }
}

const NO_BOOSTERS: Boosting = { accounts: [], facts: new Map() }

/** Asks nothing where no booster is about any of the claims. */
async function readBoosting(
  trx: Transaction,
  given: { claims: readonly Claim[]; stickers: StickerFact[]; boosters: Booster[] }
): Promise<Boosting> {
  if (!given.boosters.length) return NO_BOOSTERS
  const scans = given.claims.map(({ memberId, at }, place) => {
    return { memberId, day: businessDate(at), productId: given.stickers[place].productId }
  })
  const meant = given.boosters.filter((booster) =>
    scans.some(({ day, productId }) => runsOn(booster, day) && isAbout(booster, productId))
  )
  if (!meant.length) return NO_BOOSTERS
  const memberFacts = meant.some(asksForFacts) && (await app.container.make(MemberFacts))
  const ids = [...new Set(scans.map(({ memberId }) => memberId))]
  const facts = memberFacts ? await memberFacts.of(runnerOf(trx), ids) : new Map()
  return { accounts: await heldAccounts(trx, meant, scans), facts }
}

type Judged = { judgements: Judgement[]; balances: HeldBalances }

/** Writes what was judged. */
async function writeScans(
  trx: Transaction,
  claims: readonly Claim[],
  { judgements, balances }: Judged
): Promise<Accepted[]> {
  const accepted = judgements.flatMap((one) => (one && 'accepted' in one ? one.accepted : []))
  // Sent together, the codes first: hardly ever is one used by somebody else, and then all of it is undone.
  const [used, outcomes] = await Promise.all([
    useCodes(trx, accepted),
    bookScans(trx, accepted, balances),
  ])
  if (accepted.some(({ claim }) => !used.has(claim.code))) throw new CodeUsedMeanwhile()
  const answers = judgements.map((judgement): Accepted => {
    if (!judgement) return undefined
    if ('answer' in judgement) return judgement.answer
    if ('accepted' in judgement) return outcomes.get(judgement.accepted)
    return { ...outcomes.get(judgement.repeats)!, repeated: true }
  })
  await rememberAttempts(trx, attemptsOf(claims, answers))
  return answers
}

async function bookScans(
  trx: Transaction,
  scans: AcceptedScan[],
  balances: HeldBalances
): Promise<Map<AcceptedScan, ScanOutcome>> {
  if (!scans.length) return new Map()
  // Sent together: PostgreSQL books the entries first, which the rows behind them name.
  const [entries] = await Promise.all([
    book(trx, scans.flatMap(movementsOf), balances),
    recordScans(trx, scans),
    writeBonuses(trx, scans.flatMap(bonusesOf)),
  ])
  await tellFirstScans(trx, scans)
  const balanceAfter = new Map(entries.map((entry) => [entry.reference, entry.balanceAfter]))
  return new Map(
    scans.map((scan) => {
      const { reference } = movementsOf(scan).at(-1)!
      return [scan, outcomeOf(scan, balanceAfter.get(reference)!)]
    })
  )
}

/** The scan itself and its bonuses, in the order they are booked. */
function movementsOf(scan: AcceptedScan): Movement[] {
  const { memberId, at } = scan.claim
  const { points, productId, titleHu, titleEn } = scan.sticker
  const shared = { memberId, productId, at }
  const bonuses = bonusesOf(scan).map(({ booster, reference, points: bonus }): Movement => {
    const sourceName = booster.nameHu || booster.nameEn
    return { ...shared, points: bonus, source: 'promotion', sourceName, reference }
  })
  const sourceName = titleHu || titleEn
  const reference = referenceOf(scan.claim)
  return [{ ...shared, points, source: 'qrcode', sourceName, reference }, ...bonuses]
}

function bonusesOf({ claim: { code, memberId }, bonuses }: AcceptedScan) {
  return bonuses.map(({ booster, points, day }) => {
    const reference = `booster:${booster.id}:${code}:${memberId}`
    return { reference, booster, code, memberId, points, day }
  })
}

function outcomeOf(scan: AcceptedScan, balance: number): ScanOutcome {
  const { points: base, titleHu, titleEn } = scan.sticker
  const bonuses = scan.bonuses.map(({ booster: { nameHu, nameEn }, points }) => {
    return { nameHu, nameEn, points }
  })
  const gained = { points: pointsOf(scan), base, bonuses, balance }
  return { ...gained, titleHu, titleEn, scannedAt: scan.claim.at, repeated: false }
}

/** Whoever invited the member is rewarded now; the ledger does not know who that is. */
async function tellFirstScans(trx: Transaction, scans: AcceptedScan[]) {
  const first = scans.filter(({ sticker }) => !sticker.hasScanned)
  for (const memberId of new Set(first.map(({ claim }) => claim.memberId))) {
    const dedupeKey = `first_scan:${memberId}`
    await sendLater(trx, { topic: FIRST_SCAN_TOPIC, dedupeKey, payload: { memberId } })
  }
}

function attemptsOf(claims: readonly Claim[], answers: Accepted[]): Attempt[] {
  return answers.flatMap((answer, place) => {
    const isUsed = answer instanceof AlreadyUsed || answer instanceof ScanLimitReached
    return isUsed ? { claim: claims[place], outcome: answer.code! } : []
  })
}
