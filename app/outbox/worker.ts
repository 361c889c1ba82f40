import logger from '@adonisjs/core/services/logger'
import { inNoHurry } from '#app/database/request_patience'
import { openForMember } from '#app/personal/member_key'
import { settings } from '#app/settings/settings'
import { ownKey, unseal } from '#app/personal/seal'
import { NUDGE_MS, POLL_MS, UNREADABLE_MS } from './constants.js'
import { handlerOf, UndeliverableMessage, type DueMessage } from './handlers.js'
import { OWN_PURPOSE } from './purpose.js'
import { finish, postpone, takeDueMessages, type TakenMessage } from './queue.js'

let timer: NodeJS.Timeout | undefined
let soon: NodeJS.Timeout | undefined
let round: Promise<void> | undefined
let nudged = false
/** When the log was last told that the outbox cannot be read, in ms of `performance.now()`. */
let toldAt: number | undefined

/**
 * Carries out every message that is due now, batch after batch; none while the outbox is paused.
 *
 * @returns how many were carried out
 */
export async function runOutboxOnce(): Promise<number> {
  let done = 0
  for (;;) {
    if ((await settings()).outbox_paused) return done
    const batch = await takeDueMessages()
    if (!batch.length) return done
    const results = await Promise.all(batch.map(carryOut))
    done += results.filter(Boolean).length
  }
}

/** Starts carrying messages out in this process, woken by commits and once a second. */
export function startOutbox(): void {
  timer ??= setInterval(wake, POLL_MS)
  timer.unref()
  wake()
}

/** Ends the worker after the round under way. */
export async function stopOutbox(): Promise<void> {
  clearInterval(timer)
  clearTimeout(soon)
  timer = soon = undefined
  nudged = false
  await round
}

/** Wakes the worker of this process, where it runs; called after a commit. */
export function nudgeOutbox(): void {
  // What it does then is no part of the request that has committed.
  if (timer) soon ??= inNoHurry(() => setTimeout(wake, NUDGE_MS))
}

function wake() {
  soon = undefined
  if (!timer) return
  if (round) {
    nudged = true
    return
  }
  round = runOutboxOnce()
    .then(tellReadable)
    .catch(tellUnreadable)
    .finally(() => {
      round = undefined
      // What was committed during the round may have come too late for it.
      if (nudged) nudgeOutbox()
      nudged = false
    })
}

/** An outage lasts for many rounds: its beginning is told, that it goes on once a minute, and its end. */
function tellUnreadable(error: unknown): void {
  const now = performance.now()
  if (toldAt !== undefined && now - toldAt < UNREADABLE_MS) return
  toldAt = now
  logger.error({ err: error }, 'The outbox could not be read')
}

function tellReadable(): void {
  if (toldAt === undefined) return
  toldAt = undefined
  logger.info('The outbox can be read again')
}

async function carryOut(taken: TakenMessage): Promise<boolean> {
  try {
    await handlerOf(taken.topic)!(await opened(taken))
  } catch (error) {
    const { id, topic, attempts } = taken
    const fate = await postpone(taken, error)
    const level = fate === 'dead' ? 'error' : 'warn'
    logger[level]({ err: error, message: { id, topic, attempts } }, `Outbox message ${fate}`)
    return false
  }
  await finish(taken)
  return true
}

async function opened(taken: TakenMessage): Promise<DueMessage> {
  const { sealedPayload, ...rest } = taken
  const text =
    taken.memberId === null
      ? unseal(sealedPayload, ownKey(), OWN_PURPOSE).toString()
      : await openForMember(taken.memberId, sealedPayload)
  if (text === null) throw new UndeliverableMessage('Its member was deleted')
  return { ...rest, payload: JSON.parse(text) }
}
