import { readdir, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '#app/serving/is_running'
import { writeKept } from './files.js'

/** How the folder of a copy is named until all of it is there. */
const UNFINISHED = /^backup-.+Z\.unfinished$/
/** Says inside such a folder who makes the copy. */
const MAKER = 'maker.json'

interface Maker {
  pid: number
  host: string
}

/** Says in the folder of a copy that this process makes it. */
export function signMaking(part: string): Promise<void> {
  const maker: Maker = { pid: process.pid, host: hostname() }
  return writeKept(join(part, MAKER), JSON.stringify(maker))
}

/** The copy is complete, and of its making nothing stays in it. */
export function endMaking(part: string): Promise<void> {
  return rm(join(part, MAKER))
}

/** What an earlier creation that was killed left in a folder of copies. */
export interface Leftovers {
  removed: string[]
  /** Somebody may still be making them: on another machine, or in another process of this one. */
  kept: string[]
}

/** Removes copies that nobody makes any more; without them a disk fills up night after night. */
export async function removeLeftovers(home: string): Promise<Leftovers> {
  const leftovers: Leftovers = { removed: [], kept: [] }
  const names = await readdir(home).catch(() => [])
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const folder = join(home, name)
    const isMade = await mayStillBeMade(folder)
    if (!isMade) await rm(folder, { recursive: true, force: true })
    leftovers[isMade ? 'kept' : 'removed'].push(folder)
  }
  return leftovers
}

async function mayStillBeMade(folder: string): Promise<boolean> {
  const maker = await readFile(join(folder, MAKER), 'utf8').then(JSON.parse, () => undefined)
  if (!maker) return false
  const { pid, host } = maker as Maker
  return host !== hostname() || isRunning(pid)
}
