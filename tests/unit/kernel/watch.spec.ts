import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { watch } from '#app/watch'

/** Longer than a test takes, in ms. */
const LONG_MS = 600_000

test.group('A watch', () => {
  test('looks for the first time soon after its start where it says so, else after a period', async ({
    assert,
    cleanup,
  }) => {
    let [soon, late] = [0, 0]
    const early = watch(LONG_MS, async () => void soon++, 'No early look', 40)
    const usual = watch(LONG_MS, async () => void late++, 'No usual look')
    cleanup(() => early.stop())
    cleanup(() => usual.stop())
    const started = performance.now()
    early.start()
    early.start()
    usual.start()
    assert.equal(soon, 0, 'the start waits for nothing')
    while (!soon) await sleep(1)
    assert.isAtLeast(performance.now() - started, 39)
    await sleep(100)
    assert.deepEqual([soon, late], [1, 0])
  })

  test('that ended before its first look does not look', async ({ assert }) => {
    let looks = 0
    const early = watch(LONG_MS, async () => void looks++, 'No look', 10)
    early.start()
    await early.stop()
    await sleep(40)
    assert.equal(looks, 0)
  })
})
