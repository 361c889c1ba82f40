import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { inRedis } from '#app/redis/redis'
import { hiddenKey } from './hidden_key.js'

/** At most `hits` in `windowSeconds`. */
export interface Limit {
  hits: number
  windowSeconds: number
}

/** What consuming one hit said. */
export interface LimitAnswer {
  allowed: boolean
  /** Seconds until the window ends, at least 1. */
  retryAfterSeconds: number
  /** Hits taken in the window so far, this one and refused ones among them. */
  hits: number
}

/** A limit by the key it counts under. */
export type KeyedLimit = [key: string, limit: Limit]

const CONSUME = `INSERT INTO limits (key, hits, expires_at) VALUES (?, 1, ?)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN limits.expires_at <= ? THEN 1 ELSE limits.hits + 1 END,
    expires_at = CASE WHEN limits.expires_at <= ? THEN excluded.expires_at ELSE limits.expires_at END
  RETURNING hits, expires_at AS "expiresAt"`

const RETURN = 'UPDATE limits SET hits = hits - 1 WHERE key = ? AND hits > 0'

/** One hit and the time left, in one step: a crash between the two would never end the window. */
const CONSUME_IN_REDIS = `local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`

const RETURN_IN_REDIS = `if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then
  redis.call('DECR', KEYS[1]) end return 0`

/**
 * Takes one hit before anything is checked, in one step: parallel callers cannot pass together.
 * While Redis does not answer the database counts; where neither does, nobody passes.
 */
export async function consumeLimit(key: string, limit: Limit): Promise<LimitAnswer> {
  const window = limit.windowSeconds * 1000
  const { hits, leftMs } = await inRedis(
    async (redis) => {
      const answer = await redis.eval(CONSUME_IN_REDIS, 1, nameOf(key), window)
      const [taken, left] = answer as [number, number]
      return { hits: taken, leftMs: left }
    },
    () => consumeInDatabase(hiddenKey(key), window)
  )
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
  return { allowed: hits <= limit.hits, retryAfterSeconds, hits }
}

/**
 * Takes one hit from each limit in turn, the narrowest first. The first that refuses ends it: what
 * nobody looks at is not counted by the wider ones.
 *
 * @returns the answer of the last limit asked
 */
export async function consumeInTurn([first, ...wider]: [
  KeyedLimit,
  ...KeyedLimit[],
]): Promise<LimitAnswer> {
  let answer = await consumeLimit(...first)
  for (const limit of wider) {
    if (!answer.allowed) break
    answer = await consumeLimit(...limit)
  }
  return answer
}

/** Gives one hit of the running window back, where the counted thing proved to be none. */
export async function returnHit(key: string): Promise<void> {
  await inRedis(
    async (redis) => void (await redis.eval(RETURN_IN_REDIS, 1, nameOf(key))),
    async () => void (await sessionsDatabase().rows(RETURN, [hiddenKey(key)]))
  )
}

/** Forgets the hits of a key, after a success that proves honesty. */
export async function clearLimit(key: string): Promise<void> {
  await sessionsDatabase().rows('DELETE FROM limits WHERE key = ?', [hiddenKey(key)])
  await inRedis(
    async (redis) => void (await redis.del(nameOf(key))),
    async () => {}
  )
}

async function consumeInDatabase(key: string, window: number) {
  const now = clock.now()
  const values = [key, now + window, now, now]
  type Row = { hits: number; expiresAt: number }
  const [row] = await sessionsDatabase().rows<Row>(CONSUME, values)
  return { hits: row.hits, leftMs: row.expiresAt - now }
}

function nameOf(key: string) {
  return `limit:${hiddenKey(key)}`
}
