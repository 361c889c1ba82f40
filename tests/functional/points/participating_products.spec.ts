import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { participatingImport } from '#points'
import { runCommand } from '#tests/support/command_line'
import { givenFile, imported } from '#tests/support/import_files'
import { resultOf, wizard } from '#tests/support/import_wizard'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { staffApi } from '#tests/support/staff_api'

const some = () => randomUUID().slice(0, 8)

async function productOf(slug: string) {
  const sql = `SELECT id, title_hu, title_en, points, position, is_active
    FROM participating_products WHERE slug = ?`
  const [row] = await shopReader().rows<Record<string, unknown> & { id: number }>(sql, [slug])
  return row
}

async function deedsOn(id: number) {
  const sql = `SELECT source, actor_id AS "by", action, detail FROM audit_logs
    WHERE subject_type = 'participating_product' AND subject_id = ? ORDER BY id`
  type Deed = { source: string; by: number | null; action: string; detail: string | null }
  return shopReader().rows<Deed>(sql, [id])
}

async function seenByMembers(client: ApiClient, locale: 'hu' | 'en') {
  const member = await givenMember({ locale })
  const page = await client.get('/pontgyujtes').withGuard('member').loginAs(member).withInertia()
  return page.inertiaProps.products as { title: string; points: number }[]
}

const products = async () => participatingImport({ source: 'cli' })

test.group('Participating products in the back-office', () => {
  test('[O-10] marketing makes one, and members read its name and points in both languages', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'participating_products', staff)
    const slug = `falfestek-${some()}`
    const [title_hu, title_en] = [`Falfesték ${slug}`, `Wall paint ${slug}`]
    const made = await api.create({ title_hu, title_en, slug, points: 70, picture: 'vodor' })
    made.assertStatus(201)
    const { id, ...line } = made.body().data
    assert.containSubset(line, {
      slug,
      points: 70,
      is_active: true,
      is_in_use: false,
      open_batches: 0,
      picture_url: '/media/vodor-320.webp',
    })
    for (const [locale, title] of [
      ['hu', title_hu],
      ['en', title_en],
    ] as const) {
      const seen = (await seenByMembers(client, locale)).find((one) => one.title === title)
      assert.equal(seen?.points, 70, title)
    }
    assert.deepEqual(await deedsOn(id), [
      { source: 'admin', by: staff.id, action: 'participating_product.added', detail: '70' },
    ])
    const found = (await api.list({ q: slug.toUpperCase() })).body()
    assert.equal(found.data[0].id, id)
  })

  test('[O-10] a change shows at once, and what nobody named stays', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'participating_products', staff)
    const { id, slug, titleEn: title_en } = await givenParticipatingProduct({ points: 20 })
    const title_hu = `Utána ${some()}`
    const changed = await api.update(id, { title_hu, title_en, points: 30 })
    changed.assertStatus(200)
    assert.containSubset(changed.body().data, { title_hu, slug, points: 30 })
    const seen = await seenByMembers(client, 'hu')
    assert.equal(seen.find(({ title }) => title === title_hu)?.points, 30)
    const [deed] = await deedsOn(id)
    assert.containSubset(deed, { action: 'participating_product.changed', detail: '20 → 30' })
    ;(await api.update(2 ** 29, { title_hu, title_en, points: 30 })).assertStatus(404)
    ;(await api.show(2 ** 29)).assertStatus(404)
  })

  test('[O-10] an ended one is kept: members read of it no more, its stickers bring points', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'participating_products', staff)
    const title_hu = `Lezárt ${some()}`
    const { id } = await givenParticipatingProduct({ titleHu: title_hu, points: 45 })
    const code = await givenCode({ productId: id })
    const fields = { title_hu, title_en: 'Ended', points: 45, is_active: false }
    assert.isFalse((await api.update(id, fields)).body().data.is_active)
    assert.notInclude(
      (await seenByMembers(client, 'hu')).map(({ title }) => title),
      title_hu
    )
    const member = await givenMember()
    const scan = await client
      .post('/qr-code')
      .accept('json')
      .withGuard('member')
      .loginAs(member)
      .withCsrfToken()
      .json({ qrCode: code })
    assert.equal(scan.body().points ?? scan.body().data?.points, 45, scan.text())
    const ended = (await api.list({ state: 'ended', id })).body()
    assert.equal(ended.total, 1)
    assert.equal((await api.list({ state: 'active', id })).body().total, 0)
    await api.update(id, { ...fields, is_active: true })
    assert.deepEqual(
      (await deedsOn(id)).map(({ action }) => action.split('.')[1]),
      ['ended', 'resumed']
    )
    ;(await api.remove(id)).assertStatus(404)
  })

  test('[O-16] once stickers were made nobody changes their points here', async ({
    client,
    assert,
  }) => {
    const { id, titleHu, titleEn, slug } = await givenParticipatingProduct({ points: 20 })
    await givenBatch({ productId: id, state: 'printed' })
    const fields = { title_hu: titleHu, title_en: titleEn, points: 20 }
    for (const role of ['admin', 'marketing'] as const) {
      const api = staffApi(client, 'participating_products', await givenStaff({ role }))
      for (const points of [21, 1_000_000, 19]) {
        const refused = await api.update(id, { ...fields, title_hu: 'Más', points })
        refused.assertStatus(422)
        assert.deepInclude(refused.body().errors[0], { field: 'points', rule: 'points_by_rule' })
      }
      ;(await api.update(id, { ...fields, position: 3 })).assertStatus(200)
    }
    assert.containSubset(await productOf(slug), { points: 20, title_hu: titleHu, position: 3 })
    const { lines, counts } = await imported(products, `slug;points\n${slug};500\n`)
    assert.equal(counts.refused, 1)
    assert.equal(lines[0].reason, 'points: points_by_rule')
    assert.equal((await productOf(slug)).points, 20)
  })

  test('what a rule gives is the figure shown, and saving it again changes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff()
    const { id, titleHu, titleEn, slug } = await givenParticipatingProduct({ points: 20 })
    const rule = { source: 'qrcode', product_id: id, points_from: 25 }
    ;(await staffApi(client, 'point_rules', admin).create(rule)).assertStatus(201)
    const api = staffApi(client, 'participating_products', admin)
    const { points, is_in_use } = (await api.show(id)).body().data
    assert.deepEqual([points, is_in_use], [25, true])
    const saved = await api.update(id, { title_hu: titleHu, title_en: titleEn, points: 25 })
    saved.assertStatus(200)
    assert.equal((await productOf(slug)).points, 20)
  })

  test('a slug is made from the name, and one that is taken is a field error', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'participating_products', await givenStaff())
    const word = some()
    const fields = { title_hu: `Ütésálló Ő ${word}`, title_en: 'A', points: 5 }
    const both = await Promise.all([api.create(fields), api.create(fields)])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [201, 422]
    )
    const made = both.find((answer) => answer.status() === 201)!.body().data
    assert.equal(made.slug, `utesallo-o-${word}`)
    const other = await givenParticipatingProduct()
    for (const refused of [
      await api.update(other.id, { ...fields, slug: made.slug }),
      await api.create({ ...fields, slug: made.slug }),
    ]) {
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field: 'slug', rule: 'unique' })
    }
    const digits = String(Date.now())
    const numbered = await api.create({ ...fields, title_hu: digits })
    assert.equal(numbered.body().data.slug, `termek-${digits}`)
  })

  test('values of a wrong kind are field errors; members and strangers are kept out', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'participating_products', await givenStaff())
    const wrong: Record<string, unknown[]> = {
      title_hu: ['', ' ', null, 7, {}, 'a\nb', 'x'.repeat(201)],
      title_en: ['', ' ', null, undefined, {}, 'x'.repeat(201)],
      slug: ['Nagy', 'a b', 'a--b', '-a', 'á', '2024', 7, {}, 'x'.repeat(101)],
      points: [0, -1, 1.5, 1_000_001, 'x', null, undefined, { toString: 1 }],
      picture: ['../x', 'a.b', 7],
      position: ['x', 1.5, 1e9, {}],
      is_active: ['yes', 2],
    }
    const { id } = await givenParticipatingProduct()
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const fields = { title_hu: 'Próba', title_en: 'Try', points: 5, [field]: value }
        for (const answer of [await api.create(fields), await api.update(id, fields)]) {
          assert.equal(answer.status(), 422, `${field}: ${JSON.stringify(value)?.slice(0, 40)}`)
          assert.equal(answer.body().errors[0].field, field)
        }
      }
    }
    const post = () =>
      client.post('/api/admin/participating_products').accept('json').withCsrfToken()
    ;(await post().json({})).assertStatus(401)
    ;(
      await post()
        .json({})
        .withGuard('member')
        .loginAs(await givenMember())
    ).assertStatus(401)
  })
})

test.group('Participating products from a file', () => {
  test('[O-10] new, changed, ended and refused lines, each with an audit row', async ({
    assert,
  }) => {
    const [known, fresh] = [`ismert-${some()}`, `uj-${some()}`]
    const heading = 'slug;title_hu;title_en;points;position;is_active'
    const first = await imported(
      products,
      `${heading}\n${known};Ismert;Known;10;4;igen\n${fresh}-x;Hiányos;;5;1;1\n`
    )
    assert.deepEqual(
      first.lines.map(({ state, reason }) => [state, reason]),
      [
        ['new', undefined],
        ['refused', 'title_en: required'],
      ]
    )
    const second = await imported(
      products,
      `slug;title_hu;title_en;points;is_active\n${known};Átnevezve;Known;12;nem\n` +
        `${fresh};Friss;Fresh;8;igen\n${fresh}-y;Rossz;Wrong;0;igen\n`
    )
    assert.deepEqual(
      second.lines.map(({ state, fields, reason }) => [state, fields ?? reason]),
      [
        ['changed', ['title_hu', 'points', 'is_active']],
        ['new', undefined],
        ['refused', 'points: invalid'],
      ]
    )
    const { id, ...stored } = await productOf(known)
    assert.deepEqual(stored, {
      title_hu: 'Átnevezve',
      title_en: 'Known',
      points: 12,
      position: 4,
      is_active: 0,
    })
    assert.deepEqual(
      (await deedsOn(id)).map(({ source, action }) => [source, action.split('.')[1]]),
      [
        ['cli', 'added'],
        ['cli', 'ended'],
      ]
    )
    assert.equal((await productOf(fresh)).points, 8)
    const again = await imported(products, `slug;title_hu;points\n${known};Átnevezve;12\n`)
    assert.equal(again.counts.unchanged, 1)
  })

  test('a product that gets stickers while its file is read keeps its points', async ({
    assert,
  }) => {
    const { id, slug, titleHu } = await givenParticipatingProduct({ points: 20 })
    const { written } = await imported(
      products,
      `slug;title_hu;points\n${slug};Más név;500\n`,
      () => givenBatch({ productId: id })
    )
    assert.deepEqual(
      written.map(({ state, reason }) => [state, reason]),
      [['refused', 'points: points_by_rule']]
    )
    assert.containSubset(await productOf(slug), { points: 20, title_hu: titleHu })
  })

  test('[O-10] marketing brings a file in over the back-office, beginning from the sample', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const send = wizard(client, staff, 'participating_products')
    await givenParticipatingProduct()
    const sample = await send.sample()
    assert.match(sample.text(), /^\ufeffslug;title_hu;title_en;points;position;is_active\n./)
    const slug = `fajlbol-${some()}`
    const file = `azonosító;név;name;pont\n${slug};Vakolat;Plaster;15\n`
    const { match } = (await send.columns(file)).body().data
    assert.deepEqual(match, { slug: 0, title_hu: 1, title_en: 2, points: 3 })
    assert.deepEqual((await send.preview(file, match)).body().data.counts, {
      new: 1,
      changed: 0,
      unchanged: 0,
      refused: 0,
    })
    assert.equal(resultOf(await send.write(file, match))[0][1], 'new')
    const { id, points } = await productOf(slug)
    assert.equal(points, 15)
    assert.equal((await deedsOn(id))[0].by, staff.id)
    const same = sample.text().split('\n').slice(0, 2).join('\n')
    const all = { slug: 0, title_hu: 1, title_en: 2, points: 3, position: 4, is_active: 5 }
    assert.equal((await send.preview(same, all)).body().data.counts.unchanged, 1)
  })

  test('the command line prints a sample and brings a file in', async ({ assert }) => {
    const sample = await runCommand(['participating-products', 'sample'])
    assert.equal(sample.code, 0, sample.stderr)
    assert.include(sample.stdout, 'slug;title_hu;title_en;points')
    const slug = `parancs-${some()}`
    const path = givenFile(`slug;title_hu;title_en;points\n${slug};Habarcs;Mortar;9\n`)
    const dry = await runCommand(['participating-products', 'import', path, '--dry-run'])
    assert.equal(dry.code, 0, dry.stderr)
    assert.isUndefined(await productOf(slug))
    const written = await runCommand(['participating-products', 'import', path, '--yes', '--json'])
    assert.equal(written.code, 0, written.stderr)
    assert.deepInclude(JSON.parse(written.stdout), { new: 1, written: true })
    assert.equal((await productOf(slug)).points, 9)
  })
})
