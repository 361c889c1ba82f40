import { batched } from '#app/database/batched'
import { WRITERS } from '#app/database/dialect'
import { transaction } from '#app/transaction'
import { runningBoosters } from '#points/boosters/running_boosters'
import { acceptScans, CodeUsedMeanwhile, type Accepted } from './accept_scans/accept_scans.js'
import type { Answer, Claim } from './claim.js'

/** How often a claim is judged with others before it waits for its member alone. */
const TRIES_TOGETHER = 3
/** How often a code may be used by others while a claim waits for it. */
const TRIES_ALONE = 8

/** Answers a claim: those that come together share one durable commit. */
export async function acceptClaim(claim: Claim): Promise<Answer> {
  for (let tried = 0; tried < TRIES_TOGETHER; tried++) {
    const answer = await acceptTogether(claim)
    if (answer) return answer
  }
  return acceptAlone(claim)
}

const acceptTogether = batched(accept, {
  writes: true,
  areGathered: true,
  groupsMax: WRITERS,
  aloneAfterError: 'Scans',
  isRepeatable: true,
})

async function acceptAlone(claim: Claim): Promise<Answer> {
  try {
    for (let tried = 0; tried < TRIES_ALONE; tried++) {
      const [answer] = await accept([claim])
      if (answer) return answer
    }
    return new Error(`Code ${claim.code} is used by others all the time`)
  } catch (error) {
    return error as Error
  }
}

async function accept(claims: readonly Claim[]): Promise<Accepted[]> {
  const boosters = await runningBoosters()
  try {
    return await transaction((trx) => acceptScans(trx, claims, boosters), { isGathered: true })
  } catch (error) {
    if (error instanceof CodeUsedMeanwhile) return claims.map(() => undefined)
    throw error
  }
}
