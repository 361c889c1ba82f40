import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Redis } from 'ioredis'
import env from '#start/env'
import { withPatience } from '#app/patience'

/** How long a connection may take, in ms. */
const CONNECT_MS = 500
/** How long Redis may think, in ms; a page that asks it three times still answers in time. */
const ANSWER_MS = 250
/** After a failure nobody asks Redis for this long, in ms, so that pages do not pay again. */
const REST_MS = 2000
/** The longest pause between two tries to connect, in ms. */
const RECONNECT_MAX_MS = 2000

const url = env.get('REDIS_URL')

/** The client is loaded where there is a Redis to ask. */
const library = url ? await import('ioredis') : undefined

/** True where limits and real-time messages go through Redis. */
export const usesRedis = Boolean(url)

let client: Redis | undefined
let restUntil = 0
/** False from a failure on, until Redis has answered again: an outage is told once. */
let isAnswering = true

/**
 * Does something in Redis; where Redis does not answer in time, the other thing is done instead.
 * Nothing that must not be lost is kept in Redis.
 */
export async function inRedis<Result>(
  work: (redis: Redis) => Promise<Result>,
  otherwise: () => Promise<Result>
): Promise<Result> {
  if (!usesRedis || performance.now() < restUntil) return otherwise()
  try {
    const result = await withPatience(work(connection()), ANSWER_MS)
    isAnswering = true
    return result
  } catch (error) {
    if (isAnswering) logger.warn({ err: error }, 'Redis does not answer')
    rest()
    return otherwise()
  }
}

function rest() {
  isAnswering = false
  restUntil = performance.now() + REST_MS
}

function connection(): Redis {
  client ??= connect()
  return client
}

/**
 * Waits for the connection, but not for long: until it stands the database counts, and a limit would count in two places.
 */
export async function connectRedis(): Promise<void> {
  const redis = connection()
  if (redis.status === 'ready') return
  const ready = once(redis, 'ready').catch(() => {})
  await Promise.race([ready, sleep(CONNECT_MS, undefined, { ref: false })])
}

/** Whether Redis answers; null where none is configured. */
export async function redisAnswers(): Promise<boolean | null> {
  if (!usesRedis) return null
  return inRedis(
    async (redis) => (await redis.ping()) === 'PONG',
    async () => false
  )
}

/** Ends the connection; called when the application ends. */
export function closeRedis(): void {
  client?.disconnect()
  client = undefined
}

function connect() {
  const redis = new library!.Redis(url!, {
    // A waiting command would hang its page until Redis is back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    retryStrategy: (tried) => Math.min(tried * 100, RECONNECT_MAX_MS),
  })
  redis.on('error', rest)
  redis.on('ready', () => (restUntil = 0))
  // Until the connection stands the other way is taken.
  rest()
  return redis
}
