import { usesPostgres } from '#config/database'
import { holdEmbedded } from './held_connection.js'

/** Memory for pages of the connection that writes, in KiB: what the driver gives it, and much. */
const MEMORY = { usual: 16_000, much: 65_536 }

/**
 * Works with four times the memory for pages of the embedded database. Work that changes most of the file in few
 * long transactions reads each page once then. Short ones are better off without: where a commit has split pages, SQLite
 * looks at all that it remembers (docs/decisions/0130).
 */
export async function withMuchPageMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  if (usesPostgres) return work()
  await setMemory(MEMORY.much)
  try {
    return await work()
  } finally {
    await setMemory(MEMORY.usual)
  }
}

async function setMemory(kibibytes: number): Promise<void> {
  const { runner, release } = await holdEmbedded()
  try {
    runner.run(`PRAGMA cache_size = -${kibibytes}`)
  } finally {
    release()
  }
}
