import { test } from '@japa/runner'
import { followed } from '#cli/progress'

test.group('A work that says how much there is of it', () => {
  test('may have nothing to do, find more on its way, and end before its first word', ({
    assert,
  }) => {
    const bar = followed('entries')
    assert.doesNotThrow(() => {
      bar.told(0, 0)
      bar.told(1, 2)
      bar.told(2, 3)
      bar.end()
      followed('entries').end()
    })
  })
})
