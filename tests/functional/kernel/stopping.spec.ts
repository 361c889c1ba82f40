import { once } from 'node:events'
import { test } from '@japa/runner'
import { startServer } from '#tests/support/processes'

/** A server that was asked to end is given this long, in ms. */
const PATIENCE_MS = 10_000

test.group('A server that is asked to end', () => {
  test('ends, also where it has only just begun to answer', async ({ assert }) => {
    for (let round = 0; round < 4; round++) {
      const server = await startServer()
      const ended = once(server.process, 'exit')
      server.process.kill('SIGTERM')
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'patience'))
      const [code, signal] = ((await Promise.race([ended, patience])) as [number, string]) ?? []
      if (server.process.exitCode === null) await server.kill()
      assert.deepEqual([code, signal], [0, null], server.said())
    }
  }).timeout(120_000)
})
