import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { SHIPPING } from '#tests/support/checkout'
import { TEST_PASSWORD } from '#tests/support/members'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'

/** Words of a person that no log may hold, whatever became of the request. */
const NAME = 'Naplózhatatlan'
const EMAIL = 'naplozhatatlan@pelda.hu'
const PHONE = '+36304445566'

test.group('Logs', (group) => {
  let shop: SeededShop
  group.setup(async () => {
    shop = await givenSeededShop({ members: 1 })
    return () => shop.remove()
  })

  test('what a server logs, told to log everything, names nobody up to the deletion', async ({
    assert,
  }) => {
    const server = await shop.serve({ LOG_LEVEL: 'trace' })
    const client = await new ShopClient(server.url).enter(shop.members[0].sessions[0])
    const person = { last_name: NAME, first_name: NAME, email: EMAIL, phone: PHONE }
    const sent: [path: string, method: string, body: object][] = [
      ['/belepes', 'POST', { email: EMAIL, password: NAME }],
      ['/profil', 'POST', { ...person, password: TEST_PASSWORD }],
      ['/profil', 'POST', { ...person, email: [EMAIL], birthday: NAME }],
      ['/profil/shipping', 'POST', { ...SHIPPING, last_name: NAME, note: `${NAME} ${PHONE}` }],
      ['/profil/company', 'POST', { name: NAME, tax_number: NAME }],
      ['/bevaltas', 'POST', { shipping: person, items: {}, idempotency_key: randomUUID() }],
      [`/${NAME}?email=${EMAIL}`, 'GET', {}],
      ['/profil/delete', 'DELETE', { password: NAME }],
      ['/profil/delete', 'DELETE', { password: TEST_PASSWORD }],
    ]
    const answered: number[] = []
    for (const [path, method, body] of sent) {
      const { status } = await client.send(path, {
        method,
        body: method === 'GET' ? undefined : body,
      })
      answered.push(status)
    }
    assert.notInclude(answered, 500)
    assert.equal(answered.at(-1), 303)
    const said = server.said()
    assert.isNotEmpty(said, 'the server logs at all')
    for (const word of [NAME, EMAIL, PHONE, encodeURIComponent(NAME), TEST_PASSWORD]) {
      assert.notInclude(said, word)
    }
  }).timeout(120_000)
})
