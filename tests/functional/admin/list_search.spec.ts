import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { linesOf } from '#tests/support/checkout'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenParticipatingProduct } from '#tests/support/points'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { staffApi } from '#tests/support/staff_api'
import { givenSurvey } from '#tests/support/surveys'

const some = () => randomUUID().slice(0, 8)

async function firstOf(table: string): Promise<number> {
  return (await db.from(table).orderBy('id').first()).id
}

async function communityWord(): Promise<number> {
  const now = clock.now()
  const row = { word: 'x', starts_on: '2001-01-01', ends_on: '2001-01-02' }
  await db.table('community_words').insert({ ...row, created_at: now, updated_at: now })
  return (await db.from('community_words').orderBy('id', 'desc').first()).id
}

async function representative(): Promise<number> {
  const now = clock.now()
  const row = { last_name: some(), first_name: some(), created_at: now, updated_at: now }
  await db.table('regional_representatives').insert(row)
  return (await db.from('regional_representatives').orderBy('id', 'desc').first()).id
}

async function stockItemOf(productId: number): Promise<number> {
  return (await db.from('stock_items').where('product_id', productId).firstOrFail()).id
}

/** A list, a text its search looks into, and a row that has the text. */
interface Searched {
  list: string
  table: string
  column: string
  make: () => Promise<number>
  /** The line of the list, where that is another row. */
  lineOf?: (id: number) => Promise<number>
}

const idOf = async (made: Promise<{ id: number }>) => (await made).id

const SEARCHED: Searched[] = [
  { list: 'orders', table: 'orders', column: 'shipping_last_name', make: anOrder },
  { list: 'orders', table: 'orders', column: 'shipping_city', make: anOrder },
  { list: 'products', table: 'products', column: 'title_hu', make: () => idOf(givenProduct()) },
  {
    list: 'stock_items',
    table: 'products',
    column: 'title_hu',
    make: () => idOf(givenProduct()),
    lineOf: stockItemOf,
  },
  { list: 'members', table: 'members', column: 'first_name', make: () => idOf(givenMember()) },
  { list: 'staff', table: 'staff_members', column: 'name', make: () => idOf(givenStaff()) },
  {
    list: 'professions',
    table: 'professions',
    column: 'name_hu',
    make: () => firstOf('professions'),
  },
  {
    list: 'representatives',
    table: 'regional_representatives',
    column: 'last_name',
    make: representative,
  },
  {
    list: 'participating_products',
    table: 'participating_products',
    column: 'title_hu',
    make: () => idOf(givenParticipatingProduct()),
  },
  {
    list: 'categories',
    table: 'categories',
    column: 'title_hu',
    make: () => idOf(givenCategory()),
  },
  { list: 'postcodes', table: 'postcodes', column: 'city', make: () => firstOf('postcodes') },
  { list: 'community_words', table: 'community_words', column: 'word', make: communityWord },
  { list: 'surveys', table: 'surveys', column: 'title_hu', make: () => idOf(givenSurvey()) },
  {
    list: 'questionnaires',
    table: 'questionnaires',
    column: 'title_hu',
    make: givenQuestionnaire,
  },
]

async function anOrder() {
  return (await givenOrder()).orderId
}

/** What somebody may type for `Ágnes…`. */
const typed = (word: string) => [
  word,
  word.toLowerCase(),
  word.toUpperCase(),
  word.replace('Á', 'A'),
  word.replace('Á', 'a').toUpperCase(),
  word.normalize('NFD'),
]

test.group('Search of the back-office lists', () => {
  for (const { list, table, column, make, lineOf } of SEARCHED) {
    test(`${list} finds accented capitals in ${column}`, async ({ client, assert }) => {
      const api = staffApi(client, list, await givenStaff())
      const row = await make()
      const { [column]: before } = await db.from(table).where('id', row).firstOrFail()
      const word = `Ágnes${some()}`
      await db.from(table).where('id', row).update(column, `Őri ${word}né`)
      const id = lineOf ? await lineOf(row) : row
      for (const q of [...typed(word), `őri ${word}`, `${word} ORI`]) {
        const { data, total } = (await api.list({ q })).body()
        assert.deepEqual([data.map((line: { id: number }) => line.id), total], [[id], 1], q)
      }
      assert.equal((await api.list({ q: `${word} nincs` })).body().total, 0)
      await db.from(table).where('id', row).update(column, before)
    })
  }

  test('gifts to send instead of another are found so too', async ({ client, assert }) => {
    const { orderId } = await givenOrder()
    const [{ id: lineId }] = await linesOf({ id: orderId })
    const word = `Újpest${some()}`
    const gift = await givenProduct({ titleHu: `Sál, ${word}`, price: 1 })
    const path = `orders/${orderId}/lines/${lineId}/substitutes`
    const api = staffApi(client, path, await givenStaff())
    for (const q of [word, word.toUpperCase(), word.replace('Ú', 'u')]) {
      const { data } = (await api.list({ q })).body()
      assert.deepEqual(
        data.map(({ id }: { id: number }) => id),
        [gift.id],
        q
      )
    }
  })

  test('the words of a search may stand in different columns, in any order', async ({
    client,
    assert,
  }) => {
    const last = `Érdi${some()}`
    const member = await givenMember({ lastName: last, firstName: 'Éva' })
    await givenMember({ lastName: last, firstName: 'Béla' })
    const api = staffApi(client, 'members', await givenStaff())
    for (const q of [`${last} Éva`, `eva  ${last}`]) {
      const { data } = (await api.list({ q })).body()
      assert.deepEqual(
        data.map(({ id }: { id: number }) => id),
        [member.id],
        q
      )
    }
    assert.equal((await api.list({ q: last })).body().total, 2)
  })

  test('a phone number is found however it was typed', async ({ client, assert }) => {
    const member = await givenMember()
    const api = staffApi(client, 'members', await givenStaff())
    const [, area, first, last] = /^\+36(\d\d)(\d{3})(\d{4})$/.exec(member.phone)!
    for (const q of [
      member.phone,
      `06 ${area} ${first} ${last}`,
      `+36 (${area}) ${first}-${last}`,
      `${first}${last}`,
    ]) {
      const { data } = (await api.list({ q })).body()
      assert.include(
        data.map(({ id }: { id: number }) => id),
        member.id,
        q
      )
    }
  })

  test('signs of a pattern stand for themselves', async ({ client, assert }) => {
    const api = staffApi(client, 'products', await givenStaff())
    const word = some()
    const signs = '*?[]^$.|\\(){}+-%_/\'";:#😀ß'
    const { id } = await givenProduct({ titleHu: `${word}${signs}` })
    for (const sign of signs) {
      const with1 = (
        await api.list({ q: `${word}${signs.slice(0, signs.indexOf(sign))}${sign}` })
      ).body()
      assert.deepEqual(
        with1.data.map((line: { id: number }) => line.id),
        [id],
        sign
      )
      const without = await api.list({ q: `${sign}${word}` })
      assert.equal(without.body().total, 0, sign)
    }
  })

  test('a postcode is found by its beginning, never by its end', async ({ client, assert }) => {
    const api = staffApi(client, 'postcodes', await givenStaff())
    const { data } = (await api.list({ q: '902' })).body()
    assert.isNotEmpty(data)
    assert.isTrue(data.every(({ zip }: { zip: string }) => zip.startsWith('902')))
  })
})
