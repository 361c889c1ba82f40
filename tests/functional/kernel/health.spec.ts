import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { limitHere } from '#tests/support/time_limit'
import { startServer } from '#tests/support/processes'
import { freePort } from '../../../scripts/services/ports.mjs'

test.group('Health', () => {
  test('[O-14] a serving process is alive, and ready with its database and outbox', async ({
    client,
    assert,
  }) => {
    const live = await client.get('/health/live')
    live.assertStatus(200)
    live.assertBody({ status: 'ok' })
    live.assertHeader('cache-control', 'no-store')
    assert.isUndefined(live.header('set-cookie'))
    const ready = await client.get('/health/ready')
    ready.assertStatus(200)
    assert.deepEqual(ready.body().status, 'ok')
    assert.deepEqual(ready.body().database, { status: 'ok' })
    assert.sameMembers(Object.keys(ready.body().outbox), [
      'status',
      'waiting',
      'dead',
      'oldestSeconds',
    ])
  })

  test('[O-14] with the database down it stays alive, is not ready, and says so in time', async ({
    assert,
  }) => {
    const gone = `postgres://shop@127.0.0.1:${await freePort()}/shop`
    const storage = mkdtempSync(join(tmpdir(), 'mesterpont-health-'))
    const server = await startServer({ DATABASE_URL: gone, STORAGE_PATH: storage })
    try {
      assert.equal((await fetch(`${server.url}/health/live`)).status, 200)
      const started = performance.now()
      const ready = await fetch(`${server.url}/health/ready`)
      assert.equal(ready.status, 503)
      assert.isBelow(performance.now() - started, limitHere(3000))
      const state = (await ready.json()) as any
      assert.deepEqual(state.database, { status: 'unavailable' })
      const page = await fetch(`${server.url}/gyik`, { headers: { accept: 'application/json' } })
      assert.equal(page.status, 503)
      assert.isAbove(Number(page.headers.get('retry-after')), 0)
      assert.notMatch(await page.text(), /ECONNREFUSED|postgres|at /)
    } finally {
      await server.stop()
    }
  })
})
