import { test } from '@japa/runner'
import {
  consumeScanTries,
  forgetTries,
  knownWait,
  markOf,
  settleScanTries,
  standingsOf,
} from '#points/scans/scan_throttle'
import { frozenClock } from '#tests/support/clock'

const MINUTE_MS = 60 * 1000
let last = 1_000_000 + Math.floor(Math.random() * 1_000_000_000)

/** A member and an address nobody else uses. */
function stranger() {
  last += 1
  return {
    memberId: last,
    address: `2001:db8:${(last >> 16).toString(16)}:${(last & 0xffff).toString(16)}::1`,
  }
}

type Stranger = ReturnType<typeof stranger>

/** Undefined where the code may be looked at, else the seconds to wait. */
async function tryOnce(who: Stranger, text: string): Promise<number | undefined> {
  const [wait] = await consumeScanTries([{ ...who, mark: markOf(text) }])
  return wait === 0 ? undefined : wait
}

function settle(who: Stranger, text: string, isCredited: boolean) {
  return settleScanTries([{ scanTry: { ...who, mark: markOf(text) }, isCredited }])
}

async function tries(who: Stranger, texts: string[]) {
  const answers = []
  for (const text of texts) answers.push(await tryOnce(who, text))
  return answers
}

const texts = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => `code ${from + place}`)

test.group('Scan throttle', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    clock = frozenClock()
    return () => clock.restore()
  })

  test('[Q-13] five different codes are looked at, the sixth waits up to a minute', async ({
    assert,
  }) => {
    const who = stranger()
    assert.deepEqual(await tries(who, texts(0, 5)), Array(5).fill(undefined))
    assert.equal(await tryOnce(who, 'code 5'), 60)
    clock.pass(59_001)
    assert.equal(await tryOnce(who, 'code 6'), 1)
  })

  test('a neighbour who asked a moment later makes nobody wait', async ({ assert }) => {
    const who = stranger()
    assert.isUndefined(await tryOnce(who, 'code 0'))
    // Its request came first and reached the row last.
    clock.pass(-3)
    assert.isUndefined(await tryOnce(who, 'code 1'))
    assert.equal((await standingsOf([{ ...who, mark: 'a' }]))[0].wait, 0)
  })

  test('a wait is known by heart for a second, and until a scan is credited', async ({
    assert,
  }) => {
    const who = stranger()
    const scanTry = { ...who, mark: markOf('a sticker') }
    await tries(who, texts(0, 6))
    assert.equal(knownWait(who), 0)
    await standingsOf([scanTry])
    assert.equal(knownWait(who), 60)
    assert.equal(knownWait({ ...stranger(), address: who.address }), 0)
    clock.pass(999)
    assert.equal(knownWait(who), 60)
    clock.pass(1)
    assert.equal(knownWait(who), 0)
    for (const credited of [() => forgetTries([scanTry]), () => settle(who, 'a sticker', true)]) {
      await tries(who, texts(0, 6))
      await standingsOf([scanTry])
      assert.isAbove(knownWait(who), 0)
      await credited()
      assert.equal(knownWait(who), 0)
    }
  })

  test('the same code again is not another code', async ({ assert }) => {
    const who = stranger()
    const answers = await tries(who, [...texts(0, 4), ...texts(0, 4), ...texts(0, 4), 'code 4'])
    assert.deepEqual(new Set(answers), new Set([undefined]))
    assert.equal(await tryOnce(who, 'code 5'), 60)
  })

  test('the wait doubles up to a quarter of an hour', async ({ assert }) => {
    const who = stranger()
    const waits = []
    for (let round = 0; round < 6; round++) {
      const answers = await tries(who, texts(round * 10, 6))
      assert.deepEqual(answers.slice(0, 5), Array(5).fill(undefined), `round ${round}`)
      waits.push(answers[5])
      clock.pass(answers[5]! * 1000)
    }
    assert.deepEqual(waits, [60, 120, 240, 480, 900, 900])
  })

  test('as long without a wait makes the next one the first again', async ({ assert }) => {
    const who = stranger()
    await tries(who, texts(0, 6))
    clock.pass(MINUTE_MS + 15 * MINUTE_MS - 1)
    const still = await tries(who, texts(10, 6))
    assert.equal(still[5], 120)
    clock.pass(2 * MINUTE_MS + 15 * MINUTE_MS)
    const anew = await tries(who, texts(20, 6))
    assert.equal(anew[5], 60)
  })

  test('after ten minutes the counting begins anew', async ({ assert }) => {
    const who = stranger()
    await tries(who, texts(0, 5))
    clock.pass(10 * MINUTE_MS)
    assert.deepEqual(await tries(who, texts(5, 5)), Array(5).fill(undefined))
  })

  test('an authentic code does not count, a credited one clears the slate', async ({ assert }) => {
    const who = stranger()
    await tries(who, texts(0, 4))
    for (const text of texts(100, 20)) {
      assert.isUndefined(await tryOnce(who, text))
      await settle(who, text, false)
    }
    assert.isUndefined(await tryOnce(who, 'a sticker'))
    await settle(who, 'a sticker', true)
    assert.deepEqual(await tries(who, texts(10, 5)), Array(5).fill(undefined))
    assert.equal(await tryOnce(who, 'code 99'), 60)
  })

  test('[Q-13] of two hundred guesses at once five are looked at', async ({ assert }) => {
    const who = stranger()
    const answers = await Promise.all(texts(0, 200).map((text) => tryOnce(who, text)))
    assert.lengthOf(
      answers.filter((wait) => wait === undefined),
      5
    )
  })

  test('an address has room for a hundred codes of many members', async ({ assert }) => {
    const { address } = stranger()
    const answers = await Promise.all(
      texts(0, 130).map((text) => tryOnce({ ...stranger(), address }, text))
    )
    assert.lengthOf(
      answers.filter((wait) => wait === undefined),
      100
    )
    const neighbour = { ...stranger(), address: address.replace('::1', ':9:9:9:9') }
    assert.equal(await tryOnce(neighbour, 'from the same household'), 60)
  })

  test('a member who hammers does not block the neighbours of the address', async ({ assert }) => {
    const who = stranger()
    await Promise.all(texts(0, 300).map((text) => tryOnce(who, text)))
    const neighbour = { ...stranger(), address: who.address }
    assert.deepEqual(await tries(neighbour, texts(1000, 5)), Array(5).fill(undefined))
  })

  test('how a try stands is what taking it answers, whatever happened before', async ({
    assert,
  }) => {
    const household = Array.from({ length: 30 }, stranger)
    const address = household[0].address
    const seen = { looked: 0, refused: 0, waiting: 0 }
    for (let step = 0; step < 3000; step++) {
      const who = { ...household[Math.floor(Math.random() ** 3 * 30)], address }
      const scanTry = { ...who, mark: markOf(`code ${Math.floor(Math.random() * 40)}`) }
      const [{ wait, isFree }] = await standingsOf([scanTry])
      const [taken] = await consumeScanTries([scanTry])
      if (wait > 0) assert.equal(taken, wait)
      else assert.equal(taken === 0, isFree)
      seen[wait > 0 ? 'waiting' : isFree ? 'looked' : 'refused'] += 1
      if (Math.random() < 0.1) await settle(who, 'code 1', Math.random() < 0.5)
      clock.pass(Math.floor(Math.random() * 20_000))
    }
    assert.isAbove(Math.min(seen.looked, seen.refused, seen.waiting), 20, JSON.stringify(seen))
  })
})
