import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from '@japa/api-client'

/** How often a request is sent again that found the shop busy, and the longest pause between, in ms. */
const TRIES_MAX = 40
const PAUSE_MS_MAX = 1000

/**
 * Sends a request until it is decided: where every connection of the database is taken the shop
 * answers 503 with Retry-After, which promises that nothing was done.
 */
export async function untilDecided(send: () => PromiseLike<ApiResponse>): Promise<ApiResponse> {
  for (let tried = 1; ; tried++) {
    const answer = await send()
    if (answer.status() !== 503 || tried >= TRIES_MAX) return answer
    if (!answer.header('retry-after')) throw new Error('503 without a time to try again')
    await sleep(Math.random() * PAUSE_MS_MAX)
  }
}
