import { sessionsDatabase } from '#app/database/engine'
import { problemOfDatabase } from '#app/serving/assert_servable'
import { isWritable } from '#app/serving/storage'
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
  storage: PartState
  outbox: PartState
  redis?: PartState
}

/** Whether this process can serve; the database and the storage decide it. */
export async function readiness(): Promise<Readiness> {
  const parts = [databaseState(), storageState(), outboxPart(), ...(usesRedis ? [redisPart()] : [])]
  const [database, storage, outbox, redis] = await Promise.all(parts.map(within))
  const isReady = database.status === 'ok' && storage.status === 'ok'
  const status = isReady ? 'ok' : 'unavailable'
  return { status, database, storage, outbox, ...(redis ? { redis } : {}) }
}

async function redisPart(): Promise<PartState> {
  return { status: (await redisAnswers()) ? 'ok' : 'unavailable' }
}

async function databaseState(): Promise<PartState> {
  if (await problemOfDatabase()) return { status: 'unavailable' }
  await sessionsDatabase().rows('SELECT 1 FROM sessions LIMIT 1')
  return { status: 'ok' }
}

async function storageState(): Promise<PartState> {
  return { status: (await isWritable()) ? 'ok' : 'unavailable' }
}

async function outboxPart(): Promise<PartState> {
  const { waiting, dead, oldestSeconds } = await outboxState()
  const status = oldestSeconds > OUTBOX_LATE_SECONDS ? 'late' : 'ok'
  return { status, waiting, dead, oldestSeconds }
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
