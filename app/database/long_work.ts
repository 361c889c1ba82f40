import { usesPostgres } from '#config/database'
import { holdEmbedded } from './held_connection.js'

/** Memory for pages of the connection that writes, in KiB: what the driver gives it, and much. */
const MEMORY = { usual: 16_000, much: 65_536 }

/**
 * Does work of many parts that can be done again after a power cut, on the embedded database: no part waits for the
 * disk, and pages have four times the memory. The next commit after it does wait, and with it all parts are on the disk;
 * a process that is killed loses none of them. To be used where this process serves nobody else.
 *
 * Work that changes most of the file in few long transactions reads each page once then. Short ones are better off with
 * less: where a commit has split pages, SQLite looks at all that it remembers (docs/decisions/0181).
 */
export async function asLongWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (usesPostgres) return work()
  await set(`cache_size = -${MEMORY.much}`, 'synchronous = NORMAL')
  try {
    return await work()
  } finally {
    await set(`cache_size = -${MEMORY.usual}`, 'synchronous = FULL')
  }
}

async function set(...pragmas: string[]): Promise<void> {
  const { runner, release } = await holdEmbedded()
  try {
    for (const pragma of pragmas) runner.run(`PRAGMA ${pragma}`)
  } finally {
    release()
  }
}
