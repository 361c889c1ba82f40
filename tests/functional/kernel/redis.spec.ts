import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { RedisTransport } from '@boringnode/bus/transports/redis'
import { test } from '@japa/runner'
import { MessageConnection } from '#app/realtime/message_connection'
import { startRedis } from '../../../scripts/services/redis.mjs'
import { migrateInto } from '#tests/support/fresh_database'
import { limitHere } from '#tests/support/time_limit'
import { startServer } from '#tests/support/processes'
import { givenSeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'
import { freePort } from '../../../scripts/services/ports.mjs'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A storage folder of its own: a second server on one embedded database is refused. */
function ownStorage() {
  return { STORAGE_PATH: mkdtempSync(join(tmpdir(), 'mesterpont-redis-')) }
}

let version = ''

/** A page as in-app visits get it, which needs no compiled scripts. */
async function timed(
  url: string,
  more: Record<string, string> = {}
): Promise<{ answer: Response; ms: number }> {
  const start = performance.now()
  const headers = { 'x-inertia': 'true', 'x-inertia-version': version, ...more }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.text()
  if (answer.status === 409 && answer.headers.get('x-inertia-version') !== version) {
    version = answer.headers.get('x-inertia-version')!
    return timed(url, more)
  }
  return { answer, ms: performance.now() - start }
}

/** Waits until readiness says that Redis answers; the test's own time limit ends a vain wait. */
async function reportsRedis(url: string) {
  for (;;) {
    const ready = (await (await fetch(`${url}/health/ready`)).json()) as any
    if (ready.redis.status === 'ok') return
    await setTimeout(50)
  }
}

test.group('Without Redis', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  for (const kind of ['gone', 'silent'] as const) {
    test(`[O-14] pages answer within a second while Redis is ${kind}, and readiness says so`, async ({
      assert,
    }) => {
      const listener = createServer(() => {})
      const port = await freePort()
      if (kind === 'silent') await once(listener.listen(port, '127.0.0.1'), 'listening')
      const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, ...ownStorage() }
      await migrateInto(environment.STORAGE_PATH)
      const server = await startServer(environment)
      try {
        await timed(`${server.url}/`)
        const times: number[] = []
        for (let tried = 0; tried < 5; tried++) {
          const { answer, ms } = await timed(`${server.url}/`)
          assert.equal(answer.status, 200)
          times.push(ms)
        }
        // The middle one: a machine that stood still for a moment is no fault of the shop.
        assert.isBelow(times.sort((a, b) => a - b)[2], limitHere(1000))
        const ready = await fetch(`${server.url}/health/ready`)
        assert.equal(ready.status, 200)
        const { status, redis } = (await ready.json()) as any
        assert.deepEqual({ status, redis }, { status: 'ok', redis: { status: 'unavailable' } })
      } finally {
        await server.stop()
        listener.close()
      }
    })
  }
})

test.group('With Redis', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']).skip(!hasRedis, 'redis-server is missing'))

  test('sessions lie in the database: a member goes on while Redis is silent, and no logout is forgotten', async ({
    assert,
    cleanup,
  }) => {
    const redis = await startRedis()
    cleanup(() => redis.stop())
    const shop = await givenSeededShop({ members: 1 })
    cleanup(() => shop.remove())
    const server = await shop.serve({ REDIS_URL: redis.url })
    await reportsRedis(server.url)
    const [{ email, password }] = shop.members
    const client = new ShopClient(server.url)
    await client.fetchToken()
    const login = await client.post('/belepes', { email, password })
    assert.isBelow(login.status, 400, login.text)
    const cookies = new Map(client.cookies)

    redis.pause()
    const scan = { qrCode: await stickersOf(shop)(), idempotency_key: randomUUID() }
    const told = await client.post('/qr-code', scan)
    assert.equal(told.status, 200, told.text)
    assert.equal((await client.send('/profil')).status, 200)
    assert.isBelow((await client.post('/logout')).status, 400)
    redis.resume()
    await reportsRedis(server.url)
    const stolen = new ShopClient(server.url)
    for (const [name, value] of cookies) stolen.cookies.set(name, value)
    assert.equal((await stolen.send('/profil')).status, 401)
  }).timeout(300_000)
})

/** As config/transmit.ts makes it. */
function transportOf(port: number) {
  const address = `redis://127.0.0.1:${port}`
  return new RedisTransport(new MessageConnection(address, { lazyConnect: true }))
}

test.group('Between processes', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('real-time messages reach the others, not the sender, and their loss harms nobody', async ({
    assert,
  }) => {
    const port = await freePort()
    const redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', tmpdir()])
    await once(redis.stdout, 'data')
    const [one, two] = ['one', 'two'].map((id) => transportOf(port).setId(id))
    const heard: string[] = []
    await one.subscribe('shop', (message) => heard.push(`one ${message}`) as never)
    await two.subscribe('shop', (message) => heard.push(`two ${message}`) as never)
    try {
      // Who has only just begun to listen may miss a message.
      for (let tried = 0; !heard.length && tried < 500; tried++) {
        if (tried % 100 === 0) await one.publish('shop', 'first')
        await setTimeout(20)
      }
      assert.deepEqual([...new Set(heard)], ['two first'])
      redis.kill('SIGKILL')
      await once(redis, 'exit')
      await one.publish('shop', 'lost')
    } finally {
      await one.disconnect()
      await two.disconnect()
    }
  }).skip(!hasRedis, 'redis-server is not installed here')

  test('without Redis a message is lost, a subscription waits, and the end comes at once', async ({
    assert,
  }) => {
    const port = await freePort()
    const [one, two] = ['one', 'two'].map((id) => transportOf(port).setId(id))
    const heard: unknown[] = []
    const subscribed = two.subscribe('shop', (message) => void heard.push(message))
    await one.publish('shop', 'lost')
    const redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', tmpdir()])
    try {
      await subscribed
      for (let tried = 0; !heard.length && tried < 200; tried++) {
        await one.publish('shop', 'told')
        await setTimeout(20)
      }
      assert.equal(heard[0], 'told')
      redis.kill('SIGSTOP')
      const asked = performance.now()
      await Promise.all([one.disconnect(), two.disconnect()])
      assert.isBelow(performance.now() - asked, limitHere(1000))
      const never = transportOf(await freePort()).setId('three')
      const waiting = never.subscribe('shop', () => {})
      await never.disconnect()
      await waiting
    } finally {
      redis.kill('SIGKILL')
    }
  }).skip(!hasRedis, 'redis-server is not installed here')
})
