import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { entriesOf } from '#content/blocks/shared/entries'
import { refuseReservedSlug } from '#content/pages/slugs'
import { livePublications } from '#content/records/queries/live_record'
import { givenRecord, textBlock } from '#tests/support/records'

test.group('Content pages', () => {
  test('[T-18] a page shows its title unless it is hidden, and its content', async ({
    client,
    assert,
  }) => {
    const slug = await givenPage({ hide_title: true, title_en: 'Warranty' })
    const { component, props } = (await client.get(`/${slug}`).withInertia()).body()
    assert.equal(component, 'content/page')
    assert.isTrue(props.page.hide_title)
    assert.equal(props.page.title, 'Warranty')
    assert.equal(props.page.content[0].props.html, '<p>Two years.</p>')
    const titled = await givenPage({ hide_title: false })
    const shown = (await client.get(`/${titled}`).withInertia()).body().props
    assert.isFalse(shown.page.hide_title)
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
    const slug = await givenPage({ startsAt: clock.now() + 60_000 })
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
    const { version } = await livePublications()
      .where('kind', 'menu')
      .preload('version')
      .firstOrFail()
    const entries = entriesOf(version.body)
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
    // The knowledge base is there from the first article on.
    const keys = (all: { key: string }[]) =>
      all.map(({ key }) => key).filter((key) => key !== 'article-categories')
    assert.deepEqual(
      keys(props.menu),
      keys(entries.filter(({ audience }) => audience !== 'member'))
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

  test('[H-74] the service worker is served at the root to anybody', async ({ client, assert }) => {
    const response = await client.get('/sw.js')
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /javascript/)
  })
})

interface GivenPage {
  title_hu?: string
  title_en?: string
  hide_title?: boolean
  html?: string
  startsAt?: number
}

async function givenPage({ html, startsAt, ...given }: GivenPage): Promise<string> {
  const content = html === undefined ? {} : { content: [textBlock(html)] }
  return (await givenRecord({ startsAt, body: { ...given, ...content } })).slug
}
