import { test } from '@japa/runner'
import { KeptReading } from '#app/database/kept_reading'
import { frozenClock } from '#tests/support/clock'

/** Counts how often it was read; the first value is 1. */
function counted() {
  let times = 0
  return new KeptReading(async () => ++times)
}

test.group('Kept readings', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock('2026-11-20T10:00:00Z')
    return () => time.restore()
  })

  test('a reading is trusted for two seconds', async ({ assert }) => {
    const kept = counted()
    assert.deepEqual(await Promise.all([kept.get(), kept.get()]), [1, 1])
    time.pass(1999)
    assert.equal(await kept.get(), 1)
    time.pass(1)
    assert.equal(await kept.get(), 2)
  })

  test('a clock that was set back ends the trust', async ({ assert }) => {
    const kept = counted()
    await kept.get()
    time.pass(-1)
    assert.equal(await kept.get(), 2)
  })

  test('what was forgotten while it was read is not kept', async ({ assert }) => {
    const kept = counted()
    const old = kept.get()
    kept.forget()
    assert.equal(await kept.get(), 2)
    assert.equal(await old, 1)
    assert.equal(await kept.get(), 2)
  })

  test('a reading that failed is told once and tried again', async ({ assert }) => {
    let isDown = true
    const kept = new KeptReading(async () => {
      if (isDown) throw new Error('down')
      return 'read'
    })
    await assert.rejects(() => kept.get(), 'down')
    isDown = false
    assert.equal(await kept.get(), 'read')
  })
})
