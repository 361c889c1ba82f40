import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedLine } from '#app/load/bounded_line'

const BOUNDS = { atOnce: 3, waitingMax: 5, retryAfterSeconds: 7 }

test.group('A bounded line', () => {
  test('so much runs at once, so many wait in their order, the rest is refused', async ({
    assert,
  }) => {
    const line = new BoundedLine(BOUNDS)
    let running = 0
    let most = 0
    const begun: number[] = []
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        line.run(async () => {
          begun.push(at)
          most = Math.max(most, ++running)
          await sleep(2)
          running--
          return at
        })
      )
    )
    assert.equal(most, 3)
    assert.deepEqual(begun, [0, 1, 2, 3, 4, 5, 6, 7])
    const refused = answers.slice(8) as PromiseRejectedResult[]
    for (const { status, reason } of refused) {
      assert.equal(status, 'rejected')
      assert.deepInclude(reason, { status: 503, retryAfterSeconds: 7 })
    }
    assert.equal(await line.run(async () => 'free again'), 'free again')
  })

  test('what fails gives its place back', async ({ assert }) => {
    const line = new BoundedLine({ atOnce: 1, waitingMax: 1, retryAfterSeconds: 1 })
    for (let at = 0; at < 5; at++) {
      await assert.rejects(() => line.run(() => Promise.reject(new Error('broken'))), 'broken')
    }
    const both = await Promise.all([line.run(async () => 1), line.run(async () => 2)])
    assert.deepEqual(both, [1, 2])
  })
})
