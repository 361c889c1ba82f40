import type { Redis } from 'ioredis'
import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { connection, inRedis, whenRedisReturns } from '#app/redis/redis'
import { databaseSessionRows } from './database_session_rows.js'
import type { SessionOwner, SessionRow, SessionRows } from './session_row.js'

/** The list of an owner's sessions is kept as long as the longest of them may live, in ms. */
const LIST_MS = 12 * 60 * 60 * 1000

/**
 * Sessions in Redis, in the database while Redis does not answer. What ends meanwhile is noted and
 * ended in Redis too before Redis is asked again: no logout is forgotten.
 */
export const redisSessionRows: SessionRows = {
  async find(key) {
    const found = await inRedis(
      (redis) => redis.get(nameOf(key)),
      async () => null
    )
    return found === null ? databaseSessionRows.find(key) : (JSON.parse(found) as SessionRow)
  },

  async save(key, row) {
    await inRedis(
      (redis) => saveIn(redis, key, row),
      () => databaseSessionRows.save(key, row)
    )
  },

  async remove(key) {
    await databaseSessionRows.remove(key)
    await inRedis(
      async (redis) => void (await redis.del(nameOf(key))),
      () => note(key)
    )
  },

  async removeAllOf(owner, exceptKey) {
    await databaseSessionRows.removeAllOf(owner, exceptKey)
    await inRedis(
      (redis) => removeAllIn(redis, listOf(owner), exceptKey),
      () => note(listOf(owner))
    )
  },
}

whenRedisReturns(async () => {
  const noted = await sessionsDatabase().rows<{ key: string }>('SELECT key FROM ended_sessions')
  for (const { key } of noted) {
    if (key.startsWith('sessions-of:')) await removeAllIn(connection(), key)
    else await connection().del(nameOf(key))
    await sessionsDatabase().rows('DELETE FROM ended_sessions WHERE key = ?', [key])
  }
})

async function saveIn(redis: Redis, key: string, row: SessionRow) {
  const left = Math.max(1, row.expiresAt - clock.now())
  const commands = redis.multi().set(nameOf(key), JSON.stringify(row), 'PX', left)
  for (const owner of ownersOf(row)) {
    commands.sadd(listOf(owner), key).pexpire(listOf(owner), LIST_MS)
  }
  await commands.exec()
}

async function removeAllIn(redis: Redis, list: string, exceptKey?: string) {
  const keys = (await redis.smembers(list)).filter((key) => key !== exceptKey)
  if (keys.length) await redis.multi().del(keys.map(nameOf)).srem(list, keys).exec()
}

async function note(key: string) {
  const sql = `INSERT INTO ended_sessions (key, ended_at) VALUES (?, ?)
    ON CONFLICT (key) DO UPDATE SET ended_at = excluded.ended_at`
  await sessionsDatabase().rows(sql, [key, clock.now()])
}

function ownersOf({ memberId, staffId }: SessionRow): SessionOwner[] {
  return [...(memberId === null ? [] : [{ memberId }]), ...(staffId === null ? [] : [{ staffId }])]
}

function nameOf(key: string) {
  return `session:${key}`
}

function listOf(owner: SessionOwner) {
  return 'memberId' in owner
    ? `sessions-of:member:${owner.memberId}`
    : `sessions-of:staff:${owner.staffId}`
}
