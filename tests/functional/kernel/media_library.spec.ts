import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock, useClock } from '#app/clock'
import { attachmentHeader, tidyFileName } from '#app/media/files'
import { storeMaster } from '#app/media/library/masters'
import Media from '#app/media/models/media'
import { mediaPath } from '#app/media/pictures'
import { tidyUp } from '#app/tidying'
import { kindsAbout } from '#tests/support/audit_lines'
import { givenProduct } from '#tests/support/catalogue'
import { givenMedium, pdfOf, pictureOf, sendMedium } from '#tests/support/media'
import { givenStaff, type TestStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'
import Product from '#catalogue/products/models/product'

const DAY_MS = 24 * 60 * 60 * 1000

const filesOf = (name: string) =>
  existsSync(mediaPath) ? readdirSync(mediaPath).filter((file) => file.startsWith(name)) : []

const marketer = () => givenStaff({ role: 'marketing' })

function restore(client: ApiClient, staff: TestStaff, id: number) {
  return client
    .delete(`/api/admin/media/${id}/archivings`)
    .accept('json')
    .withCsrfToken()
    .withGuard('staff')
    .loginAs(staff)
}

test.group('Media library', () => {
  test('[T-10] a PDF is kept as it is and handed out to be saved, under its own name', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const bytes = pdfOf('homlokzat')
    const sent = await sendMedium(client, staff, bytes, {
      query: { file_name: 'Műszaki lap "új".pdf' },
      type: 'application/pdf',
    })
    sent.assertStatus(201)
    const { kind, name, url, file_name: called, bytes: size, width, key } = sent.body().data
    assert.deepEqual([kind, size, width], ['file', bytes.length, null])
    assert.match(key, /^[0-9a-f-]{36}$/)
    assert.match(name, /^[A-Za-z0-9_-]{22}$/)
    assert.equal(called, 'Műszaki lap új .pdf')
    const file = await client.get(url)
    file.assertStatus(200)
    assert.deepEqual(Buffer.from(file.body()), bytes)
    file.assertHeader('content-type', 'application/pdf')
    file.assertHeader('x-content-type-options', 'nosniff')
    file.assertHeader('content-security-policy', 'sandbox')
    file.assertHeader(
      'content-disposition',
      `attachment; filename="Muszaki lap uj.pdf"; filename*=UTF-8''M%C5%B1szaki%20lap%20%C3%BAj.pdf`
    )
    ;(await client.get('/media/nobody.pdf')).assertStatus(404)
  })

  const NAMES: [given: string, kept: string][] = [
    ['lap.pdf', 'lap.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\én\\árlista.pdf', 'árlista.pdf'],
    ['a"b.pdf', 'a b.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['fdp.\u202Eexe.pdf', 'fdp. exe.pdf'],
    ['...', ''],
    ['x'.repeat(300), 'x'.repeat(120)],
  ]
  for (const [given, kept] of NAMES) {
    test(`a file called ${JSON.stringify(given).slice(0, 40)} has a name that hurts nobody`, ({
      assert,
    }) => {
      assert.equal(tidyFileName(given), kept)
      const header = attachmentHeader(tidyFileName(given))
      assert.match(
        header,
        /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.%~-]*$/
      )
    })
  }

  test('what is neither picture nor PDF is refused whatever it is called', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const before = await Media.query().count('* as total').pojo<{ total: number }>()
    const hostile: Record<string, Buffer> = {
      'lap.pdf': Buffer.from('<html><script>alert(1)</script></html>'),
      'kép.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'late.pdf': Buffer.from('<script>alert(1)</script>\n%PDF-1.4'),
      'kép.gif': Buffer.from('GIF89a<script>'),
      'semmi.pdf': Buffer.alloc(0),
    }
    for (const [called, bytes] of Object.entries(hostile)) {
      const type = called.endsWith('.pdf') ? 'application/pdf' : 'image/png'
      const sent = await sendMedium(client, staff, bytes, { query: { file_name: called }, type })
      assert.equal(sent.status(), 415, called)
      assert.equal(sent.body().errors[0].rule, 'medium_unreadable', called)
    }
    const asPicture = { query: { kind: 'picture' } }
    const pdf = await sendMedium(client, staff, pdfOf('x'), asPicture)
    assert.equal(pdf.body().errors[0].rule, 'picture_unreadable', 'a PDF where a picture belongs')
    const after = await Media.query().count('* as total').pojo<{ total: number }>()
    assert.deepEqual(after, before)
  })

  test('a PDF that is a page too is only ever saved', async ({ client, assert }) => {
    const both = Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')
    const { url } = (await sendMedium(client, await marketer(), both)).body().data
    const file = await client.get(url)
    assert.match(file.header('content-disposition')!, /^attachment;/)
    file.assertHeader('content-security-policy', 'sandbox')
    file.assertHeader('content-type', 'application/pdf')
  })

  test('files have 20 MB, pictures 10', async ({ client, assert }) => {
    const staff = await marketer()
    const MB = 1024 * 1024
    const large = (bytes: number, start: Buffer) => Buffer.concat([start, Buffer.alloc(bytes)])
    const file = await sendMedium(client, staff, large(20 * MB, pdfOf('nagy')))
    assert.deepEqual([file.status(), file.body().errors[0].rule], [413, 'file_too_large'])
    const picture = await sendMedium(client, staff, large(10 * MB, Buffer.from([255, 216, 255])))
    assert.deepEqual([picture.status(), picture.body().errors[0].rule], [413, 'picture_too_large'])
    const fits = await sendMedium(client, staff, large(15 * MB, pdfOf('elfér')))
    fits.assertStatus(201)
  })

  test('the same bytes lead to the same medium, also where two send them at once', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const bytes = await pictureOf()
    const both = await Promise.all([
      sendMedium(client, staff, bytes, { query: { alt_hu: 'Egy' } }),
      sendMedium(client, staff, bytes, { query: { alt_hu: 'Kettő' } }),
    ])
    const statuses = both.map((one) => one.status()).toSorted((a, b) => a - b)
    assert.deepEqual(statuses, [200, 201])
    const [first, second] = both.map((one) => one.body().data)
    assert.equal(first.id, second.id)
    assert.lengthOf(
      await Media.query().where('contentHash', (await Media.findOrFail(first.id)).contentHash!),
      1
    )
    const third = await sendMedium(client, staff, bytes)
    third.assertStatus(200)
    assert.equal(third.body().data.key, first.key)
  })

  test('a picture is also kept at 1600 px, and a small one is never made larger', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const wide = (await sendMedium(client, staff, await pictureOf(2000, 1000))).body().data
    assert.deepEqual([wide.width, wide.height], [1600, 800])
    ;(await client.get(`/media/${wide.name}-1600.avif`)).assertStatus(200)
    const small = (await sendMedium(client, staff, await pictureOf(300, 200))).body().data
    assert.deepEqual([small.width, small.height], [300, 200])
  })

  test('words, decoration and what must stay visible are written down', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const { id } = await givenMedium(await pictureOf())
    const library = staffApi(client, 'media', staff)
    const changed = await library.update(id, {
      alt_hu: 'Vödör',
      alt_en: null,
      is_decorative: true,
      focus_x: 0,
      focus_y: 4,
      file_name: 'vödör.png',
    })
    assert.containsSubset(changed.body().data, {
      alt_hu: 'Vödör',
      alt_en: '',
      is_decorative: true,
      focus_x: 0,
      focus_y: 4,
      file_name: 'vödör.png',
    })
    await library.update(id, { alt_hu: 'Vödör' })
    assert.deepEqual(await kindsAbout('picture', id), ['picture.described'], 'no change, no line')
    for (const wrong of [{ focus_x: 5 }, { focus_y: -1 }, { focus_x: 1.5 }]) {
      ;(await library.update(id, wrong)).assertStatus(422)
    }
  })

  test('other files keep key, words and uses, and gifts follow', async ({ client, assert }) => {
    const staff = await marketer()
    const medium = await givenMedium(await pictureOf())
    const product = await givenProduct()
    await Product.query().where('id', product.id).update({ picture: medium.name })
    const path = `media/${medium.id}/contents`
    const replaced = await sendMedium(client, staff, await pictureOf(400, 300), { path })
    replaced.assertStatus(200)
    const { data } = replaced.body()
    assert.deepEqual([data.key, data.alt_hu, data.width], [medium.key, 'Festett fal', 400])
    assert.notEqual(data.name, medium.name)
    assert.equal((await Product.findOrFail(product.id)).picture, data.name)
    assert.deepEqual(await kindsAbout('picture', medium.id), ['picture.replaced'])
    assert.isNotEmpty(filesOf(medium.name), 'pages that are open still show the former one')

    const file = await sendMedium(client, staff, pdfOf('csere'), { path })
    assert.equal(file.body().errors[0].rule, 'other_kind')
    const bytes = await pictureOf()
    await givenMedium(bytes)
    const there = await sendMedium(client, staff, bytes, { path })
    assert.equal(there.body().errors[0].rule, 'medium_is_there')
    const uses = await staffApi(client, `media/${medium.id}/uses`, staff).list()
    assert.containsSubset(uses.body().data, [{ owner: 'products', owner_id: product.id }])
  })

  test('what is shown to readers cannot be archived; what is not is offered no more', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const bytes = await pictureOf()
    const medium = await givenMedium(bytes)
    const product = await givenProduct()
    await Product.query().where('id', product.id).update({ picture: medium.name })
    const library = staffApi(client, 'media', staff)
    const refused = await library.act(medium.id, 'archivings')
    refused.assertStatus(409)
    assert.containsSubset(refused.body().errors[0], {
      rule: 'medium_is_used',
      meta: { smart_count: 1 },
    })
    await Product.query().where('id', product.id).update({ picture: null })
    ;(await library.act(medium.id, 'archivings')).assertStatus(201)
    const listed = async (filter: object) =>
      (await library.list(filter)).body().data.map(({ id }: { id: number }) => id)
    assert.notInclude(await listed({}), medium.id)
    assert.include(await listed({ archived: 'yes' }), medium.id)
    const again = await sendMedium(client, staff, bytes)
    assert.isNull(again.body().data.archived_at, 'who sends it once more wants it back')
    await library.act(medium.id, 'archivings')
    ;(await restore(client, staff, medium.id)).assertStatus(200)
    assert.include(await listed({}), medium.id)
    const kinds = ['picture.archived', 'picture.restored', 'picture.archived', 'picture.restored']
    assert.deepEqual(await kindsAbout('picture', medium.id), kinds)
  })

  test('the list is searched by name and words whatever the accents, and narrowed by kind', async ({
    client,
    assert,
  }) => {
    const staff = await marketer()
    const wall = await givenMedium(await pictureOf(), { altHu: 'Hőszigetelő réteg' })
    const sheet = await givenMedium(pdfOf('lap'), { altHu: '', fileName: 'Műszaki adatlap.pdf' })
    const library = staffApi(client, 'media', staff)
    const found = async (filter: object) =>
      (await library.list(filter)).body().data.map(({ id }: { id: number }) => id)
    assert.include(await found({ q: 'hoszigetelo' }), wall.id)
    assert.include(await found({ q: 'adatlap' }), sheet.id)
    assert.notInclude(await found({ kind: 'picture' }), sheet.id)
    assert.deepEqual(await found({ key: sheet.key }), [sheet.id])
  })

  test('what nobody uses goes 90 days after it was archived, its files a day later', async ({
    assert,
    cleanup,
  }) => {
    const medium = await givenMedium(await pictureOf())
    const used = await givenMedium(await pictureOf())
    const product = await givenProduct()
    await Product.query().where('id', product.id).update({ picture: used.name })
    await Media.query().whereIn('id', [medium.id, used.id]).update({ archived_at: clock.now() })
    const begin = clock.now()
    const watch = { now: begin + 89 * DAY_MS }
    cleanup(useClock({ now: () => watch.now }))
    await tidyUp()
    assert.isNotNull(await Media.find(medium.id))
    watch.now = begin + 91 * DAY_MS
    await tidyUp()
    assert.isNull(await Media.find(medium.id))
    assert.isNotNull(await Media.find(used.id), 'a gift still shows it')
    assert.isNotEmpty(filesOf(medium.name))
    watch.now += DAY_MS + 1
    await tidyUp()
    assert.isEmpty(filesOf(medium.name))
    assert.isNotEmpty(filesOf(used.name))
  })

  test('files of an upload that nobody noted go after a day', async ({ assert }) => {
    const loose = await givenMedium(pdfOf('árva'))
    await Media.query().where('id', loose.id).delete()
    // An import that was killed leaves the master too.
    const killed = await storeMaster(await pictureOf(), 'picture')
    const files = [...filesOf(loose.name), ...filesOf(killed.name)]
    assert.includeMembers(files, [`${loose.name}.pdf`, `${killed.name}.master`])
    await tidyUp()
    assert.sameMembers([...filesOf(loose.name), ...filesOf(killed.name)], files)
    const old = new Date(clock.now() - DAY_MS - 60_000)
    for (const file of files) utimesSync(join(mediaPath, file), old, old)
    await tidyUp()
    assert.isEmpty([...filesOf(loose.name), ...filesOf(killed.name)])
  })

  test('support and auditors read, and change nothing', async ({ client }) => {
    const { id } = await givenMedium(await pictureOf())
    for (const role of ['support', 'auditor'] as const) {
      const staff = await givenStaff({ role })
      const library = staffApi(client, 'media', staff)
      ;(await library.list()).assertStatus(200)
      ;(await library.show(id)).assertStatus(200)
      ;(await sendMedium(client, staff, await pictureOf())).assertStatus(403)
      ;(await library.update(id, { alt_hu: 'x' })).assertStatus(403)
      ;(await library.act(id, 'archivings')).assertStatus(403)
    }
  })
})
