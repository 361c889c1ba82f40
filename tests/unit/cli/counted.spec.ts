import { test } from '@japa/runner'
import { counted } from '#cli/counted'

test.group('What the command line counts', () => {
  test('one is told as one, taken or given, and everything else as many', ({ assert }) => {
    const told = [0, 1, 2, -1, -2].map((count) => counted(count, 'point'))
    assert.deepEqual(told, ['0 points', '1 point', '2 points', '-1 point', '-2 points'])
  })
})
