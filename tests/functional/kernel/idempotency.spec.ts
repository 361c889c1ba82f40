import { test } from '@japa/runner'
import { bodyHash, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'

function ask(key: string, body: Record<string, unknown>, work: () => Promise<unknown>) {
  const request = { scope: 'test:1', key, bodyHash: bodyHash(body) }
  return transaction((trx) => idempotently(trx, request, work))
}

test.group('Idempotency', () => {
  test('a repetition gets the first answer without doing the work again', async ({ assert }) => {
    let done = 0
    const work = async () => ({ order: ++done })
    const first = await ask('first-key', { a: 1, b: 2 }, work)
    const second = await ask('first-key', { b: 2, a: 1 }, work)
    assert.deepEqual(first, { answer: { order: 1 }, replayed: false })
    assert.deepEqual(second, { answer: { order: 1 }, replayed: true })
  })

  test('twenty at once do the work once', async ({ assert }) => {
    let done = 0
    const work = async () => ++done
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('twenty-at-once', {}, work)))
    assert.deepEqual(new Set(all.map(({ answer }) => answer)), new Set([1]))
    assert.lengthOf(
      all.filter(({ replayed }) => !replayed),
      1
    )
  })

  test('other contents under a used key are refused', async ({ assert }) => {
    await ask('mismatch-key', { quantity: 1 }, async () => 1)
    try {
      await ask('mismatch-key', { quantity: 2 }, async () => 2)
      assert.fail('it was accepted')
    } catch (error: any) {
      assert.deepInclude(error, { code: 'idempotency_mismatch', status: 409 })
    }
  })

  test('a refused request leaves its key free', async ({ assert }) => {
    const refused = () =>
      ask('refused-key', {}, async () => {
        throw new Error('no points')
      })
    await assert.rejects(refused, 'no points')
    assert.deepEqual(await ask('refused-key', {}, async () => 'ok'), {
      answer: 'ok',
      replayed: false,
    })
  })

  test('a key outside its shape is refused', async ({ assert }) => {
    for (const key of ['short', 'with space', 'x'.repeat(65), "quote'key"]) {
      try {
        await ask(key, {}, async () => 1)
        assert.fail(key)
      } catch (error: any) {
        assert.equal(error.code, 'idempotency_key_invalid', key)
      }
    }
  })
})
