import { sessionsDatabase } from '#app/database/engine'
import { inRedis } from '#app/redis/redis'

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
