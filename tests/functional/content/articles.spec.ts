import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock, useClock } from '#app/clock'
import { forgetArticles } from '#content/articles/queries/kept_articles'
import { countedQueries } from '#tests/support/counted_queries'
import { givenMedium, pictureOf } from '#tests/support/media'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenRecord, recordsOffice, textBlock } from '#tests/support/records'

type Member = Awaited<ReturnType<typeof givenMember>>

/** An address nobody else has; digits at its end would be read as a page. */
const some = (word: string) => `${word}-${randomUUID()}-x`

/** Reads pages of the knowledge base as a member. */
function reader(client: ApiClient, member: Member) {
  const read = (path: string) =>
    client.get(path).withGuard('member').loginAs(member).withInertia().redirects(0)
  return { read, props: async (path: string) => (await read(path)).body().props }
}

async function givenCategory(client: ApiClient, staff: TestStaff, fields: object) {
  const { send } = recordsOffice(client, staff)
  const made = await send('post', 'article_categories', { title_hu: 'Téma', ...fields })
  made.assertStatus(201)
  return made.body().data as { id: number; path: string }
}

test.group('Knowledge base', () => {
  test('[A-02] [H-19] [H-21] it is for members alone', async ({ client }) => {
    const { slug } = await givenRecord({ kind: 'article', slug: some('cikk') })
    for (const path of ['/tudasbazis', '/tudasbazis/kategoriak/festes', `/tudasbazis/${slug}`]) {
      const answer = await client.get(path).header('accept', 'text/html').redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', '/belepes')
    }
  })

  test('the link of a preview leads to the article once it is out', async ({ client, assert }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const slug = some('elonezet')
    const { id } = await givenRecord({ kind: 'article', slug, startsAt: null })
    const made = await send('post', `content_records/${id}/previews`, { days: 2 })
    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    const { pathname, search } = new URL(made.body().data.url)
    const answer = await client.get(pathname + search).redirects(0)
    assert.equal(answer.header('location'), `/tudasbazis/${slug}`)
  })

  test('[B-01] [D-18] [H-19] categories are a tree of three levels', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send } = recordsOffice(client, staff)
    const described = { description_hu: 'Festékek', description_en: 'Paints of all kinds' }
    const painting = { slug: some('festes'), title_en: 'Painting', ...described }
    const top = await givenCategory(client, staff, painting)
    const middle = await givenCategory(client, staff, { slug: 'belso', parent_id: top.id })
    const leaf = await givenCategory(client, staff, { slug: 'fal', parent_id: middle.id })
    assert.equal(leaf.path, `${top.path}/belso/fal`)
    const deeper = { title_hu: 'Mély', parent_id: leaf.id }
    const refused = await send('post', 'article_categories', deeper)
    assert.containsSubset(refused.body().errors, [{ field: 'parent_id', rule: 'too_deep' }])
    const { props } = reader(client, await givenMember({ locale: 'en' }))
    const { categories } = await props('/tudasbazis')
    const shown = categories.find((one: { slug: string }) => one.slug === top.path)
    const plain = { title: 'Téma', description: '' }
    const own = { slug: top.path, title: 'Painting', description: 'Paints of all kinds' }
    const below = [{ ...plain, slug: leaf.path, children: [] }]
    const children = [{ ...plain, slug: middle.path, children: below }]
    assert.deepEqual(shown, { ...own, children })
    assert.deepEqual((await props(`/tudasbazis/kategoriak/${top.path}`)).category, own)
    const used = await send('delete', `article_categories/${top.id}`)
    assert.containsSubset(used.body().errors, [{ rule: 'in_use' }])
  })

  test('[B-07] [H-21] texts are read once for all their readers, in the language of each, and what changes is seen at once', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send } = recordsOffice(client, staff)
    const from = await givenCategory(client, staff, { slug: some('regi'), title_en: 'Old' })
    const to = await givenCategory(client, staff, { slug: some('uj'), title_en: 'New' })
    const slug = some('kozos')
    const { id } = await givenRecord({ kind: 'article', slug, categoryId: from.id })
    const [first, second] = [
      await givenMember({ locale: 'en' }),
      await givenMember({ locale: 'en' }),
    ].map((member) => reader(client, member))
    const hungarian = reader(client, await givenMember({ locale: 'hu' }))
    const path = `/tudasbazis/${from.path}/${slug}`
    const list = `/tudasbazis/kategoriak/${from.path}`
    const asked = async (...readers: (typeof first)[]) => {
      const all = await countedQueries(async () => {
        forgetArticles()
        for (const { props } of readers) {
          await props(path)
          await props(list)
        }
      })
      return all.filter((sql) => /content_(slugs|publications|versions)/.test(sql)).length
    }
    // The first time menu and footer are read as well.
    await asked(first)
    const ofOne = await asked(first)
    assert.isAbove(ofOne, 2)
    assert.equal(await asked(first, second), ofOne)
    const { article, category, canonical } = await hungarian.props(path)
    assert.deepEqual([article.title, category.title, canonical], ['Garancia', 'Téma', path])
    const again = await first.props(path)
    assert.deepEqual([again.article.title, again.category.title], ['Warranty', 'Old'])

    const renamed = { title_hu: 'Téma', title_en: 'Older', slug: from.path }
    ;(await send('put', `article_categories/${from.id}`, renamed)).assertStatus(200)
    assert.equal((await first.props(path)).category.title, 'Older')
    const { revision } = await db.from('content_drafts').where('record_id', id).firstOrFail()
    const body = { title_hu: 'Garancia', title_en: 'Warranty', content: [] }
    const placed = { revision, category_id: to.id, body }
    ;(await send('put', `content_records/${id}`, placed)).assertStatus(200)
    const there = `/tudasbazis/${to.path}/${slug}`
    assert.equal((await first.read(path)).header('location'), there)
    assert.lengthOf((await first.props(list)).articles.data, 0)
    ;(await first.read(there)).assertStatus(200)
    ;(await send('delete', `content_records/${id}/publications`)).assertStatus(200)
    ;(await first.read(there)).assertStatus(404)
  })

  test('[B-02] [B-04] [B-05] [B-09] [H-20] a list has twelve cards, the newest first, and pages', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const top = await givenCategory(client, staff, { slug: some('ragasztas') })
    const nested = await givenCategory(client, staff, { slug: 'lap', parent_id: top.id })
    const start = clock.now()
    for (let at = 0; at < 14; at++) {
      const putBack = useClock({ now: () => start - (14 - at) * 1000 })
      const body = { title_hu: `Cikk ${at}`, title_en: `Article ${at}` }
      await givenRecord({ kind: 'article', slug: some('cikk'), body, categoryId: nested.id })
      putBack()
    }
    const { read, props } = reader(client, await givenMember({ locale: 'en' }))
    const base = `/tudasbazis/kategoriak/${nested.path}`
    const { articles, canonical } = await props(base)
    assert.equal(canonical, base)
    assert.deepInclude(articles, { current_page: 1, last_page: 2, per_page: 12 })
    const titles = articles.data.map(({ title }: { title: string }) => title)
    assert.deepEqual(
      titles,
      Array.from({ length: 12 }, (_, at) => `Article ${13 - at}`)
    )
    for (const path of [`${base}?page=2`, `${base}/2`, `${base}2`]) {
      const second = await props(path)
      assert.equal(second.canonical, `${base}?page=2`, path)
      assert.lengthOf(second.articles.data, 2)
    }
    for (const path of [
      `${base}?page=3`,
      `${base}/0`,
      `${base}-nincs`,
      '/tudasbazis/kategoriak/x',
    ]) {
      ;(await read(path)).assertStatus(404)
    }
    ;(await read(`/tudasbazis/kategoriak/${nested.path}/x`)).assertStatus(404)
    const mistakable = { title_hu: 'Kettő', slug: `${top.path}2` }
    const refused = await recordsOffice(client, staff).send(
      'post',
      'article_categories',
      mistakable
    )
    assert.containsSubset(refused.body().errors, [{ field: 'slug', rule: 'unique' }])
  })

  test('an old address of a category leads to the new one, with those below it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const top = await givenCategory(client, staff, { slug: some('regi') })
    const leaf = await givenCategory(client, staff, { slug: 'level', parent_id: top.id })
    const slug = some('friss')
    const { send } = recordsOffice(client, staff)
    const renamed = await send('put', `article_categories/${top.id}`, { title_hu: 'Új', slug })
    renamed.assertStatus(200)
    const { read } = reader(client, await givenMember())
    const moved = await read(`/tudasbazis/kategoriak/${leaf.path}`)
    moved.assertStatus(301)
    assert.equal(moved.header('location'), `/tudasbazis/kategoriak/${slug}/level`)
  })

  test('[B-06] [B-07] [B-08] [D-19] [H-21] an article opens with and without its category', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const category = await givenCategory(client, staff, { slug: some('csempe'), title_en: 'Tiles' })
    const words = Array.from({ length: 401 }, () => 'szó').join(' ')
    const picture = await givenMedium(await pictureOf(), { altEn: 'Grouted tiles' })
    const text = textBlock(`<p>${words}</p>`)
    const body = { title_en: 'Grouting', content: [text], thumbnail: picture.key }
    const given = { kind: 'article' as const, categoryId: category.id }
    const { slug } = await givenRecord({ ...given, slug: some('fuga'), body })
    const other = await givenRecord({ ...given, slug: some('masik') })
    const { read, props } = reader(client, await givenMember({ locale: 'en' }))
    const path = `/tudasbazis/${category.path}/${slug}`
    for (const address of [path, `/tudasbazis/${slug}`]) {
      const { article, canonical, ...rest } = await props(address)
      assert.equal(canonical, path)
      assert.deepInclude(article, { slug, title: 'Grouting', reading_minutes: 3 })
      const thumbnail = { url: `/media/${picture.name}-960.webp`, alt_text: 'Grouted tiles' }
      assert.deepEqual(article.thumbnail, thumbnail)
      const block = { id: 'a', name: 'text', props: { html: `<p>${words}</p>` } }
      assert.deepEqual(article.content, [block])
      const { articles } = await props(`/tudasbazis/kategoriak/${category.path}`)
      const card = { slug, title: 'Grouting', lead: '', href: path, thumbnail }
      assert.deepEqual(
        articles.data.find((one: { slug: string }) => one.slug === slug),
        card
      )
      assert.equal(rest.category.title, 'Tiles')
      assert.deepEqual(
        article.related.map((one: { slug: string }) => one.slug),
        [other.slug]
      )
    }
    const wrong = await read(`/tudasbazis/mas-tema/${slug}`)
    wrong.assertStatus(301)
    assert.equal(wrong.header('location'), path)
    ;(await read('/tudasbazis/nincs-ilyen')).assertStatus(404)
    const reserved = { kind: 'article', slug: 'kategoriak', body: { title_hu: 'X' } }
    const refused = await recordsOffice(client, staff).send('post', 'content_records', reserved)
    assert.containsSubset(refused.body().errors, [{ field: 'slug', rule: 'reserved' }])
  })

  test('whether an article helped is counted by day, without a person', async ({
    client,
    assert,
  }) => {
    const { id, slug } = await givenRecord({ kind: 'article', slug: some('hasznos') })
    for (const helped of [true, true, false]) {
      const member = await givenMember()
      const told = client.post(`/tudasbazis/${slug}/segitett`).withCsrfToken().redirects(0)
      const answer = await told.withGuard('member').loginAs(member).json({ helped })
      assert.oneOf(answer.status(), [302, 303])
    }
    const rows = await db.from('article_votes').where('record_id', id)
    assert.lengthOf(rows, 1)
    assert.sameMembers(Object.keys(rows[0]), ['record_id', 'day', 'yes', 'no'])
    assert.deepInclude(rows[0], { yes: 2, no: 1 })
  })
})
