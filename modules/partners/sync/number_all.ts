import { transaction } from '#app/transaction'
import { watch } from '#app/watch'
import { memberSync } from '#auth'
import { NUMBERING_MS } from '../constants.js'
import { tellChanges } from '../events/tell_changes.js'

/**
 * Numbers what members changed, and writes the events of it in the same transaction.
 *
 * @param roundsMax after so many it leaves the rest, of {@link memberSync.numberedMax} changes each
 * @returns false where it left some
 */
export async function numberAll(roundsMax = Infinity): Promise<boolean> {
  for (let round = 0; await memberSync.anyUnnumbered(); round++) {
    if (round === roundsMax) return false
    const numbered = await transaction(async (trx) => {
      const { count, changes } = await memberSync.numberChanges(trx)
      await tellChanges(trx, changes)
      return count
    })
    // What is left is held by somebody whose change comes next.
    if (numbered < memberSync.numberedMax) break
  }
  return true
}

/** Numbers from time to time, so that events leave and whoever pulls finds little to do. */
export const numberingWatch = watch(
  NUMBERING_MS,
  () => numberAll(),
  'Changes of members could not be numbered'
)
