import logger from '@adonisjs/core/services/logger'
import { inNoHurry } from '#app/database/request_patience'
import { outageLog } from '#app/outage_log'
import { openForMember } from '#app/personal/member_key'
import { settings } from '#app/settings/settings'
import { ownKey, unseal } from '#app/personal/seal'
import { BATCH_MAX, NUDGE_MS, POLL_MS, SLOW_MS } from './constants.js'
import {
  handledTopics,
  handlerOf,
  NotYet,
  UndeliverableMessage,
  type DueMessage,
} from './handlers.js'
import { Places } from './places.js'
import { OWN_PURPOSE } from './purpose.js'
import { finish, postpone, takeDueMessages, type TakenMessage } from './queue.js'
import { keyHolderOf, LANES, type Lane } from './topic.js'

let timer: NodeJS.Timeout | undefined
let soon: NodeJS.Timeout | undefined
/** The round of each lane that is under way: what is slow in one keeps no other back. */
const rounds = new Map<Lane, Promise<void>>()
/** Lanes that something may have been committed to during their round, too late for it. */
const nudged = new Set<Lane>()
const outage = outageLog('The outbox could not be read', {
  relief: 'The outbox can be read again',
  level: 'error',
})

/**
 * Carries out every message that is due now, those of all lanes side by side; none while the outbox is paused.
 *
 * @returns how many were carried out
 */
export async function runOutboxOnce(): Promise<number> {
  let done = 0
  for (;;) {
    const results = await Promise.all(Object.values(LANES).map((lane) => drain(lane)))
    const carried = results.reduce((sum, one) => sum + one, 0)
    // What was carried out in one lane may have written something into another.
    if (!carried) return done
    done += carried
  }
}

/**
 * Carries out what is due in a lane, batch after batch, as long as it is to go on. A service that is slow keeps its own kind of
 * message back alone: the others go on beside it.
 */
async function drain(lane: Lane, goesOn = () => true): Promise<number> {
  const places = new Places(BATCH_MAX[lane])
  try {
    for (;;) {
      const isOpen = goesOn() && !(await settings()).outbox_paused
      const batch = isOpen ? await takeDueMessages(lane, places.free(handledTopics())) : []
      // In the order they were written: a handler that minds it is called that way.
      const inOrder = batch.toSorted((one, other) => one.id - other.id)
      const begun = inOrder.map((taken) => places.hold(taken, carryOut(taken)))
      if (places.areEmpty) return places.done
      await places.settled(begun, SLOW_MS)
    }
  } finally {
    // Also where the next ones could not be taken: the next round, or the end of the process, waits for these.
    await places.cleared()
  }
}

/** Starts carrying messages out in this process, woken by commits and once a second. */
export function startOutbox(): void {
  timer ??= setInterval(wake, POLL_MS)
  timer.unref()
  wake()
}

/** Ends the worker after the messages under way; what is due beside them waits for the next start. */
export async function stopOutbox(): Promise<void> {
  clearInterval(timer)
  clearTimeout(soon)
  timer = soon = undefined
  nudged.clear()
  await Promise.all(rounds.values())
}

/** Wakes the worker of this process, where it runs; called after a commit. */
export function nudgeOutbox(): void {
  // What it does then is no part of the request that has committed.
  if (timer) soon ??= inNoHurry(() => setTimeout(wake, NUDGE_MS))
}

function wake() {
  soon = undefined
  if (timer) for (const lane of Object.values(LANES)) begin(lane)
}

function begin(lane: Lane) {
  if (rounds.has(lane)) return void nudged.add(lane)
  const round = drain(lane, () => timer !== undefined)
    .then(outage.worked, outage.failed)
    .finally(() => {
      rounds.delete(lane)
      if (nudged.delete(lane)) nudgeOutbox()
    })
  rounds.set(lane, round)
}

async function carryOut(taken: TakenMessage): Promise<boolean> {
  try {
    await handlerOf(taken.topic)!(await opened(taken))
  } catch (error) {
    const { id, topic, attempts } = taken
    const fate = await postpone(taken, error)
    // Of what waits for others there may be thousands.
    const waits = error instanceof NotYet ? 'debug' : 'warn'
    const level = fate === 'dead' ? 'error' : waits
    logger[level]({ err: error, message: { id, topic, attempts } }, `Outbox message ${fate}`)
    return false
  }
  await finish(taken)
  return true
}

async function opened(taken: TakenMessage): Promise<DueMessage> {
  const { sealedPayload, ...rest } = taken
  const holder = keyHolderOf(taken.topic, taken.memberId)
  const text =
    holder === null
      ? unseal(sealedPayload, ownKey(), OWN_PURPOSE).toString()
      : await openForMember(holder, sealedPayload)
  if (text === null) throw new UndeliverableMessage('Its member was deleted', 'gone')
  return { ...rest, payload: JSON.parse(text) }
}
