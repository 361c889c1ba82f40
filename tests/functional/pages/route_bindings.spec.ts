import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { validationLink } from '#auth/registration/validation_link'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { preparedAccount } from '#tests/support/prepared_accounts'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { givenRecord } from '#tests/support/records'
import { givenReward } from '#tests/support/rewards'
import { givenSurvey } from '#tests/support/surveys'

/** A number that no record has. */
const NOBODY = 99_999_999
/** An address of which nothing is called so. */
const NO_SLUG = 'nincs-ilyen'

type Key = number | string

/** A route that names a record: what is asked, by which key it finds its record, and by which ones nothing. */
interface Binding {
  record: string
  ask: { method: 'get' | 'post'; path: (key: Key) => string; body?: Record<string, unknown> }
  given: (member: { id: number }) => Promise<{ found: Key; missing: Key[] }>
}

async function givenArticle() {
  const { id, slug } = await givenRecord({ kind: 'article' })
  return { found: slug, missing: [NO_SLUG, id] }
}

async function givenGift() {
  const { id, slug } = await givenProduct()
  return { found: slug, missing: [NO_SLUG, id] }
}

async function givenOpenSurvey() {
  const { id, slug } = await givenSurvey()
  return { found: slug, missing: [NO_SLUG, id] }
}

async function givenQuiz() {
  return { found: await givenQuestionnaire(), missing: [NOBODY, 'abc'] }
}

/** A promise to somebody else is none. */
async function givenPromise(member: { id: number }) {
  const gift = await givenProduct({ isGift: true, price: 0, stock: 5 })
  const { id } = await givenReward(member, gift)
  const { id: foreign } = await givenReward(await givenMember(), gift)
  return { found: id, missing: [NOBODY, 'abc', foreign] }
}

async function givenNotice(member: { id: number }) {
  const [own] = await givenNotifications(member)
  const [foreign] = await givenNotifications(await givenMember())
  return { found: own.id, missing: [NOBODY, 'abc', foreign.id] }
}

async function givenCartItem(member: { id: number }) {
  const product = await givenProduct()
  const [hash] = await givenCart(member, [{ product }])
  const [foreign] = await givenCart(await givenMember(), [{ product: await givenProduct() }])
  return { found: hash, missing: [randomUUID(), product.id, foreign] }
}

const BINDINGS: Binding[] = [
  {
    record: 'a product by its slug',
    ask: { method: 'get', path: (key) => `/ajandekok/details/${key}` },
    given: givenGift,
  },
  {
    record: 'a product for the cart by its slug',
    ask: { method: 'post', path: (key) => `/ajandekok/add_to_cart/${key}`, body: { quantity: 1 } },
    given: givenGift,
  },
  {
    record: 'a wish by the slug of its product',
    ask: { method: 'post', path: (key) => `/wishlist/${key}` },
    given: givenGift,
  },
  {
    record: 'an article by its slug',
    ask: { method: 'get', path: (key) => `/tudasbazis/${key}` },
    given: givenArticle,
  },
  {
    record: 'a survey by its slug',
    ask: { method: 'get', path: (key) => `/survey/${key}` },
    given: givenOpenSurvey,
  },
  {
    record: 'a questionnaire by its id',
    ask: { method: 'post', path: (key) => `/questionnaire/submit/${key}` },
    given: givenQuiz,
  },
  {
    record: 'a promotion reward by digits alone',
    ask: { method: 'get', path: (key) => `/promotions/rewards/${key}/claim` },
    given: givenPromise,
  },
  {
    record: 'a notification by its id',
    ask: { method: 'post', path: (key) => `/notifications/${key}/mark-as-read` },
    given: givenNotice,
  },
  {
    record: 'an item of the cart by its hash',
    ask: { method: 'post', path: (key) => `/ajandekok/update/${key}`, body: { quantity: 1 } },
    given: givenCartItem,
  },
]

test.group('Records that addresses name', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { record, ask, given } of BINDINGS) {
    test(`[H-75] a route finds ${record}, and answers 404 where there is none`, async ({
      client,
      assert,
    }) => {
      const { visitor, member } = await visitingMember(client)
      const { found, missing } = await given(member)
      const { method, path, body = {} } = ask
      const status = async (key: Key) =>
        (await (method === 'get' ? visitor.get(path(key)) : visitor.post(path(key), body))).status()
      for (const key of missing) assert.equal(await status(key), 404, path(key))
      assert.oneOf(await status(found), [200, 302, 303], path(found))
    })
  }

  test('[H-75] a route finds a user by its id, and answers 404 where there is none', async ({
    client,
    assert,
  }) => {
    const account = await preparedAccount()
    const status = (link: string) => statusOf(client, link)
    assert.equal(await status(validationLink(account)), 200)
    // Signed here, as if the account had been there when the link was sent.
    assert.equal(await status(validationLink({ ...account, id: NOBODY })), 404)
  })
})

async function statusOf(client: ApiClient, link: string) {
  const { pathname, search } = new URL(link)
  return (await client.get(pathname + search).redirects(0)).status()
}
