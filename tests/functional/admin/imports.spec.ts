import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { UPLOAD_MAX } from '#app/imports/uploaded_file'
import { givenCategory, givenProduct, stockOf } from '#tests/support/catalogue'
import {
  IMPORTED_FILE as FILE,
  resultOf,
  wizard,
  type Kind,
  type Match,
} from '#tests/support/import_wizard'
import { givenMember, givenStaff } from '#tests/support/members'

const waitingNow = () => readdirSync(tmpdir()).filter((name) => name.startsWith('import-'))

/** Files of imports that stay; those of tests that run beside this one go. */
async function waiting() {
  for (let tries = 0; waitingNow().length > 0 && tries < 100; tries++) await sleep(30)
  return waitingNow()
}

test.group('Imports in the back-office', () => {
  test('a file of gifts is matched, previewed and written, with a result line for each', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { columns, preview, write } = wizard(client, staff, 'products')
    const category = await givenCategory()
    const [known, fresh] = [await givenProduct({ price: 10 }), `uj-${randomUUID()}`]
    const contents =
      'Cikkszám,Megnevezés,Name,Pontár,Kategória,Raktár helye\r\n' +
      `${fresh},=2+3,Mug,55,${category.slug},A1\r\n` +
      `${known.slug},Sapka,Cap,66,${category.slug},A2\r\n` +
      `${known.slug},Sapka,Cap,66,${category.slug},A2\r\n`
    const looked = await columns(contents)
    looked.assertStatus(200)
    const match = { slug: 0, title_hu: 1, title_en: 2, category: 4, price: 3 }
    assert.deepEqual(looked.body().data.match, match)
    assert.deepEqual(looked.body().data.columns[5], {
      name: 'Raktár helye',
      examples: ['A1', 'A2', 'A2'],
    })
    const previewed = (await preview(contents, match)).body().data
    assert.deepEqual(previewed.counts, { new: 1, changed: 1, unchanged: 0, refused: 1 })
    assert.deepEqual(
      previewed.lines.map(({ line, state, reason }: any) => [line, state, reason]),
      [
        [2, 'new', undefined],
        [3, 'changed', undefined],
        [4, 'refused', 'twice'],
      ]
    )
    assert.equal((await giftOf(known.slug)).price, 10, 'a preview writes nothing')
    const written = await write(contents, match)
    written.assertStatus(200)
    written.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.deepEqual(
      resultOf(written).map((cells) => cells.slice(0, 4)),
      [
        ['2', 'new', fresh, ''],
        ['3', 'changed', known.slug, 'title_hu, title_en, price, category'],
        ['4', 'refused', known.slug, ''],
      ]
    )
    assert.equal((await giftOf(known.slug)).price, 66)
    assert.equal((await giftOf(fresh)).title_hu, '=2+3')
    const audit = `SELECT actor_id FROM audit_logs WHERE action = 'product.created'
      AND subject_id = (SELECT id FROM products WHERE slug = ?)`
    assert.deepEqual(await shopReader().rows(audit, [fresh]), [{ actor_id: staff.id }])
    const again = resultOf(await write(contents, match))
    assert.deepEqual(
      again.map(([, state]) => state),
      ['unchanged', 'unchanged', 'refused']
    )
    assert.deepEqual(await waiting(), [])
  })

  test('stock from a file is booked by the staff member, once for each file', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { write, sample, preview } = wizard(client, staff, 'stock_items')
    const product = await givenProduct({ stock: 3, titleHu: '-Kalap' })
    const contents = `slug;change;note\n${product.slug};4;Raklap\n=cmd|x;1;Raklap\n`
    const match = { slug: 0, change: 1, note: 2 }
    const results = await Promise.all([write(contents, match), write(contents, match)])
    const states = results.map((answer) => resultOf(answer)[0][1]).toSorted()
    assert.deepEqual(states, ['changed', 'unchanged'])
    assert.equal(resultOf(results[0])[1][2], `'=cmd|x`, 'the result runs no formula')
    assert.equal(await stockOf(product), 7)
    const moves = `SELECT actor_id, delta, note FROM stock_movements WHERE note = 'Raklap'
      AND stock_item_id = (SELECT id FROM stock_items WHERE product_id = ?)`
    assert.deepEqual(await shopReader().rows(moves, [product.id]), [
      { actor_id: staff.id, delta: 4, note: 'Raklap' },
    ])
    const file = await sample()
    file.assertHeader('content-disposition', 'attachment; filename="stock_items.csv"')
    const asIs = { slug: 0, variation: 1, count: 2, note: 3 }
    const { counts } = (await preview(file.text(), asIs)).body().data
    assert.isAbove(counts.unchanged, 0)
    assert.deepInclude(counts, { changed: 0, refused: 0 })
  })

  test('a cell that cannot be stored refuses its line, and the others go in', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const product = await givenProduct({ price: 10, stock: 3 })
    const gift = `${product.slug};77`
    const contents = `slug;figure\nro\0ssz;5\n${gift}\n`
    const cases: [Kind, string][] = [
      ['products', 'price'],
      ['stock_items', 'count'],
    ]
    for (const [kind, column] of cases) {
      const { write } = wizard(client, staff, kind)
      const answer = await write(contents, { slug: 0, [column]: 1 })
      answer.assertStatus(200)
      const [refused, good] = resultOf(answer)
      assert.deepEqual(
        [refused[1], refused[2], refused[5]],
        ['refused', 'rossz', 'slug: unstorable']
      )
      assert.equal(good[1], 'changed')
    }
    assert.equal(await stockOf(product), 77)
  })

  test('what is no such file is refused in words of its own, and nothing is left of it', async ({
    client,
    assert,
  }) => {
    const { preview, write } = wizard(client, await givenStaff(), 'products')
    const product = await givenProduct({ price: 10 })
    const good = `slug;price\n${product.slug};77\n`
    const match = { slug: 0, price: 1 }
    const latin = Buffer.concat([Buffer.from(good), Buffer.from('t\u00f3;1\n', 'latin1')])
    const cases: [string | Buffer, Match | string | undefined, number, string][] = [
      ['', match, 422, 'file_columns'],
      [latin, match, 422, 'file_not_utf8'],
      [`{"slug":"${product.slug}"}`, match, 422, 'file_quotes'],
      [good, { price: 1 }, 422, 'file_columns'],
      [good, { slug: 0, price: 5 }, 422, 'file_columns'],
      [good, { slug: 0, price: 0 }, 422, 'file_columns'],
      [good, { slug: 0, id: 1 }, 422, 'file_columns'],
      [good, '{"slug":0,"__proto__":1}', 422, 'file_columns'],
      [good, { slug: -1 }, 422, 'invalid'],
      [good, { slug: '0' }, 422, 'invalid'],
      [good, 'no json', 422, 'invalid'],
      [good, '[0,1]', 422, 'invalid'],
      [good, undefined, 422, 'required'],
      [Buffer.alloc(UPLOAD_MAX + 1, 'x'), match, 413, 'file_too_large'],
    ]
    for (const [contents, columns, status, rule] of cases) {
      for (const send of [preview, write]) {
        const answer = await send(contents, columns)
        assert.deepEqual([answer.status(), answer.body().errors?.[0]?.rule], [status, rule])
      }
    }
    assert.equal((await giftOf(product.slug)).price, 10)
    assert.deepEqual(await waiting(), [])
  })

  test('members, strangers and forged requests bring nothing in', async ({ client, assert }) => {
    const member = await givenMember()
    const path = '/api/admin/imports/products'
    ;(await client.get(`${path}/sample`)).assertStatus(401)
    const asMember = client.put(path).withGuard('member').loginAs(member).withCsrfToken()
    ;(await asMember.header('content-type', FILE)).assertStatus(401)
    const forged = client
      .put(path)
      .withGuard('staff')
      .loginAs(await givenStaff())
    assert.include([403, 419], (await forged.header('content-type', FILE)).status())
    const unknown = client.get('/api/admin/imports/members/sample')
    ;(await unknown.withGuard('staff').loginAs(await givenStaff())).assertStatus(404)
  })
})

async function giftOf(slug: string) {
  const sql = 'SELECT * FROM products WHERE slug = ?'
  const [gift] = await shopReader().rows<Record<string, any>>(sql, [slug])
  return gift
}
