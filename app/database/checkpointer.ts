import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import logger from '@adonisjs/core/services/logger'
import { shopFile, usesPostgres } from '#config/database'
import { endSharedReads, onCommit } from './engine.js'
import { holdEmbedded } from './held_connection.js'

/** How long commits gather before they are written back, in ms; a page that many of them change is copied once. */
const GATHER_MS = 1000
/** A log of more pages begins anew; 64 MB. */
const LOG_MAX = 16_000

/** What a checkpointer works on. */
export interface Checkpointing {
  /** Path of the database. */
  file: string
  /** Pages; a longer log begins anew. */
  logMax?: number
  /** How long commits gather, in ms. */
  gatherMs?: number
  /** Writes the little that is left back on the connection that writes, so that the next commit begins the log anew. */
  beginLog: () => Promise<void>
  /** Is told why the log did not begin anew, or why the thread ended: nothing is written back here then. */
  onError: (error: Error) => void
}

/**
 * Writes commits of an embedded database back into its file, in a thread beside the work of the server: a commit that
 * had to do it itself would take ten times as long, and everybody would wait for it (docs/decisions/0181). Where the
 * thread fails, the connection that writes still does it, when its log has become long.
 */
export class Checkpointer {
  #thread: Worker
  #ended: Promise<unknown>
  #isBusy = false
  #isWanted = false
  #timer: NodeJS.Timeout | undefined

  constructor(private work: Checkpointing) {
    const entry = new URL(`./checkpoint_thread${extname(import.meta.url)}`, import.meta.url)
    this.#thread = new Worker(entry, { workerData: { file: work.file } })
    this.#ended = new Promise((resolve) => this.#thread.once('exit', resolve))
    this.#thread.on('message', (log: number) => void this.#done(log))
    this.#thread.on('error', work.onError)
    this.#thread.unref()
  }

  /** To be called after each commit. */
  committed(): void {
    this.#isWanted = true
    if (this.#isBusy) return
    this.#timer ??= setTimeout(() => this.#begin(), this.work.gatherMs ?? GATHER_MS).unref()
  }

  /** Resolves when the file is no longer held. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    this.#thread.ref()
    this.#thread.postMessage('end')
    await this.#ended
  }

  #begin(): void {
    this.#timer = undefined
    this.#isWanted = false
    this.#isBusy = true
    this.#thread.postMessage('checkpoint')
  }

  async #done(log: number): Promise<void> {
    const { logMax = LOG_MAX, beginLog, onError } = this.work
    // Whoever commits all the time is always ahead of the thread.
    if (log > logMax) await beginLog().catch(onError)
    this.#isBusy = false
    if (this.#isWanted) this.committed()
  }
}

let checkpointer: Checkpointer | undefined

/** Takes the writing back from the commits of this server, where it has the embedded database. */
export function startCheckpoints(): void {
  if (usesPostgres || checkpointer) return
  const onError = (error: Error) => logger.error({ err: error }, 'Commits were not written back')
  const started = new Checkpointer({ file: shopFile, beginLog, onError })
  checkpointer = started
  onCommit(() => started.committed())
}

/** Resolves when nothing is written back any more. */
export async function endCheckpoints(): Promise<void> {
  onCommit(() => {})
  await checkpointer?.end()
  checkpointer = undefined
}

/** Between two commits, and while nobody reads. */
async function beginLog(): Promise<void> {
  const { runner, release } = await holdEmbedded()
  try {
    endSharedReads()
    runner.run('PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    release()
  }
}
