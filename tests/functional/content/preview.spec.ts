import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { givenFaqEntry } from '#tests/support/faq'
import { givenStaff, type TestStaff } from '#tests/support/members'
import { givenRecord, recordsOffice, textBlock } from '#tests/support/records'

const text = (html: string, id = 'a') => textBlock(html, html, id)
const ASKED = { kind: 'page', locale: 'hu', reader: 'guest' }

test.group('Preview of content in the back-office', (group) => {
  let staff: TestStaff
  group.setup(async () => {
    staff = await givenStaff({ role: 'marketing' })
  })

  test('[O-12] a text is rendered as its reader would get it, and nothing is kept', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const { id } = await givenRecord()
    const before = await db.from('content_drafts').where('record_id', id).firstOrFail()
    const [audit] = await db
      .from('audit_log')
      .count('* as lines')
      .catch(() => [{ lines: 0 }])
    const body = {
      title_hu: 'Garancia',
      title_en: 'Warranty',
      // A picture that was taken away.
      thumbnail: null,
      content: [
        text('<p>Öt év <b>jótállás</b>.</p>'),
        { ...text('<p>Csak magyarul</p>', 'b'), only: 'hu' },
      ],
    }
    const hungarian = await send('post', 'content/render', { ...ASKED, record_id: id, body })
    hungarian.assertStatus(200)
    hungarian.assertHeader('cache-control', 'no-store')
    const { data } = hungarian.body()
    assert.equal(data.page.title, 'Garancia')
    assert.deepEqual(data.page.content[0], {
      id: 'a',
      name: 'text',
      props: { html: '<p>Öt év <b>jótállás</b>.</p>' },
    })
    assert.lengthOf(data.page.content, 2)
    assert.isNull(data.shared.security.user)
    assert.isNotEmpty(data.shared.menu)
    assert.isNull(data.personal.referral_link)
    const english = await send('post', 'content/render', {
      ...ASKED,
      locale: 'en',
      reader: 'member',
      body,
    })
    const seen = english.body().data
    assert.equal(seen.page.title, 'Warranty')
    assert.lengthOf(seen.page.content, 1)
    assert.isNotNull(seen.shared.security.user)
    assert.isString(seen.personal.referral_link)
    const after = await db.from('content_drafts').where('record_id', id).firstOrFail()
    assert.equal(after.revision, before.revision)
    const [audited] = await db
      .from('audit_log')
      .count('* as lines')
      .catch(() => [{ lines: 0 }])
    assert.deepEqual(audited, audit)
  })

  test('[O-12] [T-08] what could hurt goes through the cleaner, and what is wrong is left out', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const content = [
      text('<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)></p>'),
      {
        id: 'b',
        name: 'button',
        v: 1,
        only: null,
        props: { text_hu: 'Tovább', link: { to: 'url', url: 'javascript:alert(1)' } },
      },
      { id: 'c', name: 'title', v: 1, only: null, props: { text_hu: 'x'.repeat(400), level: 9 } },
      { id: 'd', name: 'no such block', v: 1, only: null, props: {} },
      'no block at all',
    ]
    const answer = await send('post', 'content/render', {
      ...ASKED,
      body: { title_hu: 7, content },
    })
    answer.assertStatus(200)
    const shown = JSON.stringify(answer.body().data.page)
    for (const word of ['onclick', 'script', 'onerror', 'javascript']) {
      assert.notInclude(shown, word)
    }
    const names = answer.body().data.page.content.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['text', 'button', 'title'])
    assert.equal(answer.body().data.page.title, '')
    assert.equal(answer.body().data.page.content[2].props.level, 2)
  })

  test('[O-12] [S-01] a survey is rendered as a member finds it, its HTML cleaned', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const question = {
      type: 'radio',
      required: true,
      label_hu: 'Hol <b>fest</b>?',
      options: [null, { value: '1', label_hu: 'Falon', label_en: 'On walls' }],
      show_if: null,
    }
    const content = [
      { id: 'a', name: 'title', props: { text_hu: 'Az elején' } },
      {
        id: 'b',
        name: 'text',
        props: { html_hu: '<p onclick="x()">Kedves<script>1</script></p>' },
      },
      { id: 'c', name: 'survey input', props: question },
      { id: 'd', name: 'promo hero section', props: {} },
      null,
    ]
    const body = { title_hu: 'Felmérés', title_en: 'Survey', points: 40, target: null, content }
    const asked = { ...ASKED, kind: 'survey', reader: 'member' }
    const answer = await send('post', 'content/render', { ...asked, body })
    answer.assertStatus(200)
    const { kind, survey, shared } = answer.body().data
    assert.equal(kind, 'survey')
    assert.equal(survey.title, 'Felmérés')
    assert.equal(survey.points, 40)
    assert.isNotNull(shared.security.user)
    assert.deepEqual(
      survey.content.map(({ id }: { id: string }) => id),
      ['a', 'b', 'c']
    )
    assert.deepEqual(survey.content[1].props, { html: '<p>Kedves</p>' })
    const { label, options, show_if: condition } = survey.content[2].props
    assert.equal(label, 'Hol <b>fest</b>?')
    assert.deepEqual(options, [{ value: '1', label: 'Falon' }])
    assert.isNull(condition)
    for (const points of ['x', -1, 1.5, null]) {
      const wrong = await send('post', 'content/render', { ...asked, body: { ...body, points } })
      assert.equal(wrong.body().data.survey.points, 0)
    }
  })

  test('[O-12] [B-07] an article stands in its category, with its lead and its reading time', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const made = await send('post', 'article_categories', { title_hu: 'Előnézeti téma' })
    const category = made.body().data
    const { id } = await givenRecord({ kind: 'article', categoryId: category.id })
    const words = Array.from({ length: 401 }, () => 'szó').join(' ')
    const body = { title_hu: 'Cikk', lead_hu: 'Röviden.', content: [text(`<p>${words}</p>`)] }
    const answer = await send('post', 'content/render', {
      ...ASKED,
      kind: 'article',
      record_id: id,
      body,
    })
    const { data } = answer.body()
    assert.equal(data.article.lead, 'Röviden.')
    assert.equal(data.article.reading_minutes, 3)
    assert.deepEqual(data.category, { slug: category.path, title: 'Előnézeti téma' })
  })

  test('[O-12] [T-02] a link to a record leads to where it is read, while it is live', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const live = await givenRecord()
    const draft = await givenRecord({ startsAt: null })
    const article = await givenRecord({ kind: 'article' })
    const keys = await db.from('content_records').whereIn('id', [live.id, draft.id, article.id])
    const keyOf = (id: number) => keys.find((one) => one.id === id).key
    const content = [live, draft, article].map(({ id }, at) => ({
      id: `b${at}`,
      name: 'button',
      v: 1,
      only: null,
      props: { text_hu: 'Tovább', text_en: 'Go on', link: { to: 'record', key: keyOf(id) } },
    }))
    const hrefs = (blocks: { props: { link: { href: string } | null } }[]) =>
      blocks.map(({ props }) => props.link?.href ?? null)
    const wanted = [`/${live.slug}`, null, `/tudasbazis/${article.slug}`]
    const rendered = await send('post', 'content/render', { ...ASKED, body: { content } })
    assert.deepEqual(hrefs(rendered.body().data.page.content), wanted)
    const { slug } = await givenRecord({ body: { content } })
    const read = await client.get(`/${slug}`).withInertia()
    assert.deepEqual(hrefs(read.body().props.page.content), wanted)
  })

  test('[O-12] [T-20] a question is shown among questions, cleaned', async ({ client, assert }) => {
    const { send } = recordsOffice(client, staff)
    const id = await givenFaqEntry()
    const body = {
      question_hu: 'Miért?',
      question_en: '',
      answer_hu: '<p onclick="x()">Csak.<script>1</script></p>',
    }
    const asked = { ...ASKED, kind: 'faq', record_id: id, locale: 'en', body }
    const answer = await send('post', 'content/render', asked)
    answer.assertStatus(200)
    const { kind, entries } = answer.body().data
    assert.equal(kind, 'faq')
    assert.deepEqual(entries, [{ id, question: 'Miért?', answer: '<p>Csak.</p>' }])
  })

  test('[O-12] a link shows the draft of a question to whoever has it', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const id = await givenFaqEntry({ published_at: null, question_en: 'Not yet?' })
    const made = await send('post', `content_records/${id}/previews`)
    made.assertStatus(201)
    const { pathname, search } = new URL(made.body().data.url)
    const seen = (await client.get(pathname + search).withInertia()).body()
    assert.equal(seen.component, 'content/faq')
    assert.deepEqual(
      seen.props.entries.map((one: { question: string }) => one.question),
      ['Not yet?']
    )
    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    const after = await client.get(pathname + search).redirects(0)
    after.assertHeader('location', `/gyik#question-${id}`)
  })

  test('[O-12] what is no page has no link: menu and footer are refused, and nothing is made', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    for (const kind of ['menu', 'footer']) {
      const { id } = await db.from('content_records').where({ kind }).firstOrFail()
      const refused = await send('post', `content_records/${id}/previews`)
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: 'kind', rule: 'no_preview' }])
      assert.lengthOf(await db.from('content_previews').where('record_id', id), 0)
    }
  })

  test('[O-12] only what a preview can show is asked for', async ({ client, assert }) => {
    const { send } = recordsOffice(client, staff)
    for (const wrong of [{ kind: 'menu' }, { locale: 'de' }, { reader: 'admin' }, { body: 'x' }]) {
      const answer = await send('post', 'content/render', { ...ASKED, body: {}, ...wrong })
      answer.assertStatus(422)
    }
    const empty = await send('post', 'content/render', { ...ASKED, body: {} })
    empty.assertStatus(200)
    assert.deepEqual(empty.body().data.page.content, [])
  })

  test('[O-12] only the frame of previews lets itself be framed, and by the shop alone', async ({
    client,
    assert,
  }) => {
    const policyOf = (answer: { header: (name: string) => string | undefined }) =>
      answer.header('content-security-policy')!
    const frame = await client.get('/admin/preview-frame')
    frame.assertStatus(200)
    assert.equal(frame.header('x-frame-options'), 'SAMEORIGIN')
    assert.include(policyOf(frame), "frame-ancestors 'self'")
    assert.notInclude(policyOf(frame), "frame-src 'self'")
    for (const path of [
      '/',
      '/gyik',
      '/admin',
      '/admin/content_records',
      '/admin/preview-frame/x',
    ]) {
      const answer = await client.get(path)
      assert.equal(answer.header('x-frame-options'), 'DENY', path)
      assert.include(policyOf(answer), "frame-ancestors 'none'", path)
      const mayFrame = policyOf(answer).includes("frame-src 'self'")
      assert.equal(mayFrame, path.startsWith('/admin'), path)
    }
    const api = await client.get('/api/admin/content_records').withGuard('staff').loginAs(staff)
    assert.equal(api.header('x-frame-options'), 'DENY')
  })

  test('only files of the build are for everybody, also for a frame without an origin', async ({
    client,
    assert,
  }) => {
    for (const path of ['/', '/robots.txt', '/lang/hu.json', '/icons/icon.svg', '/admin']) {
      const answer = await client.get(path).header('origin', 'null')
      assert.isUndefined(answer.header('access-control-allow-origin'), path)
    }
  })
})

test.group('Lists of content', () => {
  test('[O-12] what is not translated can be listed', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { get } = recordsOffice(client, staff)
    const given = (body: object) => givenRecord({ body, startsAt: null })
    const whole = await given({})
    const english = await given({ title_en: '' })
    const hungarian = await given({ title_hu: '' })
    const listed = async (missing?: string) => {
      const filter = JSON.stringify({ kind: 'page', ...(missing && { missing }) })
      const answer = await get('content_records', { filter, per_page: 50, sort: 'id' })
      return answer.body().data.map(({ id }: { id: number }) => id)
    }
    assert.includeMembers(await listed(), [whole.id, english.id, hungarian.id])
    const lackEnglish = await listed('en')
    assert.include(lackEnglish, english.id)
    assert.notIncludeMembers(lackEnglish, [whole.id, hungarian.id])
    const lackHungarian = await listed('hu')
    assert.include(lackHungarian, hungarian.id)
    assert.notIncludeMembers(lackHungarian, [whole.id, english.id])
    assert.includeMembers(await listed('no such language'), [whole.id])
  })

  test('[O-12] a category tells how many articles are in it', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { get, send } = recordsOffice(client, staff)
    const { id } = (await send('post', 'article_categories', { title_hu: 'Számolt' })).body().data
    for (const startsAt of [null, undefined]) {
      await givenRecord({ kind: 'article', categoryId: id, startsAt })
    }
    const { data } = (
      await get('article_categories', { filter: JSON.stringify({ id: [id] }) })
    ).body()
    assert.equal(data[0].articles, 2)
    assert.equal((await get(`article_categories/${id}`)).body().data.articles, 2)
  })
})
