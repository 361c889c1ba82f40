import { mock } from 'node:test'
import { test } from '@japa/runner'
import { HoldRepeat } from '~/hooks/hold_repeat'

/** Millisecond by millisecond, so that a timer set by a timer keeps its own moment. */
function pass(ms: number) {
  for (let passed = 0; passed < ms; passed++) mock.timers.tick(1)
}

test.group('Held button', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    return () => mock.timers.reset()
  })

  test('[U-19] repeats from 200 ms on and speeds up to 30 ms', ({ assert }) => {
    const times: number[] = []
    const repeat = new HoldRepeat()
    repeat.start(() => times.push(Date.now()) > 0)
    assert.lengthOf(times, 1)
    pass(199)
    assert.lengthOf(times, 1)
    pass(51)
    assert.lengthOf(times, 2)
    pass(3000)
    repeat.stop()

    const intervals = times.slice(1).map((time, index) => time - times[index])
    assert.equal(intervals[0], 200)
    assert.equal(Math.round(intervals.at(-1)!), 30)
    assert.isTrue(intervals.every((interval, index) => interval <= (intervals[index - 1] ?? 200)))
  })

  test('stops when let go and at the bound', ({ assert }) => {
    let steps = 0
    const repeat = new HoldRepeat()
    repeat.start(() => ++steps < 3)
    pass(900)
    assert.equal(steps, 3)

    repeat.start(() => ++steps > 0)
    repeat.stop()
    pass(900)
    assert.equal(steps, 4)
  })
})
