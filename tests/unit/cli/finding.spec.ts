import { test } from '@japa/runner'
import { DeliveryFailure } from '#app/outbox/failures'
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
    const threw = { name: 'keys', state: 'failed', code: 'threw' } as const
    assert.deepEqual(broken, { ...threw, words: 'gone' })
    const stopped = new Interrupted('SIGTERM', 'nothing was restored')
    await assert.rejects(
      () => examine('files', () => Promise.reject(stopped)),
      /Stopped by SIGTERM/
    )
  })

  test('what another side did is told by a code and one sign of it, never in its words', async ({
    assert,
  }) => {
    const told = async (error: Error) => {
      const { code, figures } = await examine('mail', () => Promise.reject(error))
      return [code, figures]
    }
    const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    assert.deepEqual(await told(unreachable), ['unanswered', { detail: 'ECONNREFUSED' }])
    const refused = new DeliveryFailure('They do not know us', 'refused', 535)
    assert.deepEqual(await told(refused), ['refused', { detail: '535' }])
    const late = new DOMException('It took too long', 'TimeoutError')
    assert.deepEqual(await told(late), ['unanswered', undefined])
    assert.deepEqual(await told(new TypeError('x is undefined')), ['threw', undefined])
  })
})
