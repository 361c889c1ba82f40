import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'

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
}

const CONSUME = `INSERT INTO limits (key, hits, expires_at) VALUES (?, 1, ?)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN limits.expires_at <= ? THEN 1 ELSE limits.hits + 1 END,
    expires_at = CASE WHEN limits.expires_at <= ? THEN excluded.expires_at ELSE limits.expires_at END
  RETURNING hits, expires_at`

/**
 * Takes one hit before anything is checked, in one statement: parallel callers cannot pass together.
 */
export async function consumeLimit(key: string, limit: Limit): Promise<LimitAnswer> {
  const now = clock.now()
  const end = now + limit.windowSeconds * 1000
  const values = [key, end, now, now]
  const [row] = await sessionsDatabase().rows<{ hits: number; expires_at: number }>(CONSUME, values)
  const retryAfterSeconds = Math.max(1, Math.ceil((row.expires_at - now) / 1000))
  return { allowed: row.hits <= limit.hits, retryAfterSeconds }
}

/** Forgets the hits of a key, after a success that proves honesty. */
export async function clearLimit(key: string): Promise<void> {
  await sessionsDatabase().rows('DELETE FROM limits WHERE key = ?', [key])
}
