import { test } from '@japa/runner'
import type { ScanAnswer } from '~/scan_queue/submit'
import { createScanSession, totalOf, type ScanSession } from '~/scanner/scan_session'
import type { ScanFailure, ScanResult } from '~/scanner/scan_state'
import { SEALED } from '#tests/support/code_cases'

const [FIRST, SECOND, THIRD] = SEALED.map(([, , code]) => code)
const PATTERN = '^[0-9A-Z]{16}$'

const credited = (points: number, balance: number): ScanAnswer => ({
  state: 'credited',
  result: { points, balance, title: 'Facade paint' },
})
const own = (points: number): ScanAnswer => ({
  state: 'own',
  scan: { points, title: 'Facade paint', scannedAt: '2026-06-09T08:00:00.000Z' },
})
const waiting: ScanAnswer = { state: 'waiting', why: 'connection' }
const refused = (failure: ScanFailure): ScanAnswer => ({ state: 'refused', failure })

/** A session whose answers are given, with what it sent and told and a clock in ms. */
function givenSession(answers: Record<string, ScanAnswer[]>) {
  const sent: string[] = []
  const signals: string[] = []
  const seen = { session: { lines: [], pausedUntil: 0 } as ScanSession, now: 0 }
  const session = createScanSession({
    pattern: PATTERN,
    submit: async (code) => {
      sent.push(code)
      const answer = answers[code]?.shift()
      if (!answer) throw new Error('nothing more was to be sent')
      return answer
    },
    signal: {
      credited: () => signals.push('credited'),
      refused: () => signals.push('refused'),
      noted: () => signals.push('noted'),
    },
    onChange: (session) => (seen.session = session),
    now: () => seen.now,
  })
  const read = async (...texts: string[]) => {
    for (const text of texts) session.read(text)
    await session.settled()
  }
  return { read, session, sent, signals, seen }
}

test.group('Scan session', () => {
  test('each new code is sent once, signalled and summed; a known one is passed over', async ({
    assert,
  }) => {
    const { read, sent, signals, seen } = givenSession({
      [FIRST]: [credited(90, 90)],
      [SECOND]: [credited(40, 130)],
    })
    await read(FIRST, FIRST, `https://x/qr-code?code=${FIRST}`, SECOND, FIRST.toLowerCase())
    assert.deepEqual(sent, [FIRST, SECOND])
    assert.deepEqual(signals, ['credited', 'credited'])
    assert.deepEqual(
      seen.session.lines.map(({ code }) => code),
      [SECOND, FIRST]
    )
    assert.deepEqual(totalOf(seen.session), {
      points: 130,
      credited: 2,
      own: 0,
      refused: 0,
      waiting: 0,
      balance: 130,
    })
  })

  test('codes are sent one after the other, in the order they were read', async ({ assert }) => {
    const order: string[] = []
    let underWay = 0
    const session = createScanSession({
      pattern: PATTERN,
      submit: async (code) => {
        assert.equal(++underWay, 1)
        await new Promise((resolve) => setTimeout(resolve, code === FIRST ? 20 : 1))
        underWay--
        order.push(code)
        return credited(1, 1)
      },
      signal: { credited() {}, refused() {}, noted() {} },
      onChange() {},
    })
    for (const code of [FIRST, SECOND, THIRD]) session.read(code)
    await session.settled()
    assert.deepEqual(order, [FIRST, SECOND, THIRD])
  })

  test('no points are shown or summed before the server agrees; a signal says that it waits', async ({
    assert,
  }) => {
    const { read, session, seen, signals } = givenSession({ [FIRST]: [waiting] })
    session.read(FIRST)
    assert.deepEqual(seen.session.lines, [{ code: FIRST, state: 'sending' }])
    await read()
    assert.deepEqual(seen.session.lines, [{ code: FIRST, ...waiting }])
    assert.include(totalOf(seen.session), { points: 0, credited: 0, waiting: 1 })
    assert.deepEqual(signals, ['noted'])
    await read(FIRST)
    assert.deepEqual(signals, ['noted'])
  })

  test('what waited becomes credited or refused in its place, and the sum follows', async ({
    assert,
  }) => {
    const { read, session, seen, signals } = givenSession({
      [FIRST]: [waiting],
      [SECOND]: [waiting],
      [THIRD]: [credited(40, 40)],
    })
    await read(FIRST, SECOND, THIRD)
    session.learn([{ code: FIRST }, { code: SECOND }])
    assert.include(totalOf(seen.session), { points: 40, waiting: 2 })
    const { result } = credited(30, 70) as { result: ScanResult }
    session.learn([
      { code: FIRST, result },
      { code: SECOND, failure: { code: 'void' } },
      { code: THIRD, failure: { code: 'void' } },
      { code: 'NEVER READ', result },
    ])
    assert.deepEqual(
      seen.session.lines.map(({ code, state }) => [code, state]),
      [
        [THIRD, 'credited'],
        [SECOND, 'refused'],
        [FIRST, 'credited'],
      ]
    )
    const sum = { points: 70, credited: 2, own: 0, refused: 1, waiting: 0, balance: 70 }
    assert.deepEqual(totalOf(seen.session), sum)
    assert.deepEqual(signals, ['noted', 'noted', 'credited'])
  })

  test('a strange QR code is refused once on the phone and never sent', async ({ assert }) => {
    const { read, sent, signals, seen } = givenSession({})
    await read('https://example.com', 'https://example.com')
    assert.deepEqual(sent, [])
    assert.deepEqual(signals, ['refused'])
    const [line] = seen.session.lines
    assert.include(line, { state: 'refused', code: 'https://example.com', isForeign: true })
  })

  test('[Q-28] a code this member scanned before is a line of information and adds nothing', async ({
    assert,
  }) => {
    const { read, seen, signals } = givenSession({
      [FIRST]: [credited(90, 500)],
      [SECOND]: [own(40)],
    })
    await read(FIRST, SECOND)
    assert.include(totalOf(seen.session), { points: 90, credited: 1, own: 1, balance: 500 })
    assert.deepEqual(seen.session.lines[0], { code: SECOND, ...own(40) })
    // No rising tones for points that are long there.
    assert.deepEqual(signals, ['credited', 'noted'])
  })

  test('after too many wrong codes nothing is read for the wait, then the code counts again', async ({
    assert,
  }) => {
    const { read, sent, seen } = givenSession({
      [FIRST]: [refused({ code: 'throttled', waitForSeconds: 60 }), credited(90, 90)],
      [SECOND]: [credited(40, 130)],
    })
    await read(FIRST)
    seen.now = 59_999
    await read(FIRST, SECOND)
    assert.deepEqual(sent, [FIRST])
    seen.now = 60_000
    await read(FIRST, SECOND)
    assert.deepEqual(sent, [FIRST, FIRST, SECOND])
    assert.include(totalOf(seen.session), { points: 130, refused: 0 })
    assert.lengthOf(seen.session.lines, 2)
  })

  test('a final refusal is not asked again; a lost answer is after 5 s, and its points count', async ({
    assert,
  }) => {
    const { read, sent, seen } = givenSession({
      [FIRST]: [refused({ code: 'already_used' })],
      [SECOND]: [refused({ code: 'connection' }), credited(40, 40)],
    })
    await read(FIRST, SECOND)
    seen.now = 4_999
    await read(FIRST, SECOND)
    assert.deepEqual(sent, [FIRST, SECOND])
    seen.now = 5_000
    await read(FIRST, SECOND)
    assert.deepEqual(sent, [FIRST, SECOND, SECOND])
    assert.include(totalOf(seen.session), { points: 40, credited: 1, refused: 1 })
  })

  test('an error while sending is a line, and the codes after it are still sent', async ({
    assert,
  }) => {
    const { read, seen } = givenSession({ [SECOND]: [credited(40, 40)] })
    await read(FIRST, SECOND)
    assert.deepEqual(
      seen.session.lines.map(({ state }) => state),
      ['credited', 'refused']
    )
  })
})
