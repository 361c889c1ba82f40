import { mock } from 'node:test'
import { test } from '@japa/runner'
import { CartChanges } from '~/components/catalogue/cart_changes'

/** How long what comes after the first change rests, as the requirement says. */
const REST_MS = 300

/** A server that answers when told to, and what was asked of it. */
function givenServer() {
  const sent: [string, number][] = []
  const waiting: { answer(cart: string): void; refuse(error: Error): void }[] = []
  const accepted: string[] = []
  const refused: unknown[] = []
  const changes = new CartChanges<string>({
    send: (hash, quantity) => {
      sent.push([hash, quantity])
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }))
    },
    accept: (cart) => void accepted.push(cart),
    refuse: (error) => refused.push(error),
  })
  return { changes, sent, waiting, accepted, refused }
}

/** Lets promises that are settled go on. */
async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test.group('Cart changes', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('[C-11] [U-13] of three clicks in 200 ms the first is sent at once, the last after 300 ms', async ({
    assert,
  }) => {
    const { changes, sent, waiting, accepted } = givenServer()
    changes.change('a', 2)
    await settle()
    assert.deepEqual(sent, [['a', 2]])
    mock.timers.tick(100)
    changes.change('a', 3)
    mock.timers.tick(100)
    changes.change('a', 4)
    waiting[0].answer('two')
    await settle()
    assert.deepEqual(changes.wanted(), new Map([['a', 4]]))
    mock.timers.tick(REST_MS - 1)
    await settle()
    assert.lengthOf(sent, 1)
    mock.timers.tick(1)
    await settle()
    assert.deepEqual(sent, [
      ['a', 2],
      ['a', 4],
    ])
    waiting[1].answer('four')
    await settle()
    assert.deepEqual(accepted, ['two', 'four'])
    assert.deepEqual(changes.wanted(), new Map())
  })

  test('[C-11] one click alone is sent once', async ({ assert }) => {
    const { changes, sent, waiting } = givenServer()
    changes.change('a', 2)
    await settle()
    waiting[0].answer('two')
    mock.timers.tick(5 * REST_MS)
    await settle()
    assert.deepEqual(sent, [['a', 2]])
    changes.change('a', 3)
    await settle()
    assert.deepEqual(sent.at(-1), ['a', 3])
  })

  test('[C-11] two items do not wait for each other’s rest, but requests keep their order', async ({
    assert,
  }) => {
    const { changes, sent, waiting } = givenServer()
    changes.change('a', 2)
    changes.change('b', 5)
    await settle()
    assert.deepEqual(sent, [['a', 2]])
    waiting[0].answer('a')
    await settle()
    assert.deepEqual(sent, [
      ['a', 2],
      ['b', 5],
    ])
  })

  test('[C-11] a refused change is taken back and told', async ({ assert }) => {
    const { changes, waiting, refused, accepted } = givenServer()
    let told = 0
    changes.subscribe(() => told++)
    changes.change('a', 9)
    await settle()
    assert.deepEqual(changes.wanted(), new Map([['a', 9]]))
    waiting[0].refuse(new Error('quantity_locked'))
    await settle()
    assert.deepEqual(changes.wanted(), new Map())
    assert.lengthOf(refused, 1)
    assert.isEmpty(accepted)
    assert.equal(told, 2)
  })

  test('[C-12] a removal is sent as 0', async ({ assert }) => {
    const { changes, sent } = givenServer()
    changes.change('a', 0)
    await settle()
    assert.deepEqual(sent, [['a', 0]])
  })

  test('[C-11] what still rests is sent at once when an order cannot wait for it', async ({
    assert,
  }) => {
    const { changes, sent, waiting } = givenServer()
    changes.change('a', 2)
    await settle()
    changes.change('a', 3)
    let isSettled = false
    const settled = changes.settle().then(() => (isSettled = true))
    await settle()
    waiting[0].answer('two')
    await settle()
    assert.deepEqual(sent, [
      ['a', 2],
      ['a', 3],
    ])
    assert.isFalse(isSettled)
    waiting[1].answer('three')
    await settled
    assert.deepEqual(changes.wanted(), new Map())
    mock.timers.tick(5 * REST_MS)
    await settle()
    assert.lengthOf(sent, 2)
  })

  test('nothing is sent or told any more of an item that was ordered', async ({ assert }) => {
    const { changes, sent, waiting, accepted, refused } = givenServer()
    changes.change('a', 2)
    await settle()
    changes.change('a', 3)
    changes.change('b', 4)
    changes.drop(['a'])
    waiting[0].refuse(new Error('not_found'))
    mock.timers.tick(5 * REST_MS)
    await settle()
    waiting[1].answer('b')
    await settle()
    assert.deepEqual(sent, [
      ['a', 2],
      ['b', 4],
    ])
    assert.isEmpty(refused)
    assert.deepEqual(accepted, ['b'])
    assert.deepEqual(changes.wanted(), new Map())
  })
})
