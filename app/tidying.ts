import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { forgetOldAnswers } from '#app/idempotency/idempotency'
import { removeLooseFiles, removeOldMedia } from '#app/media/library/remove_old_media'
import { forgetDoneMessages } from '#app/outbox/forget_done'
import { transaction, type Transaction } from '#app/transaction'

/** How often a server tidies up, in ms. */
const PERIOD_MS = 10 * 60 * 1000
/** Rows one statement removes at most, so that nobody waits for the lock for long. */
const BATCH = 1000
/** Statements of one round at most; what is left is the next round's. */
const BATCHES_MAX = 50

type Tidying = (trx: Transaction) => Promise<void>
const others: Tidying[] = []

let timer: NodeJS.Timeout | undefined

/** Adds what a module removes when its time is over; called once at start by that module. */
export function registerTidying(tidy: Tidying): void {
  others.push(tidy)
}

/**
 * Removes what has run out: sessions, windows of limits, answers kept for repetition, messages long done, media nobody uses.
 */
export async function tidyUp(): Promise<void> {
  const now = clock.now()
  await removeWhere('sessions', 'id', 'expires_at', now)
  await removeWhere('limits', 'key', 'expires_at', now)
  const own = [forgetOldAnswers, forgetDoneMessages, removeOldMedia]
  for (const tidy of [...own, ...others]) await transaction(tidy)
  await removeLooseFiles()
}

/** Tidies up in this process from time to time. */
export function startTidying(): void {
  timer ??= setInterval(() => {
    tidyUp().catch((error) => logger.warn({ err: error }, 'Tidying up failed'))
  }, PERIOD_MS).unref()
}

/** Ends it; called when the application ends. */
export function stopTidying(): void {
  clearInterval(timer)
  timer = undefined
}

async function removeWhere(table: string, key: string, time: string, limit: number) {
  const sql = `DELETE FROM ${table} WHERE ${key} IN
    (SELECT ${key} FROM ${table} WHERE ${time} <= ? LIMIT ${BATCH}) RETURNING ${key}`
  for (let round = 0; round < BATCHES_MAX; round++) {
    const removed = await sessionsDatabase().rows(sql, [limit])
    if (removed.length < BATCH) return
  }
}
