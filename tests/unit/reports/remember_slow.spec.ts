import { test } from '@japa/runner'
import { rememberSlow } from '#reports/figures/remember_slow'
import { frozenClock } from '#tests/support/clock'

type Cleanup = (work: () => void) => void

/** Something that takes so many ms to read and counts how often it was read. */
function givenRead(cleanup: Cleanup, tookMs: number) {
  const time = frozenClock('2026-11-20T10:00:00Z')
  cleanup(() => time.restore())
  const state = { read: 0, tookMs, passedMs: 0, release: () => {}, isHeld: false, fails: false }
  const ask = rememberSlow(
    async (name: string) => {
      state.read++
      state.passedMs += state.tookMs
      if (state.isHeld) await new Promise<void>((resolve) => (state.release = resolve))
      if (state.fails) throw new Error('no')
      return { name, read: state.read }
    },
    (name) => name,
    () => state.passedMs
  )
  return { state, ask, time }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test.group('What takes long to read', () => {
  test('is remembered for a hundred times as long, by its name', async ({ assert, cleanup }) => {
    const { state, ask, time } = givenRead(cleanup, 300)
    assert.containsSubset(await ask('a'), { name: 'a', read: 1 })
    time.pass(29_999)
    assert.containsSubset(await ask('a'), {
      read: 1,
      counted_at: Date.parse('2026-11-20T10:00:00Z'),
    })
    assert.containsSubset(await ask('b'), { name: 'b', read: 2 })
    assert.equal(state.read, 2)
  })

  test('is told once more while it is read anew, by one reading for all who ask', async ({
    assert,
    cleanup,
  }) => {
    const { state, ask, time } = givenRead(cleanup, 300)
    await ask('a')
    time.pass(30_001)
    state.isHeld = true
    assert.containsSubset(await Promise.all([ask('a'), ask('a')]), [{ read: 1 }, { read: 1 }])
    assert.equal(state.read, 2)
    state.release()
    await settle()
    assert.containsSubset(await ask('a'), { read: 2 })
  })

  test('is waited for where it is too old, and by two at once', async ({ assert, cleanup }) => {
    const { state, ask, time } = givenRead(cleanup, 300)
    await ask('a')
    time.pass(300_001)
    assert.containsSubset(await Promise.all([ask('a'), ask('a')]), [{ read: 2 }, { read: 2 }])
    assert.equal(state.read, 2)
  })

  test('is told on where reading fails, until it is too old', async ({ assert, cleanup }) => {
    const { state, ask, time } = givenRead(cleanup, 300)
    await ask('a')
    state.fails = true
    time.pass(30_001)
    assert.containsSubset(await ask('a'), { read: 1 })
    await settle()
    assert.containsSubset(await ask('a'), { read: 1 })
    time.pass(300_000)
    await assert.rejects(() => ask('a'), 'no')
  })

  test('is read each time where it is quick', async ({ assert, cleanup }) => {
    const { ask } = givenRead(cleanup, 250)
    await ask('a')
    assert.containsSubset(await ask('a'), { read: 2 })
  })

  test('and more than a few at once: the one asked for longest ago is forgotten', async ({
    assert,
    cleanup,
  }) => {
    const { state, ask } = givenRead(cleanup, 300)
    for (const name of 'abcdefghi') await ask(name)
    await ask('i')
    assert.equal(state.read, 9)
    await ask('a')
    assert.equal(state.read, 10)
  })
})
