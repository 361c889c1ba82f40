import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

/*
 * Runs in a thread of its own: writes what was committed back into the file of the embedded database, while the
 * server goes on committing. @source https://sqlite.org/wal.html, Checkpointing
 */

const connection = new Database(workerData.file as string, { timeout: 0 })
// As the commits: what the log no longer holds is in the file for good.
connection.pragma('synchronous = FULL')
connection.pragma('wal_autocheckpoint = 0')
const checkpoint = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** A pass that took so long, in ms, is followed by another one over what was committed meanwhile. */
const SHORT_MS = 5
const PASSES_MAX = 8

parentPort!.on('message', (word: 'checkpoint' | 'end') => {
  if (word === 'end') {
    connection.close()
    parentPort!.close()
  } else {
    parentPort!.postMessage(writeBack())
  }
})

/** @returns pages the log holds, written back or not */
function writeBack(): number {
  for (let pass = 1; ; pass++) {
    const since = performance.now()
    const [{ log }] = checkpoint.all() as { log: number }[]
    if (pass === PASSES_MAX || performance.now() - since < SHORT_MS) return log
  }
}
