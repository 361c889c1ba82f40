import { interruptible } from '../interruption.js'
import { followed } from '../progress.js'
import type { CopyVerdict } from './verify_backup.js'

/** How a copy is looked at from the command line. */
export interface Look {
  /** Of an empty PostgreSQL database to restore a dump into. */
  database?: string
  /** What is said where somebody stops the look. */
  stopped: string
}

/** Looks at a copy as `verifyBackup` does, says how far it is, and ends where somebody stops the command. */
export async function lookedAt(folder: string, { database, stopped }: Look): Promise<CopyVerdict> {
  const { verifyBackup } = await import('./verify_backup.js')
  const [bytes, truths] = [followed('bytes'), followed('invariants')]
  try {
    return await interruptible(
      (check) =>
        verifyBackup(folder, {
          onBytes(done, total) {
            bytes.told(done, total)
            check()
          },
          onTruths(done, total) {
            bytes.end()
            truths.told(done, total)
            check()
          },
          scratchUrl: database,
        }),
      () => stopped
    )
  } finally {
    bytes.end()
    truths.end()
  }
}
