import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock, useClock } from '#app/clock'
import { LASTING_KEYS, type Entry } from '#content/blocks/shared/entries'
import { forgetNavigation } from '#content/menus/main'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenEntries, menuNow } from '#tests/support/menus'
import { givenRecord, recordsOffice } from '#tests/support/records'

type Menu = { key: string; title: string; uri: string | null; external_uri: string | null }[]

const HOUR_MS = 60 * 60 * 1000

async function shownTo(client: ApiClient, member?: Awaited<ReturnType<typeof givenMember>>) {
  const request = client.get('/').withInertia()
  if (member) request.withGuard('member').loginAs(member)
  const { menu, footerLinks } = (await request).body().props
  return { menu: menu as Menu, footer: footerLinks as { title: string; url: string }[] }
}

/** An entry of staff. */
function entry(fields: Partial<Entry> = {}): Entry {
  const key = `sajat-${randomUUID().slice(0, 8)}`
  const link = { to: 'url' as const, url: `https://example.hu/${key}` }
  return { key, audience: 'all', title_hu: 'Kint', title_en: '', link, is_shown: true, ...fields }
}

test.group('Menu and footer', () => {
  test('[L-07] [L-08] entries are renamed, hidden and put in another order, and readers see it once it is published', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await menuNow())
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, entries, revision } = await draftOf(client, 'menu')
    const changed = entries
      .map((one) => (one.key === 'faq' ? { ...one, title_hu: 'Gyakori', title_en: 'Ask us' } : one))
      .map((one) => (one.key === 'promotion' ? { ...one, is_shown: false } : one))
      .toReversed()
    const before = (await shownTo(client)).menu.map(({ key }) => key)
    const body = { revision, body: { entries: changed } }
    ;(await send('put', `content_records/${id}`, body)).assertStatus(200)
    assert.deepEqual(
      (await shownTo(client)).menu.map(({ key }) => key),
      before,
      'a draft'
    )
    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    const { menu } = await shownTo(client)
    assert.deepEqual(
      menu.map(({ key }) => key),
      before.filter((key) => key !== 'promotion').toReversed()
    )
    assert.equal(menu.find(({ key }) => key === 'faq')!.title, 'Ask us')
    const member = await shownTo(client, await givenMember({ locale: 'hu' }))
    assert.equal(member.menu.find(({ key }) => key === 'faq')!.title, 'Gyakori')
  })

  test('[L-07] [L-08] an entry that a shop always has is not taken away, others are', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    for (const kind of ['menu', 'footer'] as const) {
      for (const lost of LASTING_KEYS[kind]) {
        const { id, entries, revision } = await draftOf(client, kind)
        const body = { entries: entries.filter(({ key }) => key !== lost) }
        const refused = await send('put', `content_records/${id}`, { revision, body })
        refused.assertStatus(422)
        assert.containsSubset(refused.body().errors, [
          { field: 'entries', rule: 'lasting_entry', meta: { key: lost } },
        ])
      }
    }
  })

  test('[D-37] [L-05] an entry of the footer is a title and an address', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await menuNow())
    const own = entry({ title_en: 'Outside' })
    await givenEntries('footer', (entries) => [...entries, own])
    const { footer } = await shownTo(client)
    assert.deepEqual(footer.at(-1), { title: 'Outside', url: `https://example.hu/${own.key}` })
    assert.lengthOf(footer, 4)
  })

  test('[D-37] [L-09] an entry is for whom it is written, with its address and its event', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await menuNow())
    const named = entry({ event: 'menu_outside' })
    const forMembers = entry({ audience: 'member' })
    await givenEntries('menu', (entries) => [...entries, named, forMembers])
    const { menu } = await shownTo(client)
    assert.deepEqual(menu.at(-1), {
      key: named.key,
      title: 'Kint',
      uri: null,
      external_uri: `https://example.hu/${named.key}`,
      event: 'menu_outside',
    })
    const member = await shownTo(client, await givenMember())
    assert.containsSubset(member.menu.at(-1), {
      key: forMembers.key,
      event: `menu_${forMembers.key.replaceAll('-', '_')}`,
    })
  })

  test('an entry follows the page it leads to: to its new address, and away with it', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await menuNow())
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, slug } = await givenRecord()
    const { key } = await db.from('content_records').where({ id }).firstOrFail()
    const own = entry({ link: { to: 'record', key } })
    await givenEntries('menu', (entries) => [...entries, own])
    const uri = async () =>
      (await shownTo(client)).menu.find((one) => one.key === own.key)?.uri ?? null
    assert.equal(await uri(), `/${slug}`)
    const { body, revision } = (await pageOf(client, id)).body().data
    const moved = { revision, body, slug: `${slug}-uj` }
    ;(await send('put', `content_records/${id}`, moved)).assertStatus(200)
    assert.equal(await uri(), `/${slug}-uj`)
    ;(await send('delete', `content_records/${id}/publications`)).assertStatus(200)
    assert.isNull(await uri())
  })

  test('an entry is there between its dates, as they are typed in Budapest', async ({
    client,
    assert,
    cleanup,
  }) => {
    const start = Date.UTC(2032, 6, 1, 6)
    const watch = { now: start - HOUR_MS }
    cleanup(await menuNow())
    cleanup(useClock({ now: () => watch.now }))
    const own = entry({ from: '2032-07-01T08:00', until: '2032-07-01T10:00' })
    await givenEntries('menu', (entries) => [...entries, own])
    // What this process remembers is trusted for a second, so each moment lies further on.
    const moments: [number, boolean][] = [
      [start - 1, false],
      [start + 1000, true],
      [start + 2 * HOUR_MS - 1, true],
      [start + 2 * HOUR_MS + 1000, false],
    ]
    for (const [at, isThere] of moments) {
      watch.now = at
      const found = (await shownTo(client)).menu.some(({ key }) => key === own.key)
      assert.equal(found, isThere, `${at - start}`)
    }
  })

  test('another menu is published for later', async ({ client, assert, cleanup }) => {
    cleanup(await menuNow())
    const watch = { now: clock.now() }
    cleanup(useClock({ now: () => watch.now }))
    const own = entry()
    await givenEntries('menu', (entries) => [...entries, own], watch.now + HOUR_MS)
    const isThere = async () => (await shownTo(client)).menu.some(({ key }) => key === own.key)
    assert.isFalse(await isThere())
    watch.now += HOUR_MS
    assert.isTrue(await isThere())
  })

  test('the knowledge base has its entry as soon as an article is live', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const articles = () => db.from('content_publications').where('kind', 'article')
    const live = (await articles().whereNull('ends_at')).map(({ id }) => id)
    await articles().whereIn('id', live).update({ ends_at: clock.now() })
    cleanup(async () => void (await articles().whereIn('id', live).update({ ends_at: null })))
    forgetNavigation()
    const link = async () =>
      (await shownTo(client)).menu.find(({ key }) => key === 'article-categories')
    assert.isUndefined(await link())
    const { id } = await givenRecord({ kind: 'article', slug: `cikk-${randomUUID()}-x` })
    assert.containsSubset(await link(), { title: 'Knowledge base', uri: '/tudasbazis' })
    ;(await send('delete', `content_records/${id}/publications`)).assertStatus(200)
    assert.isUndefined(await link())
  })

  test('what is wrong with an entry is told at its place, and nothing is changed', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, entries, revision } = await draftOf(client, 'menu')
    const at = entries.length
    const wrong: [object, string, string][] = [
      [entry({ link: { to: 'url', url: 'javascript:alert(1)' } }), 'link', 'invalid'],
      [entry({ link: { to: 'url', url: '//example.hu' } }), 'link', 'invalid'],
      [{ ...entry(), link: { to: 'route', name: 'nowhere' } }, 'link', 'invalid'],
      [{ ...entry(), audience: 'staff' }, 'audience', 'invalid'],
      [entry({ key: 'Nagy Kulcs' }), 'key', 'invalid'],
      [entry({ event: 'a b' }), 'event', 'invalid'],
      [entry({ title_hu: 'x'.repeat(101) }), 'title_hu', 'max'],
      [entry({ from: '2026-13-01T00:00' }), 'from', 'invalid'],
      [entry({ from: '2026-11-02T00:00', until: '2026-11-01T00:00' }), 'until', 'ends_too_soon'],
    ]
    for (const [row, field, rule] of wrong) {
      const body = { entries: [...entries, row] }
      const refused = await send('put', `content_records/${id}`, { revision, body })
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: `entries.${at}.${field}`, rule }])
    }
    const twice = { entries: [...entries, entries[0]] }
    const refused = await send('put', `content_records/${id}`, { revision, body: twice })
    refused.assertStatus(422)
    assert.equal((await draftOf(client, 'menu')).revision, revision)
  })

  test('an entry that leads nowhere yet stays a draft', async ({ client, assert, cleanup }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const { id, entries, revision } = await draftOf(client, 'footer')
    const unfinished = entry({ link: { to: 'record', key: '' } })
    const body = { entries: [...entries, unfinished] }
    const saved = await send('put', `content_records/${id}`, { revision, body })
    saved.assertStatus(200)
    cleanup(async () => {
      const now = (await draftOf(client, 'footer')).revision
      await send('put', `content_records/${id}`, { revision: now, body: { entries } })
    })
    const refused = await send('post', `content_records/${id}/publications`)
    assert.containsSubset(refused.body().errors, [
      { field: `entries.${entries.length}.link`, rule: 'required' },
    ])
  })

  test('menu and footer are replaced, never taken off', async ({ client, assert }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    for (const kind of ['menu', 'footer'] as const) {
      const { id } = await draftOf(client, kind)
      const off = await send('delete', `content_records/${id}/publications`)
      assert.containsSubset(off.body().errors, [{ rule: 'stays_live' }])
      const ending = { ends_at: '2040-01-01T00:00' }
      const ended = await send('post', `content_records/${id}/publications`, ending)
      assert.containsSubset(ended.body().errors, [{ field: 'ends_at', rule: 'stays_live' }])
      const archived = await send('post', `content_records/${id}/archivings`)
      archived.assertStatus(422)
      const second = await send('post', 'content_records', { kind, body: { entries: [] } })
      second.assertStatus(422)
    }
  })
})

async function pageOf(client: ApiClient, id: number) {
  return recordsOffice(client, await givenStaff({ role: 'marketing' })).get(`content_records/${id}`)
}

async function draftOf(client: ApiClient, kind: 'menu' | 'footer') {
  const { id } = await db.from('content_records').where({ kind }).firstOrFail()
  const { body, revision } = (await pageOf(client, id)).body().data
  return { id, revision, entries: body.entries as Entry[] }
}
