import { availableParallelism } from 'node:os'
import { BoundedLine } from '#app/load/bounded_line'
import env from '#start/env'
import { HASHES_RETRY_SECONDS, HASHES_WAITING_PER_PLACE } from '../constants.js'

/** Threads of the runtime unless UV_THREADPOOL_SIZE says otherwise; files are read by them too. */
const THREADS = 4
/** Threads that hashing leaves to everything else. */
const THREADS_LEFT = 2

/**
 * Password hashes computed at once: as many as there are cores, but never all threads of the
 * runtime, because who reads a file would wait for hashes.
 *
 * @source requirements A-59
 */
export function hashesAtOnce(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores, threads - THREADS_LEFT))
}

const atOnce = hashesAtOnce(availableParallelism(), env.get('UV_THREADPOOL_SIZE', THREADS))

/** Where every password of this process is hashed and compared. */
export const hashLine = new BoundedLine({
  atOnce,
  waitingMax: atOnce * HASHES_WAITING_PER_PLACE,
  retryAfterSeconds: HASHES_RETRY_SECONDS,
})
