import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { forgetNavigation, refuseReservedSlug } from '#content'

test.group('Content pages', () => {
  test('[T-18] a page shows its title unless it is hidden, and its content', async ({
    client,
    assert,
  }) => {
    const slug = await givenPage({ hide_title: 1, title_en: 'Warranty' })
    const { component, props } = (await client.get(`/${slug}`).withInertia()).body()
    assert.equal(component, 'content/page')
    assert.isTrue(props.page.hide_title)
    assert.equal(props.page.title, 'Warranty')
    assert.equal(props.page.content[0].props.html, '<p>Two years.</p>')
  })

  test('an empty text is shown in the other language', async ({ client, assert }) => {
    const slug = await givenPage({ title_hu: 'Garancia', title_en: '' })
    const { props } = (await client.get(`/${slug}`).withInertia()).body()
    assert.equal(props.page.title, 'Garancia')
  })

  test('HTML of staff is cleaned when it is read', async ({ client, assert }) => {
    const html =
      '<p onclick="a()">Hi<script>a()</script><a href="javascript:a()">x</a><img src=x onerror=a()></p>'
    const slug = await givenPage({ html })
    const { props } = (await client.get(`/${slug}`).withInertia()).body()
    assert.equal(props.page.content[0].props.html, '<p>Hi<a>x</a></p>')
  })

  test('[T-19] the catch-all takes one segment that nothing else takes', async ({
    client,
    assert,
  }) => {
    for (const path of ['/nincs', '/nincs/ilyen', '/NINCS', '/.env']) {
      ;(await client.get(path).header('accept', 'text/html')).assertStatus(404)
    }
    for (const slug of ['belepes', 'pontgyujtes', 'ajandekok', 'api', 'admin', 'lang', 'nyelv']) {
      assert.throws(() => refuseReservedSlug(slug), 'reserved')
    }
    assert.doesNotThrow(() => refuseReservedSlug('garancia'))
  })

  test('a page that is not published yet is not there', async ({ client }) => {
    const slug = await givenPage({ published_at: clock.now() + 60_000 })
    ;(await client.get(`/${slug}`).header('accept', 'text/html')).assertStatus(404)
  })

  test('[Q-27] menu and home section lead to the group the settings name, else to the page about it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const community = async () => {
      const { menu, communityLink } = (await client.get('/').withInertia()).body().props
      const { uri, external_uri } = menu.find(({ key }: { key: string }) => key === 'community')
      return { uri, external_uri, communityLink }
    }
    const link = (community_link: string) =>
      transaction((trx) => changeSettings(trx, { community_link }))
    const group = 'https://csoport.example/epitok'
    const page = { uri: '/kozosseg', external_uri: null, communityLink: '' }
    assert.deepEqual(await community(), page)
    cleanup(() => link(''))
    await link(group)
    assert.deepEqual(await community(), { uri: null, external_uri: group, communityLink: group })
    await link('')
    assert.deepEqual(await community(), page)
  })

  test('[L-07] [L-08] a new shop has every entry of menu and footer', async ({
    client,
    assert,
  }) => {
    const entries = await db.from('menu_entries').orderBy('position')
    assert.sameMembers(
      entries.map((entry) => entry.key),
      [
        'profile',
        'community',
        'point-collection',
        'product-categories',
        'orders',
        'promotion',
        'article-categories',
        'faq',
        'contact',
        'counseling',
        'login',
        'register',
        'home',
      ]
    )
    const { props } = (await client.get('/').withInertia()).body()
    const shown = entries.filter(({ is_shown, audience }) => is_shown && audience !== 'member')
    assert.deepEqual(
      props.menu.map((link: { key: string }) => link.key),
      shown.map(({ key }) => key)
    )
    for (const { uri } of props.menu) {
      const response = await client.get(uri).redirects(0)
      assert.oneOf(response.status(), [200, 302], uri)
    }
    assert.deepEqual(
      props.footerLinks.map((link: { title: string }) => link.title),
      ['General conditions of participation', 'Privacy notice', 'Cookie information']
    )
    for (const { url } of props.footerLinks) (await client.get(url)).assertStatus(200)
  })

  test('[L-09] a menu entry has a title, one address and the name of its event', async ({
    client,
    assert,
  }) => {
    await db.table('menu_entries').insert({
      key: 'outside',
      audience: 'all',
      position: 99,
      title_hu: 'Kint',
      external_uri: 'https://example.hu/',
      event: 'menu_outside',
    })
    forgetNavigation()
    const { props } = (await client.get('/').withInertia()).body()
    assert.deepEqual(props.menu.at(-1), {
      key: 'outside',
      title: 'Kint',
      uri: null,
      external_uri: 'https://example.hu/',
      event: 'menu_outside',
    })
    await db.from('menu_entries').where('key', 'outside').delete()
    forgetNavigation()
  })

  test('[H-74] the service worker is served at the root to anybody', async ({ client, assert }) => {
    const response = await client.get('/sw.js')
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /javascript/)
  })
})

interface GivenPage {
  title_hu?: string
  title_en?: string
  hide_title?: 0 | 1
  html?: string
  published_at?: number
}

async function givenPage({ html = '<p>Two years.</p>', ...given }: GivenPage): Promise<string> {
  const slug = `lap-${crypto.randomUUID().slice(0, 8)}`
  const content = JSON.stringify([{ id: 'a', name: 'text', props: { html } }])
  const now = clock.now()
  await db.table('pages').insert({
    slug,
    title_hu: 'Garancia',
    title_en: 'Warranty',
    hide_title: 0,
    content_hu: content,
    content_en: content,
    published_at: now - 1,
    created_at: now,
    updated_at: now,
    ...given,
  })
  return slug
}
