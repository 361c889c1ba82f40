import { test } from '@japa/runner'
import { nextScanState, type ScanEvent, type ScanState } from '~/scanner/scan_state'

const result = { points: 120, balance: 600, title: 'Facade paint' }
const failure = { code: 'already_used' }

function after(...events: ScanEvent[]): ScanState {
  return events.reduce(nextScanState, { name: 'idle' })
}

test.group('Scan state', () => {
  test('[Q-08] idle, camera open, submitted, success, failed; scan again resets', ({ assert }) => {
    const submit: ScanEvent = { type: 'submit', code: 'X' }
    assert.deepEqual(after(), { name: 'idle' })
    assert.deepEqual(after({ type: 'open_camera' }), { name: 'camera' })
    assert.deepEqual(after({ type: 'open_camera' }, submit), { name: 'submitted', code: 'X' })
    const success = after(submit, { type: 'succeed', result })
    assert.deepEqual(success, { name: 'success', result })
    const failed = after(submit, { type: 'fail', failure })
    assert.deepEqual(failed, { name: 'failed', failure, code: 'X' })
    assert.deepEqual(nextScanState(success, { type: 'reset' }), { name: 'idle' })
    assert.deepEqual(nextScanState(failed, { type: 'reset' }), { name: 'idle' })
  })

  test("[Q-28] [Q-20] a code of one's own and several codes are states of their own", ({
    assert,
  }) => {
    const scan = { points: 120, title: 'Facade paint', scannedAt: '2026-06-09T08:00:00.000Z' }
    const known = after({ type: 'submit', code: 'X' }, { type: 'know', scan })
    assert.deepEqual(known, { name: 'own', scan })
    const choosing = after({ type: 'open_camera' }, { type: 'choose', codes: ['A', 'B'] })
    assert.deepEqual(choosing, { name: 'choosing', codes: ['A', 'B'] })
    assert.deepEqual(nextScanState(choosing, { type: 'submit', code: 'B' }), {
      name: 'submitted',
      code: 'B',
    })
  })

  test('events that do not fit change nothing', ({ assert }) => {
    const submitted = after({ type: 'submit', code: 'A' })
    assert.strictEqual(nextScanState(submitted, { type: 'submit', code: 'B' }), submitted)
    assert.strictEqual(nextScanState(submitted, { type: 'open_camera' }), submitted)
    assert.deepEqual(after({ type: 'succeed', result }), { name: 'idle' })
    assert.deepEqual(after({ type: 'open_camera' }, { type: 'close_camera' }), { name: 'idle' })
  })

  test('a code refused on the phone fails without being submitted', ({ assert }) => {
    assert.deepEqual(after({ type: 'open_camera' }, { type: 'fail', failure }), {
      name: 'failed',
      failure,
    })
  })
})
