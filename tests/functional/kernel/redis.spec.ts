import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Redis } from 'ioredis'
import { RedisTransport } from '#app/realtime/redis_transport'
import { startRedis } from '../../../scripts/services/redis.mjs'
import { freePort, runFile, startServer } from '#tests/support/processes'
import { givenSeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

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

function cookieOf(answer: Response) {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test.group('Without Redis', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  for (const kind of ['gone', 'silent'] as const) {
    test(`pages answer within a second while Redis is ${kind}`, async ({ assert }) => {
      const listener = createServer(() => {})
      const port = await freePort()
      if (kind === 'silent') await once(listener.listen(port, '127.0.0.1'), 'listening')
      const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, ...ownStorage() }
      const migrated = await runFile('cli/main.ts', ['migrate'], environment)
      assert.equal(migrated.code, 0, migrated.output)
      const server = await startServer(environment)
      try {
        await timed(`${server.url}/`)
        for (let tried = 0; tried < 5; tried++) {
          const { answer, ms } = await timed(`${server.url}/`)
          assert.equal(answer.status, 200)
          assert.isBelow(ms, 1000)
        }
        const { answer } = await timed(`${server.url}/health/ready`)
        assert.equal(answer.status, 200)
      } finally {
        await server.stop()
        listener.close()
      }
    })
  }
})

test.group('With Redis', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('sessions are kept in Redis, pages go on without it, what ended meanwhile stays ended', async ({
    assert,
  }) => {
    const port = await freePort()
    const dir = mkdtempSync(join(tmpdir(), 'redis-'))
    const redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', dir])
    await once(redis.stdout, 'data')
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, ...ownStorage() }
    await runFile('cli/main.ts', ['migrate'], environment)
    const server = await startServer(environment)
    const client = new Redis(port, { retryStrategy: () => 50 })
    try {
      await reportsRedis(server.url)
      const cookie = cookieOf((await timed(`${server.url}/`)).answer)
      assert.isAbove((await client.keys('session:*')).length, 0)
      redis.kill('SIGSTOP')
      const paused = await timed(`${server.url}/`, { cookie })
      assert.equal(paused.answer.status, 200)
      assert.isBelow(paused.ms, 1000)
      redis.kill('SIGCONT')
      const file = 'tests/support/session_outage.ts'
      const outage = await runFile(file, [String(redis.pid)], environment)
      assert.equal(outage.output, 'before: known, during: ended, after: ended, others: known')
    } finally {
      client.disconnect()
      await server.stop()
      redis.kill('SIGKILL')
    }
  }).skip(!hasRedis, 'redis-server is not installed here')
})

test.group('Members while Redis is silent', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']).skip(!hasRedis, 'redis-server is missing'))

  test('are told to come again, never that they are logged out', async ({ assert, cleanup }) => {
    const redis = await startRedis()
    cleanup(() => redis.stop())
    const shop = await givenSeededShop({ members: 1 })
    cleanup(() => shop.remove())
    const server = await shop.serve({ REDIS_URL: redis.url })
    await reportsRedis(server.url)
    const [{ email, password }] = shop.members
    const client = new ShopClient(server.url)
    await client.send('/belepes', { headers: { accept: 'text/html' } })
    const login = await client.post('/belepes', { email, password })
    assert.isBelow(login.status, 400, login.text)
    const before = await client.send('/profil')
    assert.equal(before.status, 200)
    const cookies = new Map(client.cookies)

    redis.pause()
    const scan = { qrCode: await stickersOf(shop)(), idempotency_key: randomUUID() }
    const told = await Promise.all([
      client.post('/qr-code', scan),
      client.send('/profil'),
      client.send('/profil', { headers: { accept: 'text/html' } }),
      client.send('/belepes', { headers: { accept: 'text/html' } }),
      client.send('/api/admin/session'),
    ])
    for (const { status, headers, text } of told) {
      assert.equal(status, 503, text.slice(0, 300))
      assert.exists(headers.get('retry-after'))
    }
    assert.equal((await client.send('/lang/hu.json')).status, 200)
    redis.resume()
    await reportsRedis(server.url)
    assert.deepEqual(client.cookies, cookies)
    const after = await client.post('/qr-code', scan)
    assert.equal(after.status, 200, after.text)
  }).timeout(120_000)
})

test.group('Between processes', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('real-time messages reach the others, not the sender, and their loss harms nobody', async ({
    assert,
  }) => {
    const port = await freePort()
    const redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', tmpdir()])
    await once(redis.stdout, 'data')
    const [one, two] = ['one', 'two'].map((id) =>
      new RedisTransport(`redis://127.0.0.1:${port}`).setId(id)
    )
    const heard: string[] = []
    await one.subscribe('shop', (message) => heard.push(`one ${message}`))
    await two.subscribe('shop', (message) => heard.push(`two ${message}`))
    try {
      await one.publish('shop', 'first')
      for (let tried = 0; !heard.length && tried < 50; tried++) await setTimeout(20)
      assert.deepEqual(heard, ['two first'])
      redis.kill('SIGKILL')
      await once(redis, 'exit')
      await one.publish('shop', 'lost')
    } finally {
      await one.disconnect()
      await two.disconnect()
    }
  }).skip(!hasRedis, 'redis-server is not installed here')
})
