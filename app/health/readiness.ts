import { sessionsDatabase, shopReader } from '#app/database/engine'
import { redisAnswers, usesRedis } from '#app/redis/redis'
import { outboxState } from '#app/outbox/state'

/** The whole check answers within this time, in ms. */
const PATIENCE_MS = 2500
/** Messages due for longer than this mean that nobody carries them out, in seconds. */
const OUTBOX_LATE_SECONDS = 15 * 60

/** How one part is doing; `late` and `unavailable` parts that pages can do without stay ready. */
export interface PartState {
  status: 'ok' | 'late' | 'unavailable'
  [figure: string]: string | number
}

/** What readiness reports. */
export interface Readiness {
  status: 'ok' | 'unavailable'
  database: PartState
  outbox: PartState
  redis?: PartState
}

/** Whether this process can serve; only the database decides it. */
export async function readiness(): Promise<Readiness> {
  const parts = [databaseState(), outboxPart(), ...(usesRedis ? [redisPart()] : [])]
  const [database, outbox, redis] = await Promise.all(parts.map(within))
  const status = database.status === 'ok' ? 'ok' : 'unavailable'
  return { status, database, outbox, ...(redis ? { redis } : {}) }
}

async function redisPart(): Promise<PartState> {
  return { status: (await redisAnswers()) ? 'ok' : 'unavailable' }
}

async function databaseState(): Promise<PartState> {
  await shopReader().rows('SELECT 1 FROM members LIMIT 1')
  await sessionsDatabase().rows('SELECT 1 FROM sessions LIMIT 1')
  return { status: 'ok' }
}

async function outboxPart(): Promise<PartState> {
  const state = await outboxState()
  return { status: state.oldestSeconds > OUTBOX_LATE_SECONDS ? 'late' : 'ok', ...state }
}

async function within(part: Promise<PartState>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'unavailable' }), PATIENCE_MS)
  })
  try {
    return await Promise.race([part, late])
  } catch {
    return { status: 'unavailable' }
  } finally {
    clearTimeout(timer)
  }
}
