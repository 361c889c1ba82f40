import { test } from '@japa/runner'
import { ScanQueue } from '~/scan_queue/queue'
import type { Pause, QueuedScan, ScanStore, Sent } from '~/scan_queue/queued_scan'

const credited = {
  type: 'credited' as const,
  result: { points: 50, balance: 50, title: 'Paint' },
} satisfies Sent
const noNetwork: Sent = { type: 'paused', reason: 'connection' }
const refusedAs = (code: string): Sent => ({ type: 'refused', failure: { code } })

/** What a phone keeps; a second queue over it is the page opened again. */
class Phone implements ScanStore {
  scans: QueuedScan[] = []
  isDurable = true
  read = async () => structuredClone(this.scans)
  change = async (by: (scans: QueuedScan[]) => QueuedScan[]) => {
    this.scans = structuredClone(by(this.scans))
    return structuredClone(this.scans)
  }
}

/** A queue whose server answers by `answer`, with everything it was sent. */
function queueOver(phone: Phone, answer: (scan: QueuedScan) => Sent | Promise<Sent>) {
  const sent: QueuedScan[] = []
  const pauses: (Pause | null)[] = []
  const parts = { isOnline: true }
  let last: Promise<unknown> = Promise.resolve()
  const queue = new ScanQueue({
    store: phone,
    send: async (scan) => {
      sent.push(scan)
      return answer(scan)
    },
    alone: (work) => (last = last.then(work)) as ReturnType<typeof work>,
    isOnline: () => parts.isOnline,
    onEnd: (pause) => pauses.push(pause),
  })
  return { queue, sent, pauses, parts }
}

const codesOf = (scans: QueuedScan[]) => scans.map(({ code }) => code)
const statesOf = (phone: Phone) => phone.scans.map(({ code, state }) => `${code} ${state}`)

test.group('Queue of scans', () => {
  test('an answered scan is told at once and stands in no list', async ({ assert }) => {
    const phone = new Phone()
    const { queue } = queueOver(phone, ({ code }) =>
      code === 'A' ? credited : refusedAs('already_used')
    )
    assert.deepEqual(await queue.submit('A'), {
      state: 'credited',
      result: { points: 50, balance: 50, title: 'Paint' },
    })
    assert.deepEqual(await queue.submit('B'), {
      state: 'refused',
      failure: { code: 'already_used' },
    })
    assert.isTrue(phone.scans.every(({ isListed }) => !isListed))
  })

  test('a scan is kept before it is sent', async ({ assert }) => {
    const phone = new Phone()
    const { queue } = queueOver(phone, () => {
      assert.deepEqual(statesOf(phone), ['A waiting'])
      return credited
    })
    await queue.submit('A')
    assert.deepEqual(statesOf(phone), ['A credited'])
  })

  test('without a network scans wait, and a page opened later sends them in order', async ({
    assert,
  }) => {
    const phone = new Phone()
    const cellar = queueOver(phone, () => noNetwork)
    cellar.parts.isOnline = false
    for (const code of ['A', 'B', 'C']) {
      assert.deepEqual(await cellar.queue.submit(code), { state: 'waiting', why: 'connection' })
    }
    assert.lengthOf(cellar.sent, 0)
    const { queue, sent, pauses } = queueOver(phone, ({ code }) =>
      code === 'B' ? refusedAs('void') : credited
    )
    assert.isNull(await queue.send())
    assert.deepEqual(codesOf(sent), ['A', 'B', 'C'])
    assert.deepEqual(statesOf(phone), ['A credited', 'B refused', 'C credited'])
    assert.isTrue(phone.scans.every(({ isListed }) => isListed))
    assert.deepEqual(pauses, [null])
    await queue.send()
    assert.lengthOf(sent, 3)
  })

  test('[Q-12] after a lost answer the same id is sent again, whoever asks', async ({ assert }) => {
    const phone = new Phone()
    const booked = new Set<string>()
    let isLost = true
    const own = { points: 50, title: 'Paint', scannedAt: '2026-06-09T08:00:00.000Z' }
    const { queue, sent } = queueOver(phone, ({ id }) => {
      booked.add(id)
      return isLost ? noNetwork : { ...credited, own }
    })
    const waiting = { state: 'waiting', why: 'connection' } as const
    assert.deepEqual(await queue.submit('A'), waiting)
    assert.deepEqual(await queue.submit('A'), waiting)
    isLost = false
    // These points are news to the member, though the server answers for the second time.
    assert.deepEqual(await queue.submit('A'), { state: 'credited', result: credited.result })
    assert.isAbove(sent.length, 2)
    assert.equal(booked.size, 1)
    // Now they are known: the same code again is information.
    assert.deepEqual(await queue.submit('A'), { state: 'own', scan: own })
    assert.equal(booked.size, 1)
    assert.lengthOf(phone.scans, 1)
  })

  test('a refused code is a new scan when it is tried again', async ({ assert }) => {
    const phone = new Phone()
    const { queue, sent } = queueOver(phone, () => refusedAs('not_active'))
    await queue.submit('A')
    await queue.submit('A')
    assert.notEqual(sent[0].id, sent[1].id)
    assert.lengthOf(phone.scans, 1)
  })

  test('a scan the server cannot decide keeps nobody else waiting, and is not lost', async ({
    assert,
  }) => {
    const phone = new Phone()
    const { queue } = queueOver(phone, ({ code }) => {
      if (code === 'C') throw new Error('unforeseen')
      return code === 'A' ? { type: 'trouble' } : credited
    })
    const before = console.error
    console.error = () => {}
    const answers = [await queue.submit('A'), await queue.submit('C'), await queue.submit('B')]
    console.error = before
    // The server failed; that there is no network would not be true.
    const trouble = { state: 'waiting', why: 'trouble' } as const
    assert.deepEqual(answers.slice(0, 2), [trouble, trouble])
    assert.equal(answers[2].state, 'credited')
    assert.deepEqual(statesOf(phone), ['A waiting', 'C waiting', 'B credited'])
  })

  test('an expired login stops the queue and decides nothing', async ({ assert }) => {
    const phone = new Phone()
    const { queue, sent, pauses } = queueOver(phone, () => {
      return { type: 'paused', reason: 'unauthorized' }
    })
    const waiting = { state: 'waiting', why: 'unauthorized' } as const
    assert.deepEqual(await queue.submit('A'), waiting)
    assert.deepEqual(await queue.submit('B'), waiting)
    assert.deepEqual(codesOf(sent), ['A', 'A'])
    assert.equal(pauses.at(-1)?.reason, 'unauthorized')
  })

  test('[Q-13] who scans hears of the pause; what waited before goes on waiting', async ({
    assert,
  }) => {
    const phone = new Phone()
    const throttled: Sent = { type: 'paused', reason: 'throttled', waitForSeconds: 60 }
    const { queue, parts } = queueOver(phone, () => throttled)
    assert.deepEqual(await queue.submit('A'), {
      state: 'refused',
      failure: { code: 'throttled', waitForSeconds: 60 },
    })
    assert.deepEqual(statesOf(phone), [])
    parts.isOnline = false
    await queue.submit('B')
    parts.isOnline = true
    await queue.send()
    assert.deepEqual(statesOf(phone), ['B waiting'])
    assert.deepEqual(await queue.submit('C'), { state: 'waiting', why: 'throttled' })
  })

  test('an answer that takes too long lets the scan wait, and counts when it comes', async ({
    assert,
  }) => {
    const phone = new Phone()
    let answer: (sent: Sent) => void = () => {}
    const { queue, parts } = queueOver(phone, () => new Promise((resolve) => (answer = resolve)))
    parts.isOnline = false
    await queue.submit('0')
    phone.scans = []
    parts.isOnline = true
    assert.deepEqual(await queue.submit('A'), { state: 'waiting', why: 'late' })
    answer(credited)
    await queue.send()
    assert.deepEqual(statesOf(phone), ['A credited'])
    assert.isTrue(phone.scans[0].isListed)
  })

  for (const [sent, code] of [
    [noNetwork, 'connection'],
    [{ type: 'trouble' }, 'trouble'],
    [{ type: 'paused', reason: 'unavailable' }, 'unavailable'],
  ] as const) {
    test(`a browser that keeps nothing promises nothing and says why: ${code}`, async ({
      assert,
    }) => {
      const phone = new Phone()
      phone.isDurable = false
      const { queue } = queueOver(phone, () => sent)
      const answer = await queue.submit('A')
      assert.containSubset(answer, { state: 'refused', failure: { code } })
    })
  }

  test('[Q-28] a code that another phone of the member has scanned is information, and stays so', async ({
    assert,
  }) => {
    const phone = new Phone()
    const own = { points: 50, title: 'Paint', scannedAt: '2026-06-09T08:00:00.000Z' }
    const { queue, parts } = queueOver(phone, () => ({ type: 'own', own }))
    assert.deepEqual(await queue.submit('A'), { state: 'own', scan: own })
    assert.deepEqual(await queue.submit('A'), { state: 'own', scan: own })
    parts.isOnline = false
    await queue.submit('B')
    parts.isOnline = true
    await queue.send()
    // It waited, and still it is no news: the points came with the other phone.
    assert.deepEqual(statesOf(phone), ['A own', 'B own'])
    assert.isUndefined(phone.scans[1].result)
  })

  test('a scan whose page was left before the answer came is news when it is sent again', async ({
    assert,
  }) => {
    const phone = new Phone()
    const own = { points: 50, title: 'Paint', scannedAt: '2026-06-09T08:00:00.000Z' }
    const left = queueOver(phone, () => new Promise(() => {}))
    void left.queue.submit('A')
    await new Promise((resolve) => setTimeout(resolve))
    const { queue } = queueOver(phone, () => ({ ...credited, own }))
    assert.deepEqual(await queue.submit('A'), { state: 'credited', result: credited.result })
  })

  test('decided scans are forgotten after a while, waiting ones never', async ({ assert }) => {
    const phone = new Phone()
    const { queue } = queueOver(phone, ({ code }) =>
      code === 'W' ? { type: 'trouble' } : credited
    )
    await queue.submit('W')
    for (let number = 0; number < 60; number++) await queue.submit(`C${number}`)
    assert.lengthOf(phone.scans, 51)
    assert.equal(phone.scans[0].code, 'W')
    assert.equal(phone.scans.at(-1)?.code, 'C59')
  })
})
