import type { Redis } from 'ioredis'
import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { connection, inRedis, whenRedisReturns } from '#app/redis/redis'
import { databaseSessionRows } from './database_session_rows.js'
import {
  isChosen,
  type OwnedSession,
  type SessionOwner,
  type SessionRow,
  type SessionRows,
} from './session_row.js'
import { SessionUnreadable } from './session_unreadable.js'

/** The list of an owner's sessions is kept as long as the longest of them may live, in ms. */
const LIST_MS = 12 * 60 * 60 * 1000

/**
 * Sessions in Redis, in the database while Redis does not answer; one that began in Redis cannot be read then. What ends meanwhile is noted and
 * ended in Redis too before Redis is asked again: no logout is forgotten.
 */
export const redisSessionRows: SessionRows = {
  async find(key) {
    const found = await inRedis(
      (redis) => redis.get(nameOf(key)),
      async () => undefined
    )
    if (typeof found === 'string') return JSON.parse(found) as SessionRow
    const row = await databaseSessionRows.find(key)
    // Silence of Redis says nothing about a session that began in it.
    if (!row && found === undefined && !(await hasEnded(key))) throw new SessionUnreadable()
    return row
  },

  async save(key, row) {
    await inRedis(
      (redis) => saveIn(redis, key, row),
      () => databaseSessionRows.save(key, row)
    )
  },

  async replace(key, row) {
    const isInRedis = await inRedis(
      (redis) => replaceIn(redis, key, row),
      async () => false
    )
    // It may have begun while Redis did not answer.
    if (!isInRedis) await databaseSessionRows.replace(key, row)
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

  async allOf(owner) {
    const inDatabase = await databaseSessionRows.allOf(owner)
    const found = await inRedis(
      (redis) => allIn(redis, listOf(owner)),
      async () => []
    )
    return [...inDatabase, ...found]
  },

  async removeLogins(owner, choice) {
    await databaseSessionRows.removeLogins(owner, choice)
    await inRedis(
      async (redis) => {
        const all = await allIn(redis, listOf(owner))
        const keys = all.filter(({ loginId }) => isChosen(loginId, choice)).map(({ key }) => key)
        await removeIn(redis, listOf(owner), keys)
      },
      // Which of them were meant cannot be told now: rather one login too many ends.
      () => note(listOf(owner))
    )
  },
}

const HAS_ENDED = 'SELECT 1 FROM ended_sessions WHERE key = ?'
const NOTED = 'SELECT key, ended_at AS "endedAt" FROM ended_sessions'
// What was noted again meanwhile stays to be ended again.
const FORGET = 'DELETE FROM ended_sessions WHERE key = ? AND ended_at = ?'

whenRedisReturns(async () => {
  type Noted = { key: string; endedAt: number }
  const noted = await sessionsDatabase().rows<Noted>(NOTED)
  for (const { key, endedAt } of noted) {
    if (key.startsWith('sessions-of:')) await removeAllIn(connection(), key)
    else await connection().del(nameOf(key))
    await sessionsDatabase().rows(FORGET, [key, endedAt])
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

async function replaceIn(redis: Redis, key: string, row: SessionRow) {
  const left = Math.max(1, row.expiresAt - clock.now())
  const answer = await redis.set(nameOf(key), JSON.stringify(row), 'PX', left, 'XX')
  return answer !== null
}

async function removeAllIn(redis: Redis, list: string, exceptKey?: string) {
  const keys = (await redis.smembers(list)).filter((key) => key !== exceptKey)
  await removeIn(redis, list, keys)
}

async function removeIn(redis: Redis, list: string, keys: string[]) {
  if (keys.length) await redis.multi().del(keys.map(nameOf)).srem(list, keys).exec()
}

async function allIn(redis: Redis, list: string): Promise<OwnedSession[]> {
  const keys = await redis.smembers(list)
  if (!keys.length) return []
  const texts = await redis.mget(keys.map(nameOf))
  return keys.flatMap((key, place) => {
    const text = texts[place]
    if (text === null) return []
    const row = JSON.parse(text) as SessionRow
    return [{ ...row, key, loginId: row.loginId ?? key }]
  })
}

/** Whether a session ended while Redis did not answer. */
async function hasEnded(key: string): Promise<boolean> {
  return (await sessionsDatabase().rows(HAS_ENDED, [key])).length > 0
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
