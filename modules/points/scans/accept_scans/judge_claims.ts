import { businessDate } from '#app/business_date'
import { takeBonuses, type Boosting, type TakenBonus } from '#points/boosters/bonuses_for'
import { KEYED_REPEAT_MS, KEYLESS_REPEAT_MS } from '#points/constants'
import {
  AlreadyUsed,
  ClientKeyTaken,
  CodeExpired,
  CodeNotActive,
  CodeVoid,
  InvalidCode,
  OwnCodeAgain,
  ScanLimitReached,
  ScanRefused,
} from '#points/exceptions'
import type { Claim, ScanOutcome } from '#points/scans/claim'
import type { OwnScan } from './own_scans_sql.js'
import type { StickerFact } from './scan_facts_sql.js'

/** All that decides about claims, read under the locks of their members. */
export interface ScanFacts {
  /** Points by member; a member whose balance is not locked is not there. */
  balances: ReadonlyMap<number, number>
  /** By place of the claim. */
  stickers: readonly StickerFact[]
  /** What the codes brought their own members before, oldest first. */
  own: readonly OwnScan[]
  boosting: Boosting
}

/** A claim that brings points. */
export interface AcceptedScan {
  claim: Claim
  sticker: StickerFact
  bonuses: TakenBonus[]
}

/** What is to become of a claim; undefined where its member's balance is not locked. */
export type Judgement =
  | { accepted: AcceptedScan }
  | { repeats: AcceptedScan }
  | { answer: ScanOutcome | ScanRefused }
  | undefined

/** Judges claims one after the other, each as if those before it were booked. */
export function judgeClaims(claims: readonly Claim[], facts: ScanFacts): Judgement[] {
  const before: BeforeInGroup = {
    accepted: new Map(),
    keys: new Set(),
    used: new Map(),
    boosting: facts.boosting,
  }
  const own = Map.groupBy(facts.own, nameOf)
  return claims.map((claim, place) => {
    if (!facts.balances.has(claim.memberId)) return undefined
    return judge(claim, facts.stickers[place], own.get(nameOf(claim)) ?? [], before)
  })
}

/** What was decided about the claims before. */
interface BeforeInGroup {
  /** By code and member. */
  accepted: Map<string, AcceptedScan>
  /** Client keys with their members. */
  keys: Set<string>
  /** How often they use a code. */
  used: Map<string, number>
  boosting: Boosting
}

const keyOf = ({ memberId, clientKey }: Claim) => `${memberId} ${clientKey}`

const nameOf = ({ code, memberId }: Pick<Claim, 'code' | 'memberId'>) => `${code} ${memberId}`

function judge(
  claim: Claim,
  sticker: StickerFact,
  own: OwnScan[],
  before: BeforeInGroup
): Judgement {
  const twin = before.accepted.get(nameOf(claim))
  if (twin) return judgeTwin(claim, twin)
  const ownAnswer = answerOwn(claim, own)
  if (ownAnswer) return { answer: ownAnswer }
  const refusal = refusalOf(claim, sticker, before)
  if (refusal) return { answer: refusal }
  const { memberId, code, clientKey, at } = claim
  const { points, productId } = sticker
  const scan = () => ({ memberId, productId, points, day: businessDate(at) })
  const bonuses = before.boosting.accounts.length ? takeBonuses(scan(), before.boosting) : []
  const accepted = { claim, sticker, bonuses }
  before.accepted.set(nameOf(claim), accepted)
  if (clientKey) before.keys.add(keyOf(claim))
  before.used.set(code, (before.used.get(code) ?? 0) + 1)
  return { accepted }
}

/** The same scan was accepted a moment ago, in the same group. */
function judgeTwin(claim: Claim, twin: AcceptedScan): Judgement {
  const { clientKey, at: scannedAt } = twin.claim
  if (isRepeat(claim, { clientKey, scannedAt })) return { repeats: twin }
  const { titleHu, titleEn } = twin.sticker
  return { answer: new OwnCodeAgain({ points: pointsOf(twin), scannedAt, titleHu, titleEn }) }
}

/** Points of a scan with its bonuses. */
export function pointsOf({ sticker, bonuses }: AcceptedScan): number {
  return bonuses.reduce((sum, { points }) => sum + points, sticker.points)
}

/** The first answer again where the member merely repeats a scan that stands, else when it brought what. */
function answerOwn(claim: Claim, own: OwnScan[]): ScanOutcome | ScanRefused | undefined {
  const standing = own.find(({ isScan, isReversed }) => isScan && !isReversed)
  if (standing && isRepeat(claim, standing)) return outcomeOf(standing)
  const last = own.at(-1)
  return last && new OwnCodeAgain({ ...last, points: last.isReversed ? 0 : outcomeOf(last).points })
}

/** A lost answer is asked for again with its key; without a key only the time tells. */
function isRepeat(claim: Claim, own: Pick<OwnScan, 'clientKey' | 'scannedAt'>) {
  const age = claim.at - own.scannedAt
  if (own.clientKey && claim.clientKey) {
    return own.clientKey === claim.clientKey && age < KEYED_REPEAT_MS
  }
  return age < KEYLESS_REPEAT_MS
}

/** Its bonuses were booked right after the scan. */
function outcomeOf(own: OwnScan): ScanOutcome {
  const { base, balance, bonuses, titleHu, titleEn, scannedAt } = own
  const extra = bonuses.reduce((sum, { points }) => sum + points, 0)
  const gained = { base, bonuses, points: base + extra, balance: balance + extra }
  return { ...gained, titleHu, titleEn, scannedAt, repeated: true }
}

/** Why a claim brings nothing; undefined where it brings points. */
function refusalOf(
  claim: Claim,
  sticker: StickerFact,
  { keys, used }: BeforeInGroup
): ScanRefused | undefined {
  const { code, clientKey, serial, keyId, at } = claim
  const { state, maxScans, validFrom, validTo } = sticker
  if (state === null || sticker.keyId !== keyId || serial >= sticker.count) return new InvalidCode()
  if (clientKey && (sticker.keyUsedFor !== null || keys.has(keyOf(claim)))) {
    return new ClientKeyTaken()
  }
  if (state === 'void' || sticker.isVoid) return new CodeVoid()
  if (state === 'printed') return new CodeNotActive()
  if (validFrom !== null && at < validFrom) return new CodeNotActive()
  if (validTo !== null && at >= validTo) return new CodeExpired()
  if ((sticker.used ?? 0) + (used.get(code) ?? 0) < maxScans) return undefined
  return maxScans === 1 ? new AlreadyUsed() : new ScanLimitReached()
}
