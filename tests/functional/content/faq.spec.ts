import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { givenFaqEntry } from '#tests/support/faq'
import { givenMember } from '#tests/support/members'

test.group('Pages everybody reads', () => {
  test('[A-01] a visitor reads the six paths and a page of staff', async ({ client }) => {
    const paths = [
      '/',
      '/belepes',
      '/regisztracio',
      '/elfelejtett-jelszo',
      '/szulinap',
      '/gyik',
      '/altalanos-reszveteli-feltetelek',
    ]
    for (const path of paths) {
      const response = await client.get(path).header('accept', 'text/html').redirects(0)
      response.assertStatus(200)
    }
  })

  test('[H-25] [H-26] visitors and members open the FAQ and the birthday page', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (const [path, component] of [
      ['/gyik', 'content/faq'],
      ['/szulinap', 'promo/birthday'],
    ]) {
      const guest = await client.get(path).withInertia()
      guest.assertStatus(200)
      guest.assertInertiaComponent(component)
      const opened = await client.get(path).withGuard('member').loginAs(member).withInertia()
      opened.assertStatus(200)
      assert.equal(opened.body().props.security.user.id, member.id)
    }
  })

  test('the menu leads to both', async ({ client, assert }) => {
    const { props } = (await client.get('/').withInertia()).body()
    const uris = props.menu.map((link: { uri: string }) => link.uri)
    assert.includeMembers(uris, ['/gyik', '/szulinap'])
  })
})

test.group('FAQ', () => {
  test('[D-31] an entry is a question and an answer, a page a title, content and slug', async ({
    client,
    assert,
  }) => {
    const id = await givenFaqEntry({ question_en: 'Why?', answer_en: '<p>Because.</p>' })
    const entry = (await entriesOf(client)).find((one) => one.id === id)
    assert.deepEqual(entry, { id, question: 'Why?', answer: '<p>Because.</p>' })
    const { props } = (await client.get('/kapcsolat').withInertia()).body()
    assert.sameMembers(Object.keys(props.page), ['slug', 'title', 'content', 'hide_title'])
    assert.equal(props.page.slug, 'kapcsolat')
  })

  test('[T-20] HTML of an answer is cleaned when it is read', async ({ client, assert }) => {
    const id = await givenFaqEntry({
      answer_en: '<p onclick="a()">Hi<script>a()</script><img src=x onerror=a()></p>',
    })
    const entry = (await entriesOf(client)).find((one) => one.id === id)
    assert.equal(entry!.answer, '<p>Hi</p>')
  })

  test('an empty English text is shown in Hungarian, a draft not at all', async ({
    client,
    assert,
  }) => {
    const half = await givenFaqEntry({ question_hu: 'Miért?', question_en: '', answer_en: '' })
    const draft = await givenFaqEntry({ published_at: null })
    const later = await givenFaqEntry({ published_at: clock.now() + 60_000 })
    const entries = await entriesOf(client)
    assert.equal(entries.find(({ id }) => id === half)!.question, 'Miért?')
    assert.isUndefined(entries.find(({ id }) => id === draft || id === later))
  })

  test('questions stand in the order of their positions', async ({ client, assert }) => {
    const last = await givenFaqEntry({ position: 200_000 })
    const first = await givenFaqEntry({ position: -5 })
    const ids = (await entriesOf(client)).map(({ id }) => id)
    assert.equal(ids[0], first)
    assert.equal(ids.at(-1), last)
  })

  test('a shop without questions still has its page', async ({ client, assert }) => {
    const now = clock.now()
    const live = db.from('content_publications').where('kind', 'faq').whereNull('ends_at')
    await live.where('starts_at', '<=', now).update({ ends_at: now })
    assert.deepEqual(await entriesOf(client), [])
  })
})

async function entriesOf(client: ApiClient) {
  const { props } = (await client.get('/gyik').withInertia()).body()
  return props.entries as { id: number; question: string; answer: string }[]
}
