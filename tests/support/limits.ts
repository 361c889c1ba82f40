import { setTimeout as sleep } from 'node:timers/promises'
import { sessionsDatabase } from '#app/database/engine'
import { inRedis, redisAnswers, usesRedis } from '#app/redis/redis'

/** How often something is done anew whose limits were counted in two places. */
const TRIES_MAX = 3
/** The pause between two questions whether Redis is back, in ms. */
const BACK_MS = 100

/** Forgets every limit: tests share one network address. */
export async function forgetLimits(): Promise<void> {
  await sessionsDatabase().rows('DELETE FROM limits')
  await forgetLimitsOfOtherClocks()
}

/** After a test moved the clock: Redis counts the time by its own, which no test can move. */
export async function forgetLimitsOfOtherClocks(): Promise<void> {
  await inRedis(
    async (redis) => {
      const keys = await redis.keys('limit:*')
      if (keys.length) await redis.del(keys)
    },
    async () => {}
  )
}

/** Has the windows of Redis go on by so many ms as well, where a test moved the clock. */
export async function passInRedis(ms: number): Promise<void> {
  await inRedis(
    async (redis) => {
      for (const key of await redis.keys('limit:*')) {
        const left = (await redis.pttl(key)) - ms
        await (left > 0 ? redis.pexpire(key, left) : redis.del(key))
      }
    },
    async () => {}
  )
}

/**
 * Does something whose limits are to be counted in one place. Where Redis did not answer for a
 * moment, as on a crowded machine, the database counted meanwhile and each of the two lets its own
 * hits pass: then it is done anew, with all limits forgotten.
 */
export async function countedInOnePlace<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await work()
    if (tries === TRIES_MAX || !(await wasCountedInTwoPlaces())) return result
    while (!(await redisAnswers())) await sleep(BACK_MS)
    await forgetLimits()
  }
}

async function wasCountedInTwoPlaces() {
  if (!usesRedis) return false
  const counted = await sessionsDatabase().rows('SELECT key FROM limits LIMIT 1')
  return counted.length > 0
}
