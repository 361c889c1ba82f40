import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#app/clock'
import { RECORD_TEXTS } from '#content/blocks/shared/record_texts'
import { defaultHome } from '#database/default_home'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { recordsOffice } from '#tests/support/records'

const texts = { ...defaultHome }

test.group('Front page of marketing', (group) => {
  let staff: TestStaff
  group.setup(async () => {
    staff = await givenStaff({ role: 'marketing' })
  })

  test('[T-21] a new shop says what it always said, in both languages', async ({
    client,
    assert,
  }) => {
    for (const locale of ['hu', 'en'] as const) {
      const { texts: said } = await seen(client, locale)
      for (const name of Object.keys(RECORD_TEXTS.home)) {
        const key = `${name}_${locale}` as keyof typeof texts
        assert.equal(said[name], texts[key], key)
      }
    }
  })

  test('[T-21] a clock that was put back before its first day leaves it in place', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(useClock({ now: () => Date.UTC(2020, 0, 1) }))
    const { texts: said } = await seen(client, 'en')
    assert.equal(said.hero_title, texts.hero_title_en)
  })

  test('[T-21] [O-12] its texts are drafted and published, and guests and members read them', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { send } = recordsOffice(client, staff)
    const { id, revision } = await draft(client, staff)
    cleanup(async () => {
      const { revision: now } = await draft(client, staff)
      await send('put', `content_records/${id}`, { revision: now, body: texts })
      await send('post', `content_records/${id}/publications`)
    })
    const body = { ...texts, hero_title_en: 'Every bag counts.', community_title_hu: 'Mi' }
    ;(await send('put', `content_records/${id}`, { revision, body })).assertStatus(200)
    assert.equal((await seen(client, 'en')).texts.hero_title, texts.hero_title_en)
    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    assert.equal((await seen(client, 'en')).texts.hero_title, 'Every bag counts.')
    const member = await givenMember({ locale: 'hu' })
    const asked = client.get('/').withGuard('member').loginAs(member).withInertia()
    const { props } = (await asked).body()
    assert.equal(props.texts.community_title, 'Mi')
    const html = (await client.get('/?lang=en').header('accept', 'text/html')).text()
    assert.include(html, 'Every bag counts.')
  })

  test('[O-12] what is missing or strange is refused, and it is never taken off', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const { id, revision } = await draft(client, staff)
    const path = `content_records/${id}`
    const long = { ...texts, hero_title_hu: 'x'.repeat(121), strange: 1 }
    const refused = await send('put', path, { revision, body: long })
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [
      { field: 'hero_title_hu', rule: 'maxLength' },
      { field: 'strange', rule: 'unknown' },
    ])
    const off = await send('delete', `${path}/publications`)
    assert.containsSubset(off.body().errors, [{ rule: 'stays_live' }])
    ;(await send('post', `${path}/archivings`)).assertStatus(422)
    const second = await send('post', 'content_records', { kind: 'home', body: texts })
    second.assertStatus(422)
  })

  test('[O-12] a link shows its draft to whoever has it, and a preview what is written', async ({
    client,
    assert,
  }) => {
    const { send } = recordsOffice(client, staff)
    const { id } = await draft(client, staff)
    const made = await send('post', `content_records/${id}/previews`)
    made.assertStatus(201)
    const { pathname, search } = new URL(made.body().data.url)
    const looked = (await client.get(pathname + search).withInertia()).body()
    assert.equal(looked.component, 'content/home')
    assert.isNull(looked.props.member)
    const body = { ...texts, hero_title_hu: 'Most íródik' }
    const asked = { kind: 'home', record_id: id, locale: 'hu', reader: 'member', body }
    const answer = await send('post', 'content/render', asked)
    answer.assertStatus(200)
    assert.equal(answer.body().data.texts.hero_title, 'Most íródik')
  })

  test('[O-08] who does not write content reads it only', async ({ client }) => {
    for (const role of ['support', 'auditor'] as const) {
      const reader = await givenStaff({ role })
      const { send } = recordsOffice(client, reader)
      const { id, revision } = await draft(client, reader)
      const body = texts
      ;(await send('put', `content_records/${id}`, { revision, body })).assertStatus(403)
    }
  })
})

async function draft(client: ApiClient, by: TestStaff): Promise<{ id: number; revision: number }> {
  const { id } = await db.from('content_records').where('kind', 'home').firstOrFail()
  const { data } = (await recordsOffice(client, by).get(`content_records/${id}`)).body()
  return { id, revision: data.revision }
}

async function seen(client: ApiClient, locale: 'hu' | 'en') {
  const answer = await client.get('/').qs({ lang: locale }).withInertia()
  answer.assertStatus(200)
  return answer.body().props
}
