import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { productSample } from '#catalogue'
import { givenCategory, givenProduct, stockOf } from '#tests/support/catalogue'
import { runCommand } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'
import { gifts, givenFile, imported, planned } from '#tests/support/import_files'

const WRONG_FIELDS =
  'slug: invalid, price: invalid, is_published: invalid, initial_quantity: invalid'

const some = () => randomUUID().slice(0, 8)

async function giftOf(slug: string) {
  const [gift] = await shopReader().rows<Record<string, any>>(
    'SELECT * FROM products WHERE slug = ?',
    [slug]
  )
  return gift
}

test.group('Gifts from a file', () => {
  test('new, changed, unchanged and refused lines are told, a second time all is as stored', async ({
    assert,
  }) => {
    const category = await givenCategory()
    const [known, fresh] = [await givenProduct({ price: 100 }), `uj-${some()}`]
    const head =
      'slug;title_hu;title_en;category;price;is_published;description_hu;initial_quantity'
    const contents =
      `\ufeff${head}\r\n` +
      `${fresh};"Bögre; ""nagy""";=1+1;${category.slug};250;igen;<p>Jó</p><script>x</script>;12\r\n` +
      `${known.slug};Munkássapka;Work cap;${category.slug};120;igen;;99\r\n` +
      `${fresh};Kétszer;Twice;${category.slug};1;nem;;\r\n` +
      `nincs-${some()};A;B;ismeretlen;1;nem;;\r\n` +
      `Rossz Slug;;B;${category.slug};1e2;talán;;-1\r\n` +
      `rovid;1\r\n`
    const { lines, written } = await imported(gifts, contents)
    assert.deepEqual(
      lines.map(({ line, state, fields, reason }) => [line, state, fields ?? reason]),
      [
        [2, 'new', undefined],
        [3, 'changed', ['price', 'category']],
        [4, 'refused', 'twice'],
        [5, 'refused', 'category: unknown'],
        [6, 'refused', WRONG_FIELDS],
        [7, 'refused', 'columns'],
      ]
    )
    assert.lengthOf(written, 2)
    const made = await giftOf(fresh)
    assert.containSubset(made, {
      title_hu: 'Bögre; "nagy"',
      title_en: '=1+1',
      category_id: category.id,
      price: 250,
      description_hu: '<p>Jó</p>',
      low_stock_at: 5,
    })
    assert.isNotNull(made.published_at)
    assert.equal(await stockOf(made as any), 12)
    assert.equal((await giftOf(known.slug)).price, 120)
    assert.isNull(await stockOf(known), 'the stock of a gift that is there is not touched')
    const again = await planned(gifts, contents)
    await again.plan.close()
    assert.deepInclude(again.plan.counts, { new: 0, changed: 0, unchanged: 2, refused: 4 })
  })

  test('a column that is left out leaves what is stored, also the day it went on sale', async ({
    assert,
  }) => {
    const product = await givenProduct({
      titleHu: 'Marad',
      price: 100,
      shortDescriptionEn: 'Stays',
    })
    const before = await giftOf(product.slug)
    await imported(gifts, `slug,price,is_published\n${product.slug},130,1\n`)
    const after = await giftOf(product.slug)
    const { day_price, day_price_on, ...rest } = after
    assert.containSubset(before, { ...rest, price: 100, updated_at: before.updated_at })
    assert.deepEqual([rest.price, day_price], [130, 130])
    assert.isNotNull(day_price_on)
    await imported(gifts, `is_published,slug\nnem,${product.slug}\n`)
    assert.isNull((await giftOf(product.slug)).published_at)
    const audit = `SELECT source, detail FROM audit_logs WHERE action = 'product.changed'
      AND subject_type = 'product' AND subject_id = ?`
    assert.lengthOf(await shopReader().rows(audit, [product.id]), 2)
  })

  test('a new gift needs its title, its category and its price, and begins with nothing', async ({
    assert,
  }) => {
    const category = await givenCategory()
    const slug = `uj-${some()}`
    const few = await imported(gifts, `slug;title_hu\n${slug};Csak név\n`)
    assert.equal(few.lines[0].reason, 'title_en: required, category: required, price: required')
    const empty = await imported(gifts, `slug;title_hu\n${(await givenProduct()).slug};\n`)
    assert.equal(empty.lines[0].reason, 'title_hu: required')
    const columns = 'slug;title_hu;title_en;category;price'
    await imported(gifts, `${columns}\n${slug};A;B;${category.slug};5\n`)
    const made = await giftOf(slug)
    assert.deepEqual([made.published_at, await stockOf(made as any)], [null, 0])
    const free = `uj-${some()}`
    await imported(gifts, `${columns};initial_quantity\n${free};A;B;${category.slug};5;korlátlan\n`)
    assert.isNull(await stockOf((await giftOf(free)) as any))
  })

  test('the sample is a file that can be brought in', async ({ assert }) => {
    await givenProduct({ categoryId: (await givenCategory()).id, titleEn: '=HYPERLINK("x")' })
    const { plan } = await planned(gifts, await productSample())
    await plan.close()
    assert.isAbove(plan.counts.unchanged, 0)
    assert.deepInclude(plan.counts, { new: 0, changed: 0, refused: 0 })
  })

  test('the sample of a new shop is brought in as it is, once there is a category', async ({
    assert,
    cleanup,
  }) => {
    const shop = await freshDatabase()
    cleanup(() => shop.remove())
    const file = join(mkdtempSync(join(tmpdir(), 'mesterpont-sample-')), 'gifts.csv')
    cleanup(() => rmSync(dirname(file), { recursive: true }))
    const bringIn = async () => {
      const sample = await shop.command('products', 'sample')
      writeFileSync(file, sample.stdout)
      return shop.command('products', 'import', file, '--yes')
    }
    const early = await bringIn()
    assert.equal(early.code, 1)
    assert.include(early.stdout, 'category: unknown')
    await shop.run(`INSERT INTO categories (slug, title_hu, title_en, position, created_at, updated_at)
      VALUES ('masodik', 'B', 'B', 2, 1, 1), ('elso', 'A', 'A', 1, 1, 1)`)
    const done = await bringIn()
    assert.equal(done.code, 0, done.stderr)
    const made = await shop.run(`SELECT p.slug AS gift, c.slug AS category FROM products p
      JOIN categories c ON c.id = p.category_id`)
    assert.deepEqual(made, [{ gift: 'pelda', category: 'elso' }])
  })

  test('an operator rehearses, and one refused line holds the others back', async ({ assert }) => {
    const product = await givenProduct({ price: 100 })
    const path = givenFile(`slug;price\n${product.slug};7\nnincs-ilyen;3\n`)
    const refused = await runCommand(['products', 'import', path, '--yes', '--json'])
    assert.equal(refused.code, 1, refused.stderr)
    const document = JSON.parse(refused.stdout)
    assert.deepInclude(document, { changed: 1, refused: 1, written: false })
    assert.equal((await giftOf(product.slug)).price, 100)
    const skipped = await runCommand(['products', 'import', path, '--yes', '--skip-refused'])
    assert.equal(skipped.code, 5, skipped.stderr)
    assert.match(skipped.stdout, new RegExp(`^2\\tchanged\\t${product.slug}\\tprice\\n3\\trefused`))
    assert.equal((await giftOf(product.slug)).price, 7)
  })
})
