import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { typedCode } from '#app/rules/code_text'
import { STAFF_ROLES, type StaffRole } from '#app/staff/roles'
import { transaction } from '#app/transaction'
import { voidRange } from '#points'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import {
  givenBatch,
  givenCode,
  givenParticipatingProduct,
  givenPoints,
} from '#tests/support/points'
import { givenRecord } from '#tests/support/records'
import { HOSTILE_VALUES, MARKUP } from '#tests/support/hostile/values'

const some = () => randomUUID().slice(0, 8)

interface Found {
  id: string
  lines: Record<string, unknown>[]
  total: number
}

function ask(client: ApiClient, staff: TestStaff, query: Record<string, unknown>) {
  return client.get('/api/admin/search').qs(query).accept('json').withGuard('staff').loginAs(staff)
}

async function found(client: ApiClient, staff: TestStaff, q: string) {
  const answer = await ask(client, staff, { q })
  answer.assertStatus(200)
  return answer.body().data as Found[]
}

/** The lists that something was found in, each with the ids of its lines. */
const idsOf = (groups: Found[]) =>
  Object.fromEntries(groups.map(({ id, lines }) => [id, lines.map((line) => line.id)]))

const auditLines = async () => Number((await db.from('audit_logs').count('* as n'))[0].n)

test.group('The search of the back-office', () => {
  test('a member is found by name, e-mail, phone however it is typed, and number', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const last = `Érsek${some()}`
    const member = await givenMember({ lastName: last, firstName: 'Áron' })
    await givenPoints(member, 321)
    const before = await auditLines()
    const national = member.phone.replace('+36', '06')
    const spaced = `06 ${national.slice(2, 4)} ${national.slice(4, 7)}-${national.slice(7)}`
    const typed = [
      last,
      `aron ${last.toUpperCase()}`,
      member.email,
      ` ${member.email.toUpperCase()} `,
      member.email.slice(0, -3),
      member.phone,
      national,
      spaced,
      member.phone.slice(3),
      `#${member.id}`,
      String(member.id),
    ]
    for (const q of typed) {
      const group = (await found(client, staff, q)).find(({ id }) => id === 'members')
      assert.deepInclude(group?.lines[0], { id: member.id, last_name: last, points: 321 }, q)
      assert.equal(group!.total, 1, q)
    }
    // A search is as a list: what is written down is the look at the page.
    assert.equal(await auditLines(), before)
  })

  test('a deleted member is not found by the number', async ({ client, assert }) => {
    const member = await givenMember()
    await db.from('members').where('id', member.id).update({ deleted_at: 1 })
    const groups = idsOf(await found(client, await givenStaff(), `#${member.id}`))
    assert.notProperty(groups, 'members')
    await db.from('members').where('id', member.id).update({ deleted_at: null })
  })

  test('an order is found by its number, with and without the sign', async ({ client, assert }) => {
    const { orderId } = await givenOrder()
    const staff = await givenStaff()
    for (const q of [String(orderId), `#${orderId}`]) {
      const group = (await found(client, staff, q)).find(({ id }) => id === 'orders')
      assert.lengthOf(group!.lines, 1, q)
      assert.deepInclude(group!.lines[0], { id: orderId, status: 'received', total: 200 }, q)
    }
  })

  test('a sticker is found by its code however it is typed, with what became of it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const title = `Zománc${some()}`
    const product = await givenParticipatingProduct({ titleHu: title })
    const batch = await givenBatch({ productId: product.id, count: 20 })
    const code = await givenCode({ batch, serial: 6 })
    const typed = [
      code,
      typedCode(code),
      typedCode(code).toLowerCase(),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      `https://bolt.pelda.hu/qr-code?code=${typedCode(code)}`,
    ]
    const sticker = { code: typedCode(code), place: 7, state: 'unused' }
    const line = { id: batch.id, count: 20, state: 'active', product_hu: title, sticker }
    for (const q of typed) {
      const groups = await found(client, staff, q)
      assert.deepEqual(idsOf(groups), { code_batches: [batch.id] }, q)
      assert.deepInclude(groups[0].lines[0], line, q)
    }
    const range = { batchId: batch.id, first: 6, last: 6, reason: 'Próba' }
    const by = { source: 'cli' } as const
    await transaction((trx) => voidRange(trx, { ...range, by }))
    const [again] = await found(client, staff, code)
    assert.deepEqual(again.lines[0].sticker, { ...sticker, state: 'void' })
    const ofRoll = (await found(client, staff, `#${batch.id}`)).find(
      ({ id }) => id === 'code_batches'
    )
    assert.deepInclude(ofRoll!.lines[0], { id: batch.id, sticker: null })
  })

  test('a code that nobody printed finds nothing', async ({ client, assert }) => {
    const staff = await givenStaff()
    const code = await givenCode({ count: 3, serial: 3 })
    const wrong = (code[0] === '0' ? '1' : '0') + code.slice(1)
    for (const q of [code, wrong]) assert.deepEqual(await found(client, staff, q), [], q)
  })

  test('gifts, sticker-marked products and texts are found by their titles', async ({
    client,
    assert,
  }) => {
    const word = `Őrült${some()}`
    const gift = await givenProduct({ titleHu: `Kabát ${word}`, price: 77, stock: 4 })
    const marked = await givenParticipatingProduct({ titleHu: `Festék ${word}` })
    const record = await givenRecord({ body: { title_hu: `Lap ${word}` } })
    const staff = await givenStaff()
    const groups = await found(client, staff, word.toLowerCase().replace('ő', 'o'))
    assert.deepEqual(idsOf(groups), {
      products: [gift.id],
      participating_products: [marked.id],
      content_records: [record.id],
    })
    const [line] = groups.find(({ id }) => id === 'products')!.lines
    assert.deepInclude(line, { price: 77, stock: 4, state: 'on_sale' })
    assert.notProperty(line, 'description_hu')
  })

  test('a few lines of each kind are told, and how many there are', async ({ client, assert }) => {
    const word = `Sok${some()}`
    const ids: number[] = []
    for (let made = 0; made < 7; made++) {
      ids.push((await givenProduct({ titleHu: `${word} ${made}` })).id)
    }
    const [group] = await found(client, await givenStaff(), word)
    assert.equal(group.total, 7)
    const newest = ids.toSorted((one, other) => other - one).slice(0, 5)
    assert.deepEqual(
      group.lines.map(({ id }) => id),
      newest
    )
  })
})

const OF_ROLES: Record<StaffRole, string[]> = {
  admin: [
    'code_batches',
    'content_records',
    'members',
    'orders',
    'participating_products',
    'products',
  ],
  marketing: ['code_batches', 'content_records', 'participating_products', 'products'],
  support: ['content_records', 'members', 'orders'],
  auditor: [
    'code_batches',
    'content_records',
    'members',
    'orders',
    'participating_products',
    'products',
  ],
}

test.group('Who finds what in the back-office', () => {
  for (const role of STAFF_ROLES) {
    test(`[O-08] ${role} finds what its lists show, and nothing else`, async ({
      client,
      assert,
    }) => {
      const word = `Szerep${some()}`
      const member = await givenMember({ lastName: word })
      const { orderId } = await givenOrder()
      const batch = await givenBatch()
      await givenProduct({ titleHu: word })
      await givenParticipatingProduct({ titleHu: word })
      await givenRecord({ body: { title_hu: word } })
      const staff = await givenStaff({ role })
      const asked = [word, `#${orderId}`, `#${batch.id}`, `#${member.id}`]
      asked.push(member.email, member.phone, await givenCode({ batch }))
      const kinds = new Set<string>()
      for (const q of asked) for (const { id } of await found(client, staff, q)) kinds.add(id)
      assert.deepEqual([...kinds].toSorted(), OF_ROLES[role])
    })
  }

  test('a member of the shop and a stranger find nothing', async ({ client }) => {
    const path = '/api/admin/search?q=a'
    ;(await client.get(path).accept('json')).assertStatus(401)
    const member = await givenMember()
    ;(await client.get(path).accept('json').withGuard('member').loginAs(member)).assertStatus(401)
  })
})

test.group('Odd words for the search of the back-office', () => {
  test('nothing, too much and what is no text is refused', async ({ client }) => {
    const staff = await givenStaff()
    for (const q of ['', '   ', 'a'.repeat(101), ['a', 'b'], { a: 'b' }, 'a\nb']) {
      ;(await ask(client, staff, { q })).assertStatus(422)
    }
    ;(await ask(client, staff, {})).assertStatus(422)
    ;(await ask(client, staff, { q: 'a\u0000b' })).assertStatus(400)
    ;(await ask(client, staff, { q: 'a'.repeat(100) })).assertStatus(200)
  })

  test('hostile texts are looked for as they stand, and break nothing', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const signs = ['%', '_', '*', '[', ']', '\\', '?', '(', '^a', "'", '"', '#', '#0', '0', '00']
    const numbers = ['2147483648', '999999999', '9'.repeat(30), '-1', '1e9', '+', '+36', '@', 'x@']
    const odd = [...signs, ...numbers, '\u202e', '👷🏽‍♀️', 'ß'.repeat(100), '?code=', '?code=%E0%A4%A']
    const texts = [...MARKUP, ...HOSTILE_VALUES]
    for (const q of [...odd, ...texts.map((text) => text.slice(0, 1000))]) {
      const status = (await ask(client, staff, { q })).status()
      assert.include([200, 400, 422], status, JSON.stringify(q).slice(0, 80))
    }
    assert.deepEqual(await found(client, staff, `' OR '1'='1 ${some()}`), [])
  })
})
