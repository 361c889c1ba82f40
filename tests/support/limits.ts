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
