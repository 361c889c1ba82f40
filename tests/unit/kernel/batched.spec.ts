import { setImmediate as immediately } from 'node:timers/promises'
import { test } from '@japa/runner'
import { OutcomeUnknown } from '#app/exceptions/database_errors'
import { batched } from '#app/database/batched'

/** A reader that ends its groups when it is told to, and what it was asked. */
function given(groupsMax?: number) {
  const groups: { asked: number[]; end: () => void; fail: () => void }[] = []
  const ask = batched<number, number>(
    (asked) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(asked.map((one) => (one < 0 ? new Error(`no ${one}`) : 2 * one)))
        groups.push({ asked: [...asked], end, fail: () => reject(new Error('all')) })
      }),
    { groupsMax, writes: true }
  )
  return { ask, groups, asked: () => groups.map((group) => group.asked) }
}

/** Groups begin at the end of a turn; a group that ended begins the next one in the turn after it. */
async function nextTurn() {
  await immediately()
  await immediately()
}

test.group('What is asked in one turn', () => {
  test('is done together, and each gets its own answer or error', async ({ assert }) => {
    const { ask, groups, asked } = given()
    const answers = Promise.allSettled([ask(1), ask(-2), ask(1)])
    await nextTurn()
    assert.deepEqual(asked(), [[1, -2, 1]])
    groups[0].end()
    const told = await answers
    assert.deepEqual(
      told.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
      [2, 'no -2', 2]
    )
  })

  test('waits for a group to end where enough are under way, and grows meanwhile', async ({
    assert,
  }) => {
    const { ask, groups, asked } = given(1)
    const first = ask(1)
    await nextTurn()
    const second = ask(2)
    await nextTurn()
    const third = ask(3)
    await nextTurn()
    assert.deepEqual(asked(), [[1]])
    groups[0].end()
    assert.equal(await first, 2)
    await nextTurn()
    assert.deepEqual(asked(), [[1], [2, 3]])
    groups[1].end()
    assert.deepEqual(await Promise.all([second, third]), [4, 6])
  })

  test('a group that fails makes room like another', async ({ assert }) => {
    const { ask, groups, asked } = given(1)
    const first = ask(1)
    await nextTurn()
    const second = ask(2)
    groups[0].fail()
    await assert.rejects(() => first, 'all')
    await nextTurn()
    assert.deepEqual(asked(), [[1], [2]])
    groups[1].end()
    assert.equal(await second, 4)
  })

  test('more than fit into a group are several, all of which get their turn', async ({
    assert,
  }) => {
    const { ask, groups, asked } = given(1)
    const answers = Promise.all(Array.from({ length: 250 }, (_, one) => ask(one)))
    for (let ended = 0; ended < 3; ended++) {
      await nextTurn()
      groups[ended].end()
    }
    assert.deepEqual(
      asked().map(({ length }) => length),
      [100, 100, 50]
    )
    assert.equal((await answers).at(-1), 498)
  })

  test('where one of a group meets the unforeseen each is done alone', async ({ assert }) => {
    const asked: number[][] = []
    const ask = batched<number, number>(
      async (group) => {
        asked.push([...group])
        if (group.includes(2)) throw new Error('two')
        return [...group]
      },
      { writes: true, aloneAfterError: 'Numbers' }
    )
    const told = await Promise.allSettled([ask(1), ask(2), ask(3)])
    assert.deepEqual(asked, [[1, 2, 3], [1], [2], [3]])
    assert.deepEqual(
      told.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
      [1, 'two', 3]
    )
  })

  test('what may have been written is not done again, unless a repetition harms nobody', async ({
    assert,
  }) => {
    const times = async (isRepeatable: boolean) => {
      let done = 0
      const unknown = async () => {
        done++
        throw new OutcomeUnknown(new Error('gone'))
      }
      const ask = batched<number, number>(unknown, {
        writes: true,
        aloneAfterError: 'Numbers',
        isRepeatable,
      })
      await Promise.allSettled([ask(1), ask(2)])
      return done
    }
    assert.deepEqual([await times(false), await times(true)], [1, 3])
  })
})
