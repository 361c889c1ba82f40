import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { tidyUp } from '#app/tidying'
import { noteMiss } from '#content/search/actions/note_miss'
import { rows } from '#app/database/statement'
import { frozenClock } from '#tests/support/clock'
import { givenFaqEntry } from '#tests/support/faq'
import { runCommand } from '#tests/support/command_line'
import { givenMember, givenStaff } from '#tests/support/members'
import { clearSearch, givenSearched } from '#tests/support/searched'
import { staffApi } from '#tests/support/staff_api'

type Hit = { href: string; kind: string; title: { text: string; hit: boolean }[] }

test.group('Page of the search', (group) => {
  group.each.setup(async () => {
    await clearSearch()
    await transaction((trx) => rows(trx, 'DELETE FROM search_misses'))
  })
  group.teardown(() => clearSearch())

  const found = async (client: ApiClient, q: string, path = '/gyik') => {
    const response = await client.get(path).qs({ q }).withInertia()
    response.assertStatus(200)
    return response.body()
  }

  test('[A-02] [H-25] guests find answers and pages by the address alone, members articles too', async ({
    client,
    assert,
  }) => {
    const faq = await givenSearched({ kind: 'faq', shownAt: 3, hu: { title: 'Zománc?' } })
    await givenSearched({ kind: 'page', shownAt: 2, slug: 'zomanc', hu: { title: 'Zománcok' } })
    await givenSearched({ slug: 'zomancrol', shownAt: 1, hu: { title: 'A zománcról' } })
    const { component, props } = await found(client, 'zománc')
    assert.equal(component, 'content/search')
    const hrefs = props.hits.map(({ href }: Hit) => href)
    assert.deepEqual(hrefs, [`/gyik#question-${faq}`, '/zomanc'])
    const member = await givenMember()
    const asMember = await client
      .get('/gyik?q=zomanc')
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    const all = asMember.body().props.hits.map(({ href }: Hit) => href)
    assert.deepEqual(all, [...hrefs, '/tudasbazis/zomancrol'])
  })

  test('[B-01] members find the same at the knowledge base, guests are sent to log in', async ({
    client,
    assert,
  }) => {
    await givenSearched({
      kind: 'page',
      shownAt: 2,
      slug: 'terracotta',
      hu: { title: 'Terrakották' },
    })
    await givenSearched({ slug: 'terrakottarol', shownAt: 1, hu: { title: 'A terrakottáról' } })
    const guest = await client.get('/tudasbazis?q=terrakotta').redirects(0)
    assert.equal(guest.header('location'), '/belepes')
    const member = await givenMember()
    const look = async (path: string) => {
      const asked = client.get(path).withGuard('member').loginAs(member).withInertia()
      return (await asked).body()
    }
    const { component, props } = await look('/tudasbazis?q=terrakotta')
    assert.equal(component, 'content/search')
    assert.equal(props.at, '/tudasbazis')
    const same = await look('/gyik?q=terrakotta')
    assert.deepEqual(props.hits, same.props.hits)
    assert.lengthOf(props.hits, 2)
    assert.equal((await look('/tudasbazis?q=')).component, 'content/article_categories')
  })

  test('the first answer is a page to read, with marked hits and without markup of strangers', async ({
    client,
    assert,
  }) => {
    await givenSearched({
      kind: 'faq',
      hu: { title: 'Mi az a <b>zománc</b>?', body: 'A zománcot <script>x()</script> így.' },
    })
    const response = await client.get('/gyik?q=zomanc').header('accept', 'text/html')
    const html = response.text()
    assert.include(html, '<mark>zománc</mark>')
    assert.include(html, '&lt;b&gt;')
    assert.notInclude(html, '<script>x()')
  })

  test('nothing found leads on, and is counted without a person', async ({ client, assert }) => {
    const { props } = await found(client, 'Xyzüveg')
    assert.equal(props.total, 0)
    const html = (await client.get('/gyik?q=xyzüveg').header('accept', 'text/html')).text()
    assert.include(html, 'href="/gyik"')
    const misses = await db.from('search_misses')
    assert.lengthOf(misses, 1)
    const { id: _id, ...miss } = misses[0]
    const day = misses[0].day
    assert.match(day, /^\d{4}-\d\d-\d\d$/)
    assert.deepEqual({ ...miss }, { day, words: 'xyzuveg', locale: miss.locale, count: 2 })
  })

  test('[H-25] a question of the FAQ is found by the forms of its words, in question or answer', async ({
    client,
    assert,
  }) => {
    const id = await givenFaqEntry({ question_hu: 'Hol a gumikalapács?', question_en: '' })
    const other = await givenFaqEntry({
      question_hu: 'Más',
      question_en: '',
      answer_hu: '<p>A <b>gumikalapácsokról</b> itt.</p>',
      answer_en: '',
    })
    const { props } = await found(client, 'gumikalapáccsal')
    const hrefs = props.hits.map(({ href }: Hit) => href)
    assert.deepEqual(hrefs, [`/gyik#question-${id}`, `/gyik#question-${other}`])
    assert.equal(props.total, 2)
  })

  const PERSONAL = [
    'kiss@example.com',
    '+36 30 123 4567',
    '06301234567',
    '12345678-2-41',
    'AB12CD34EF56',
    '1117 Budapest 12345',
    '   ',
    '!!!',
  ]
  for (const words of PERSONAL) {
    test(`${JSON.stringify(words)} is never written down`, async ({ assert }) => {
      await noteMiss(words, 'hu')
      assert.lengthOf(await db.from('search_misses'), 0)
    })
  }

  test('addresses that look for odd things show the list or nothing, and never fail', async ({
    client,
    assert,
  }) => {
    const odd: [query: string, component: string][] = [
      ['q=', 'content/faq'],
      ['q[]=a', 'content/faq'],
      ['q[a]=b', 'content/faq'],
      ['q=%22%20OR%20%2A', 'content/search'],
      ['q=a&page=-1', 'content/search'],
      ['q=a&page=99999999999', 'content/search'],
      [`q=${'fest%20'.repeat(400)}`, 'content/search'],
    ]
    for (const [query, component] of odd) {
      const response = await client.get(`/gyik?${query}`).withInertia()
      assert.equal(response.status(), 200, query)
      assert.equal(response.body().component, component, query)
    }
  })

  test('marketing reads from the third time what was looked for in vain, for 180 days', async ({
    client,
    assert,
  }) => {
    const time = frozenClock(clock.now())
    try {
      for (const words of ['kvarc', 'Kvarc', 'KVARC', 'mész', 'mész']) await noteMiss(words, 'hu')
      const marketing = await givenStaff({ role: 'marketing' })
      const list = async () => (await staffApi(client, 'search_misses', marketing).list()).body()
      const { data, total } = await list()
      assert.equal(total, 1)
      assert.containsSubset(data, [{ id: 'hu:kvarc', words: 'kvarc', locale: 'hu', count: 3 }])
      const english = staffApi(client, 'search_misses', marketing).list({ locale: 'en' })
      assert.deepEqual((await english).body(), { data: [], total: 0 })
      time.pass(182 * 24 * 60 * 60 * 1000)
      await tidyUp()
      assert.lengthOf(await db.from('search_misses'), 0)
    } finally {
      time.restore()
    }
  })

  test('who repeats a search in vain makes the shop write so often and no more', async ({
    assert,
  }) => {
    // A minute in which nobody has missed anything.
    const time = frozenClock(clock.now() + 3_600_000)
    const missed = async () => {
      for (let at = 0; at < 100; at++) await noteMiss(`szó${'a'.repeat(at % 30)}`, 'hu')
      const [{ times }] = await db.from('search_misses').sum('count as times')
      return Number(times)
    }
    try {
      assert.equal(await missed(), 60)
      time.pass(60_000)
      assert.equal(await missed(), 120)
    } finally {
      time.restore()
    }
  })

  test('the doctor misses what the index has lost, and the command makes it anew', async ({
    assert,
  }) => {
    await givenSearched({ hu: { title: 'Vödör' } })
    await transaction((trx) => rows(trx, 'DELETE FROM search_index'))
    const before = await runCommand(['doctor'])
    assert.match(before.stdout, /warning\s+search\s+2 documents, 0 in the index/)
    assert.equal((await runCommand(['search', 'rebuild', '--dry-run'])).stdout.trim(), '')
    const { code, stdout } = await runCommand(['search', 'rebuild'])
    assert.equal(code, 0)
    assert.match(stdout.trim(), /^\d+\tdocuments$/)
    assert.match((await runCommand(['doctor'])).stdout, /ok\s+search\s/)
  })
})
