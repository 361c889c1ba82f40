import { test } from '@japa/runner'
import { LegQueue, type QueuedLeg } from '../../../scripts/legs/queue.mjs'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LEGS: QueuedLeg[] = [
  { name: 'short', everyday: true, weight: 1 },
  { name: 'a' },
  { name: 'long', everyday: true, weight: 7 },
  { name: 'b' },
  { name: 'c' },
]

const begun = (queue: LegQueue<QueuedLeg>, minutes: number[]) =>
  minutes.map((each) => queue.next(each * MINUTE_MS)?.name)

test.group('The order of the legs', () => {
  test('those of every day begin first, then those with a weight, the longest before the others', ({
    assert,
  }) => {
    const weighed = [
      { name: 'light', weight: 2 },
      { name: 'heavy', weight: 3 },
    ]
    const queue = new LegQueue([...LEGS, ...weighed], { now: 0 })
    assert.deepEqual(begun(queue, [0, 0, 0, 0, 0, 99, 999, 9999]), [
      'long',
      'short',
      'heavy',
      'light',
      'a',
      'b',
      'c',
      undefined,
    ])
    assert.deepEqual(queue.leftOut, [])
  })

  test('after the minutes no further one begins, and what was left out is named', ({ assert }) => {
    const queue = new LegQueue(LEGS, { minutes: 60, now: 0 })
    assert.deepEqual(begun(queue, [0, 61, 60, 61, 59]), [
      'long',
      'short',
      'a',
      undefined,
      undefined,
    ])
    assert.deepEqual(queue.leftOut, ['b', 'c'])
  })

  test('the legs of every day begin however late it is', ({ assert }) => {
    const queue = new LegQueue(LEGS, { minutes: 1, now: 0 })
    assert.deepEqual(begun(queue, [100, 200, 300]), ['long', 'short', undefined])
    assert.deepEqual(queue.leftOut, ['a', 'b', 'c'])
  })

  test('another one of the others is first each day', ({ assert }) => {
    const firstOf = (day: number) =>
      begun(new LegQueue(LEGS, { now: day * DAY_MS }), [0, 0, 0, 0, 0])
    assert.deepEqual(firstOf(1).slice(2), ['b', 'c', 'a'])
    assert.deepEqual(firstOf(2).slice(2), ['c', 'a', 'b'])
    assert.deepEqual(firstOf(3).slice(2), ['a', 'b', 'c'])
  })
})
