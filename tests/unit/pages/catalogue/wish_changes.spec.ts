import { test } from '@japa/runner'
import { WishChanges } from '~/components/catalogue/wish_changes'
import { wishedProps } from '~/components/catalogue/wished_props'

/** A server that toggles when told to answer, and what the page was told. */
function givenServer(held: boolean) {
  const waiting: (() => void)[] = []
  const accepted: boolean[] = []
  const refused: unknown[] = []
  const server = { held, fails: false, leadsAway: false, sent: 0 }
  const changes = new WishChanges<{ added: boolean }>({
    send: () => {
      server.sent++
      return new Promise((answer, refuse) =>
        waiting.push(() => {
          if (server.fails) return refuse(new Error('no connection'))
          if (server.leadsAway) return answer(null)
          server.held = !server.held
          answer({ added: server.held })
        })
      )
    },
    accept: (_slug, { added }) => void accepted.push(added),
    refuse: (error) => refused.push(error),
  })
  return { changes, server, accepted, refused, answer: () => waiting.shift()!() }
}

async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test.group('Wish changes', () => {
  test('[W-04] a click shows at once and ends when the page took the answer in', async ({
    assert,
  }) => {
    const { changes, server, accepted, answer } = givenServer(false)
    const done = changes.want('cap', true)
    assert.deepEqual(changes.wanted(), new Map([['cap', true]]))
    answer()
    await done
    assert.deepEqual([server.held, server.sent, accepted], [true, 1, [true]])
    assert.deepEqual(changes.wanted(), new Map())
  })

  test('a second click while the first is on its way is sent after it', async ({ assert }) => {
    const { changes, server, accepted, answer } = givenServer(false)
    const done = changes.want('cap', true)
    void changes.want('cap', false)
    assert.equal(server.sent, 1)
    answer()
    await settle()
    answer()
    await done
    assert.deepEqual([server.held, server.sent, accepted], [false, 2, [false]])
  })

  test('what another tab did before is put right', async ({ assert }) => {
    const { changes, server, accepted, answer } = givenServer(true)
    const done = changes.want('cap', true)
    answer()
    await settle()
    answer()
    await done
    assert.deepEqual([server.held, accepted], [true, [true]])
  })

  test('a refusal is told and shows the old state again', async ({ assert }) => {
    const { changes, server, accepted, refused, answer } = givenServer(false)
    server.fails = true
    const done = changes.want('cap', true)
    answer()
    await done
    assert.isEmpty(accepted)
    assert.lengthOf(refused, 1)
    assert.deepEqual(changes.wanted(), new Map())
  })

  test('[W-03] who is led to the login is asked no second time', async ({ assert }) => {
    const { changes, server, accepted, answer } = givenServer(false)
    server.leadsAway = true
    const done = changes.want('cap', true)
    answer()
    await done
    assert.deepEqual([server.sent, accepted], [1, []])
  })

  test('[W-04] list, plan and dialog mark the gift, whichever of them is there', ({ assert }) => {
    const cap = { slug: 'cap', wishlisted: false }
    const drill = { slug: 'drill', wishlisted: false }
    const props = {
      points: 5,
      savings: [drill],
      products: { data: [cap, drill], last_page: 2 },
      dialog: { key: 'k', props: { product: cap } },
    }
    const after = wishedProps(props, { slug: 'cap', added: true })
    assert.deepEqual(after.products.data, [{ ...cap, wishlisted: true }, drill])
    assert.equal(after.products.last_page, 2)
    assert.deepEqual(after.dialog, { key: 'k', props: { product: { ...cap, wishlisted: true } } })
    assert.deepEqual(wishedProps(props, { slug: 'drill', added: true }).savings, [
      { ...drill, wishlisted: true },
    ])
    assert.isFalse(cap.wishlisted)
    assert.deepEqual(wishedProps({ points: 5, dialog: null }, { slug: 'cap', added: true }), {
      points: 5,
      dialog: null,
    })
  })
})
