import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'
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

/** True where sessions, limits and real-time messages go through Redis. */
export const usesRedis = Boolean(url)

let client: Redis | undefined
let restUntil = 0
/** False from a failure on, until what was missed meanwhile has been made up for. */
let caughtUp = true
let failures = 0
const onReturn: (() => Promise<void>)[] = []

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
    return await withPatience(inTurn(work), ANSWER_MS)
  } catch (error) {
    if (caughtUp) logger.warn({ err: error }, 'Redis does not answer')
    rest()
    return otherwise()
  }
}

async function inTurn<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = connection()
  if (!caughtUp) await catchUp()
  return work(redis)
}

function rest() {
  failures++
  caughtUp = false
  restUntil = performance.now() + REST_MS
}

/** What fails meanwhile may leave something new to make up for. */
async function catchUp() {
  const failuresBefore = failures
  for (const work of onReturn) await work()
  caughtUp = failures === failuresBefore
}

/** Does something each time Redis is back, before anything is asked of it again. */
export function whenRedisReturns(work: () => Promise<void>): void {
  onReturn.push(work)
}

/** The client itself, for what has its own way to go on without Redis. */
export function connection(): Redis {
  client ??= connect()
  return client
}

/**
 * Waits for the connection, but not for long: a server that began before it would look for sessions
 * where they are not, and its first visitors would seem to be logged out.
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
  const redis = new Redis(url!, {
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
