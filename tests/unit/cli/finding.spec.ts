import { test } from '@japa/runner'
import { examine, ok } from '#app/health/finding'
import { Interrupted } from '#cli/failures'

test.group('One examination', () => {
  test('what it throws is a failure in one line, but a command that is stopped ends', async ({
    assert,
  }) => {
    assert.deepEqual(await examine('keys', async () => ok('two')), {
      name: 'keys',
      state: 'ok',
      words: 'two',
    })
    const broken = await examine('keys', () => Promise.reject(new Error('gone\nat once')))
    assert.deepEqual(broken, { name: 'keys', state: 'failed', words: 'gone' })
    const stopped = new Interrupted('SIGTERM', 'nothing was restored')
    await assert.rejects(
      () => examine('files', () => Promise.reject(stopped)),
      /Stopped by SIGTERM/
    )
  })
})
