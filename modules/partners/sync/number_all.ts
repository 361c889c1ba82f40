import { transaction } from '#app/transaction'
import { watch } from '#app/watch'
import { memberSync } from '#auth'
import { NUMBERING_MS } from '../constants.js'
import { tellChanges } from '../events/tell_changes.js'

/** Numbers what members changed, and writes the events of it in the same transaction. */
export async function numberAll(): Promise<void> {
  while (await memberSync.anyUnnumbered()) {
    const numbered = await transaction(async (trx) => {
      const { count, changes } = await memberSync.numberChanges(trx)
      await tellChanges(trx, changes)
      return count
    })
    // What is left is held by somebody whose change comes next.
    if (numbered < memberSync.numberedMax) return
  }
}

/** Numbers from time to time, so that events leave and whoever pulls finds little to do. */
export const numberingWatch = watch(
  NUMBERING_MS,
  numberAll,
  'Changes of members could not be numbered'
)
