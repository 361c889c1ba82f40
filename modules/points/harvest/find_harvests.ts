import type {
  Evidence,
  HarvestFinding,
  HarvestReason,
  HarvestThresholds,
  SeenScan,
} from './evidence.js'
import { densest, endsOf, stretchesOf } from './neighbours.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** What a reason is worth that leaves no doubt. */
const CERTAIN = 100
/** Stickers an account must have of a shared stretch; a customer of the same shelf has fewer. */
const SHARE_MIN = 8

/** Shared stickers of one member that are named. */
const SHARED_NAMED_MAX = 5

/** Two who share something are a case; each further one makes it worse by so much. */
const FURTHER_SHARER = 10
/** Members of one reason that are named. */
const SHARERS_NAMED_MAX = 30

type Found = { memberId: number; reason: HarvestReason }

/**
 * Members whose scans look like a harvest: a long run of neighbouring stickers in a short time, one
 * code batch spread over new accounts, a sticker that many members tried, many refused codes, invitations that paid among members who share
 * something. It says who should be looked at, and why; it judges nobody. One code batch is looked at in a turn, so that others get theirs.
 */
export async function findHarvests(
  evidence: Evidence,
  thresholds: HarvestThresholds
): Promise<HarvestFinding[]> {
  const found = [
    ...refusedCodes(evidence, thresholds),
    ...sharedCodes(evidence),
    ...sharingInvited(evidence),
  ]
  for (const ofBatch of Map.groupBy(evidence.scans, ({ batchId }) => batchId).values()) {
    found.push(...longRuns(ofBatch, thresholds), ...sharedStretches(ofBatch, evidence, thresholds))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const findings = [...Map.groupBy(found, ({ memberId }) => memberId)].map(([memberId, of]) => {
    const reasons = of.map(({ reason }) => reason).toSorted((a, b) => b.points - a.points)
    return { memberId, score: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
  })
  const isCase = ({ score }: HarvestFinding) => score >= thresholds.harvest_review_score
  return findings.filter(isCase).toSorted((one, other) => other.score - one.score)
}

/** Neighbouring stickers that one member scanned within a few days. */
function longRuns(ofBatch: SeenScan[], thresholds: HarvestThresholds): Found[] {
  const { harvest_run_tolerated: tolerated, harvest_run_certain: certain } = thresholds
  const within = thresholds.harvest_run_days * DAY_MS
  const found: Found[] = []
  for (const [memberId, scans] of Map.groupBy(ofBatch, (scan) => scan.memberId)) {
    if (scans.length <= tolerated) continue
    for (const stretch of stretchesOf(scans)) {
      if (stretch.length <= tolerated) continue
      const run = densest(stretch, within)
      const points = share(run.length, tolerated, certain)
      if (!points) continue
      const place = { batchId: run[0].batchId, ...endsOf(run), scans: run.length }
      found.push({ memberId, reason: { kind: 'run', points, ...place } })
    }
  }
  return found
}

/** Neighbouring stickers that several accounts scanned while they were new. */
function sharedStretches(
  ofBatch: SeenScan[],
  { began }: Evidence,
  thresholds: HarvestThresholds
): Found[] {
  const youth = thresholds.harvest_new_account_days * DAY_MS
  const byNew = ofBatch.filter(({ memberId, at }) => at - (began.get(memberId) ?? 0) <= youth)
  return stretchesOf(byNew).flatMap((stretch) => {
    const members = Map.groupBy(stretch, ({ memberId }) => memberId)
    const sharers = [...members.values()].filter((scans) => scans.length >= SHARE_MIN)
    if (sharers.length < thresholds.harvest_new_accounts) return []
    const scans = sharers.flat()
    const { harvest_spread_tolerated: tolerated, harvest_spread_certain: certain } = thresholds
    const points = share(scans.length, tolerated, certain)
    const place = { batchId: scans[0].batchId, ...endsOf(scans), scans: scans.length }
    const reason: HarvestReason = { kind: 'spread', points, ...place, accounts: sharers.length }
    return points ? sharers.map(([{ memberId }]) => ({ memberId, reason })) : []
  })
}

function refusedCodes({ refused }: Evidence, thresholds: HarvestThresholds): Found[] {
  const { harvest_refused_tolerated: tolerated, harvest_refused_certain: certain } = thresholds
  return [...refused].flatMap(([memberId, count]): Found[] => {
    const points = share(count, tolerated, certain)
    return points ? [{ memberId, reason: { kind: 'refused', points, refused: count } }] : []
  })
}

/** Who scanned stickers that many tried; the most tried ones are named. */
function sharedCodes({ shared }: Evidence): Found[] {
  return [...Map.groupBy(shared, ({ memberId }) => memberId)].flatMap(([memberId, codes]) => {
    const named = codes.toSorted((one, other) => other.members - one.members)
    return named.slice(0, SHARED_NAMED_MAX).map(({ batchId, serial, members }): Found => {
      return { memberId, reason: { kind: 'shared', points: CERTAIN, batchId, serial, members } }
    })
  })
}

/** Invitations that paid among members who share a network, a device or an address. */
function sharingInvited({ invited }: Evidence): Found[] {
  return invited.map(({ inviterId, kind: shared, memberIds }) => {
    const worth = CERTAIN + FURTHER_SHARER * (memberIds.length - 2)
    const points = Math.min(worth, 2 * CERTAIN)
    const who = { members: memberIds.length, memberIds: memberIds.slice(0, SHARERS_NAMED_MAX) }
    return { memberId: inviterId, reason: { kind: 'invitations', points, shared, ...who } }
  })
}

/** 0 up to what is tolerated, 100 where it is certain, twice that at most, whole points between. */
function share(count: number, tolerated: number, certain: number): number {
  const points = (CERTAIN * (count - tolerated)) / Math.max(certain - tolerated, 1)
  return Math.round(Math.min(Math.max(points, 0), 2 * CERTAIN))
}
