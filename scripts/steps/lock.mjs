import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from './failure.mjs'
import { say } from './narration.mjs'
import { storagePath } from './paths.mjs'

/** Held from the first step of `npm start` until its shop ends: the embedded database serves one process only. */
export const startLock = (environment) => join(storagePath(environment), 'start.lock')

/**
 * Takes the lock file, so that two starts never install, build or migrate together.
 * A lock whose process is gone was left by an interrupted run and is taken over.
 * The port is where the owner will serve, 0 where it does not. Answers the function that gives the lock back.
 */
export function takeLock(file, port = 0, attempt = 1) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const mine = `${file}.${process.pid}`
  const owner = { pid: process.pid, started: processStart(process.pid), port }
  writeFileSync(mine, JSON.stringify(owner), { mode: 0o600 })
  try {
    // A link either comes into being whole or not at all.
    linkSync(mine, file)
  } catch (error) {
    if (error.code !== 'EEXIST' || attempt > 3) throw error
    removeIfStale(file)
    return takeLock(file, port, attempt + 1)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (readLock(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

/** Throws while the owner lives; otherwise moves its lock away. */
function removeIfStale(file) {
  const owner = readLock(file)
  if (owner && isAlive(owner)) throw busy(owner)
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const moved = readLock(aside)
  rmSync(aside, { force: true })
  // Another start was faster and this was already its new lock: it goes on, this one steps back.
  if (moved && isAlive(moved)) {
    writeFileSync(file, JSON.stringify(moved), { mode: 0o600 })
    throw busy(moved)
  }
  say(
    `An earlier start${owner ? ` (process ${owner.pid})` : ''} did not finish; going on from where it stopped.`
  )
}

const busy = (owner) =>
  new Failure(
    `Another start (process ${owner.pid}) is at work in this folder: wait until it is done or stop it.`
  )

/** The owner written in a lock file, or nothing when it is absent or unreadable. */
export function readLock(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(owner.pid) ? owner : undefined
  } catch {
    return undefined
  }
}

/** True while the very process that took the lock runs, not merely one that inherited its number. */
export function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  const known = statusOf(pid)
  return known === undefined || (known.started === started && known.state !== 'Z')
}

/** When a process began, as the kernel counts it; empty where the system does not tell. */
export const processStart = (pid) => statusOf(pid)?.started ?? ''

/** State and beginning of a process; a dead one whose parent has not noticed yet is in state Z. */
function statusOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in front may hold spaces and brackets, so fields are counted behind its last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], started: fields[19] }
  } catch {
    return undefined
  }
}
