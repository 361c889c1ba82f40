import logger from '@adonisjs/core/services/logger'
import { announceReachedWishes } from './reached_wishes.js'

/** Pause between two batches, in ms. */
const PERIOD_MS = 5000

let timer: NodeJS.Timeout | undefined
let round: Promise<void> | undefined
let after = 0

/**
 * Looks through the wishes of this shop, batch after batch and again from the start. A credit need
 * not know of wishes that way, and a lower price, new stock or a lost process are noticed too.
 */
export function startWishWatch(): void {
  timer ??= setInterval(look, PERIOD_MS).unref()
}

/** Ends it after the batch under way. */
export async function stopWishWatch(): Promise<void> {
  clearInterval(timer)
  timer = undefined
  await round
}

function look() {
  round ??= announceReachedWishes(after)
    .then((next) => void (after = next))
    .catch((error) => logger.warn({ err: error }, 'The wishes could not be looked through'))
    .finally(() => (round = undefined))
}
