import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#app/clock'
import { budapestInstant } from '#content/records/budapest_instant'
import ContentVersion from '#content/records/models/content_version'
import { givenStaff } from '#tests/support/members'
import { givenRecord, recordsOffice, textBlock } from '#tests/support/records'

const PAGE = { title_hu: 'Zsaluzás', title_en: 'Formwork', content: [textBlock('<p>Így.</p>')] }
const HOUR_MS = 60 * 60 * 1000

/** A clock that stands still until it is put on. */
function standingClock(at: number) {
  const watch = { now: at }
  return { watch, putBack: useClock({ now: () => watch.now }) }
}

test.group('Content records', () => {
  test('[T-18] [H-48] a page is drafted, published, mended and taken off', async ({
    client,
    assert,
  }) => {
    const { send, get } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const created = await send('post', 'content_records', { kind: 'page', body: PAGE })
    created.assertStatus(201)
    const { id, slug, state, revision } = created.body().data
    assert.match(slug, /^zsaluzas/)
    assert.deepEqual([state, revision], ['draft', 1])
    const read = () => client.get(`/${slug}`).withInertia()
    ;(await client.get(`/${slug}`).header('accept', 'text/html')).assertStatus(404)

    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    assert.equal((await read()).body().props.page.title, 'Formwork')
    const mended = await send('put', `content_records/${id}`, {
      revision: 1,
      body: { ...PAGE, title_en: 'Shuttering' },
    })
    assert.containsSubset(mended.body().data, { revision: 2, has_changes: true, state: 'live' })
    assert.equal((await read()).body().props.page.title, 'Formwork', 'a draft is no publication')
    const again = await send('post', `content_records/${id}/publications`)
    assert.containsSubset(again.body().data, { has_changes: false, publication: { version: 2 } })
    assert.equal((await read()).body().props.page.title, 'Shuttering')

    const versions = (await get(`content_records/${id}/versions`)).body()
    assert.deepEqual(
      versions.data.map((one: { number: number; title_en: string }) => [one.number, one.title_en]),
      [
        [2, 'Shuttering'],
        [1, 'Formwork'],
      ]
    )
    const restored = await send('post', `content_records/${id}/versions/1/restorations`)
    assert.containsSubset(restored.body().data, { title_en: 'Formwork', has_changes: true })
    const off = await send('delete', `content_records/${id}/publications`)
    assert.equal(off.body().data.state, 'ended')
    ;(await client.get(`/${slug}`).header('accept', 'text/html')).assertStatus(404)
    const archived = await send('post', `content_records/${id}/archivings`)
    assert.equal(archived.body().data.state, 'archived')
  })

  test('what readers see now or will see is not put away', async ({ client, assert }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    for (const startsAt of [undefined, Date.now() + HOUR_MS]) {
      const { id } = await givenRecord({ startsAt })
      const put = () => send('post', `content_records/${id}/archivings`)
      const refused = await put()
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].rule, 'live')
      ;(await send('delete', `content_records/${id}/publications`)).assertStatus(200)
      ;(await put()).assertStatus(201)
    }
  })

  test('a save from an old revision is told who wrote meanwhile, and nothing is lost', async ({
    client,
    assert,
  }) => {
    const { id } = await givenRecord({ startsAt: null })
    const anna = await givenStaff({ role: 'marketing' })
    const bela = await givenStaff({ role: 'marketing' })
    const [first, second] = [recordsOffice(client, anna), recordsOffice(client, bela)]
    const path = `content_records/${id}`
    ;(await first.send('put', path, { revision: 1, body: PAGE })).assertStatus(200)
    const stale = await second.send('put', path, { revision: 1, body: { title_hu: 'Más' } })
    stale.assertStatus(409)
    const [{ rule, meta }] = stale.body().errors
    assert.equal(rule, 'changed_meanwhile')
    assert.equal(meta.revision, 2)
    assert.equal(meta.body.title_hu, 'Zsaluzás')
    assert.isString(meta.edited_by)
    assert.equal((await first.get(path)).body().data.title_hu, 'Zsaluzás')
  })

  test('starts and ends are kept by the clock alone, to the millisecond', async ({
    client,
    assert,
    cleanup,
  }) => {
    const start = Date.UTC(2031, 2, 1, 8)
    const { watch, putBack } = standingClock(start - HOUR_MS)
    cleanup(putBack)
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, slug } = await givenRecord({ startsAt: null })
    const planned = await send('post', `content_records/${id}/publications`, {
      starts_at: '2031-03-01T09:00',
      ends_at: '2031-03-01T11:00',
    })
    assert.containsSubset(planned.body().data, { state: 'scheduled', starts_at: start })
    const moments: [number, number][] = [
      [start - 1, 404],
      [start, 200],
      [start + 2 * HOUR_MS - 1, 200],
      [start + 2 * HOUR_MS, 404],
    ]
    for (const [at, status] of moments) {
      watch.now = at
      const answer = await client.get(`/${slug}`).header('accept', 'text/html')
      assert.equal(answer.status(), status, String(at - start))
    }
    const late = { starts_at: '2031-04-01T09:00', ends_at: '2031-04-01T09:00' }
    const refused = await send('post', `content_records/${id}/publications`, late)
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [{ field: 'ends_at', rule: 'ends_too_soon' }])
  })

  test('what is published for later takes the place of what runs, at its instant', async ({
    client,
    assert,
    cleanup,
  }) => {
    const noon = Date.UTC(2031, 4, 1, 10)
    const { watch, putBack } = standingClock(noon)
    cleanup(putBack)
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, slug } = await givenRecord()
    const path = `content_records/${id}`
    await send('put', path, { revision: 1, body: PAGE })
    await send('post', `${path}/publications`, { starts_at: '2031-05-01T13:00' })
    const titleAt = async (at: number) => {
      watch.now = at
      return (await client.get(`/${slug}`).withInertia()).body().props.page.title
    }
    assert.equal(await titleAt(noon + HOUR_MS - 1), 'Warranty')
    assert.equal(await titleAt(noon + HOUR_MS), 'Formwork')
    const rows = await db.from('content_publications').where('record_id', id).orderBy('starts_at')
    assert.equal(Number(rows[0].ends_at), Number(rows[1].starts_at))
    assert.equal(Number(rows[1].shown_at), noon, 'a mended text keeps its place in lists')
  })

  test('times are typed in Budapest: of a missing hour the next, of a double one the first', ({
    assert,
  }) => {
    const cases: [typed: string, instant: string][] = [
      ['2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
      ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
      ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
      ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
      ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
      ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
      ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
      ['2026-10-25T02:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ]
    for (const [typed, instant] of cases) {
      assert.equal(new Date(budapestInstant(typed)!).toISOString(), instant, typed)
    }
    assert.isNull(budapestInstant('2026-13-01T00:00'))
  })

  test('a published version never changes: model and database refuse', async ({ assert }) => {
    const { id } = await givenRecord()
    const version = await ContentVersion.findByOrFail({ recordId: id })
    await assert.rejects(() => version.merge({ titleHu: 'Más' }).save(), /never changed/)
    await assert.rejects(() => version.delete(), /never changed/)
    const rows = () => db.from('content_versions').where('record_id', id)
    await assert.rejects(() => rows().update({ title_hu: 'Más' }), /append only/)
    await assert.rejects(() => rows().delete(), /append only/)
  })

  test('[T-19] a slug never hides a route, and an old one leads to the new one', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    for (const slug of ['belepes', 'api', 'admin', 'gyik', 'lang', 'elonezet']) {
      const refused = await send('post', 'content_records', { kind: 'page', slug, body: PAGE })
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: 'slug', rule: 'reserved' }])
    }
    const { id, slug } = await givenRecord()
    const renamed = { revision: 1, slug: `${slug}-uj`, body: PAGE }
    ;(await send('put', `content_records/${id}`, renamed)).assertStatus(200)
    const moved = await client.get(`/${slug}`).header('accept', 'text/html').redirects(0)
    moved.assertStatus(301)
    assert.equal(moved.header('location'), `/${slug}-uj`)
    ;(await client.get(`/${slug}-uj`).header('accept', 'text/html')).assertStatus(200)

    const other = { kind: 'page', body: PAGE }
    const taken = await send('post', 'content_records', { ...other, slug: `${slug}-uj` })
    assert.containsSubset(taken.body().errors, [{ field: 'slug', rule: 'unique' }])
    const old = await send('post', 'content_records', { ...other, slug })
    assert.containsSubset(old.body().errors, [{ field: 'slug', rule: 'leads_elsewhere' }])
    const confirmed = { ...other, slug, takes_over_slug: true }
    ;(await send('post', 'content_records', confirmed)).assertStatus(201)
  })

  test('a text without Hungarian words is kept as a draft and not published', async ({
    client,
    assert,
  }) => {
    const { send, get } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const body = { title_en: 'Only English' }
    const { id } = (await send('post', 'content_records', { kind: 'page', body })).body().data
    const refused = await send('post', `content_records/${id}/publications`)
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [{ rule: 'missing_hungarian' }])
    const filter = JSON.stringify({ kind: 'page', state: 'draft', q: 'only' })
    const { data } = (await get('content_records', { filter })).body()
    assert.containsSubset(data, [{ id, missing_hu: 1, state: 'draft' }])
  })

  test('[T-08] what nobody cleaned comes into the editor clean', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { get, send } = recordsOffice(client, staff)
    const { id } = await givenRecord({ startsAt: null })
    const html = '<p onclick="x()">Két <b style="color:red">év</b><style>p{}</style></p>'
    const body = JSON.stringify({ title_hu: 'Garancia', content: [textBlock(html)] })
    await db.from('content_drafts').where('record_id', id).update({ body })
    const { data } = (await get(`content_records/${id}`)).body()
    assert.equal(data.body.content[0].props.html_hu, '<p>Két <b>év</b></p>')
    const stale = await send('put', `content_records/${id}`, {
      revision: data.revision + 1,
      body: data.body,
    })
    stale.assertStatus(409)
    assert.notInclude(stale.text(), 'onclick')
  })

  test('[T-08] an answer of the FAQ comes into the editor clean as well', async ({
    client,
    assert,
  }) => {
    const { get } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id } = await givenRecord({ kind: 'faq', startsAt: null })
    const body = JSON.stringify({
      question_hu: 'Mikor?',
      answer_hu: '<p onclick="x()">Ma<style>p{}</style></p>',
    })
    await db.from('content_drafts').where('record_id', id).update({ body })
    const { data } = (await get(`content_records/${id}`)).body()
    assert.equal(data.body.answer_hu, '<p>Ma</p>')
  })

  test('a preview link shows one draft to whoever has it, until it is over', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { watch, putBack } = standingClock(Date.now())
    cleanup(putBack)
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, slug } = await givenRecord({ startsAt: null })
    const make = async () => {
      const { url } = (await send('post', `content_records/${id}/previews`, { days: 2 })).body()
        .data
      const { pathname, search } = new URL(url)
      return pathname + search
    }
    const look = (path: string) => client.get(path).header('accept', 'text/html').redirects(0)
    const link = await make()
    const shown = await look(link)
    shown.assertStatus(200)
    assert.include(shown.text(), 'Warranty')
    assert.equal(shown.header('cache-control'), 'no-store')
    assert.include(shown.header('x-robots-tag'), 'noindex')
    assert.equal(shown.header('referrer-policy'), 'no-referrer')
    ;(await look(link.replace(/signature=./, 'signature=x'))).assertStatus(403)
    watch.now += 2 * 24 * HOUR_MS
    ;(await look(link)).assertStatus(403)

    const second = await make()
    await send('post', `content_records/${id}/publications`)
    const published = await look(second)
    published.assertStatus(302)
    assert.equal(published.header('location'), `/${slug}`)

    const { id: draft } = await givenRecord({ startsAt: null })
    const answer = (await send('post', `content_records/${draft}/previews`)).body().data
    await send('delete', `content_records/${draft}/previews/${answer.id}`)
    ;(await look(new URL(answer.url).pathname + new URL(answer.url).search)).assertStatus(403)
  })
})
