import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { DateTime } from 'luxon'
import { advanceCampaigns } from '#notifications/campaigns/actions/advance_campaigns'
import { isMeant } from '#notifications/campaigns/audience'
import { TESTS_PER_STAFF } from '#notifications/campaigns/constants'
import Campaign from '#notifications/campaigns/models/campaign'
import CampaignRecipient from '#notifications/campaigns/models/campaign_recipient'
import { audienceOf } from '#notifications/campaigns/written_campaign'
import Member from '#auth/members/models/member'
import env from '#start/env'
import { kindsAbout } from '#tests/support/audit_lines'
import { agree, freshTrade, givenTrade, restCampaigns } from '#tests/support/campaigns'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff, type TestStaff } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { staffApi } from '#tests/support/staff_api'

const SHOP = process.env.APP_URL

/** A campaign as the form sends it. */
function written(given: object = {}) {
  return {
    name: 'Őszi hírlevél',
    title_hu: 'Új ajándékok',
    title_en: 'New gifts',
    text_hu: 'Megjöttek az őszi ajándékok.\r\n\r\nNézze meg!',
    text_en: 'The gifts of autumn are here.',
    action: '/ajandekok?lap=2',
    channels: ['mail', 'push'],
    audience: { counties: ['budapest'], balance_from: 10 },
    ...given,
  }
}

async function office(client: ApiClient, role: TestStaff['role'] = 'marketing') {
  const staff = await givenStaff({ role })
  return { staff, api: staffApi(client, 'campaigns', staff) }
}

function counts(client: ApiClient, staff: TestStaff, body: object) {
  return staffApi(client, 'campaign_counts', staff).create(body)
}

/** The fields that a refusal names. */
const wrongFields = (body: { errors?: { field: string }[] }) =>
  body.errors?.map(({ field }) => field) ?? []

test.group('Campaigns in the back-office', (group) => {
  group.each.setup(async () => {
    await forgetLimits()
    return restCampaigns
  })

  test('[O-08] a draft is written, changed by who saw the last version, and thrown away', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const made = await api.create(written())
    made.assertStatus(201)
    const { id, ...draft } = made.body().data
    assert.deepInclude(draft, {
      state: 'draft',
      revision: 1,
      text_hu: 'Megjöttek az őszi ajándékok.\n\nNézze meg!',
      only_language: null,
      recipients: 0,
      channels: ['mail', 'push'],
      audience: audienceOf({ counties: ['budapest'], balance_from: 10 }),
    })
    const changed = await api.update(id, written({ name: 'Más', revision: 1 }))
    assert.deepInclude(changed.body().data, { name: 'Más', revision: 2 })
    const stale = await api.update(id, written({ name: 'Régi', revision: 1 }))
    stale.assertStatus(409)
    assert.equal(stale.body().errors[0].message, 'changed_meanwhile')
    assert.equal((await api.show(id)).body().data.name, 'Más')
    const listed = await api.list({ q: 'Más' })
    assert.include(
      listed.body().data.map((line: { id: number }) => line.id),
      id
    )
    ;(await api.remove(id)).assertStatus(200)
    assert.isNull(await Campaign.find(id))
    assert.deepEqual(await kindsAbout('campaign', id), [
      'campaign.drafted',
      'campaign.changed',
      'campaign.removed',
    ])
  })

  test('one language that is named is enough, and else both are needed', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const { title_en: _title, text_en: _text, ...hungarian } = written()
    assert.sameMembers(wrongFields((await api.create(hungarian)).body()), ['title_en', 'text_en'])
    const made = await api.create(written({ only_language: 'hu' }))
    assert.deepInclude(made.body().data, { only_language: 'hu', text_en: '', title_en: '' })
  })

  test('links that leave the shop, and fields that are none, are refused by their names', async ({
    client,
    assert,
  }) => {
    const { api, staff } = await office(client)
    const wrong: [field: string, body: object][] = [
      ['text_hu', { text_hu: 'Lásd: https://gonosz.example/x' }],
      ['text_hu', { text_hu: `Lásd: ${SHOP}.gonosz.example` }],
      ['text_en', { text_en: 'See www.evil.example' }],
      ['text_en', { text_en: 'See ftp://evil.example' }],
      ['text_hu', { text_hu: '\u0007' }],
      ['text_hu', { text_hu: '' }],
      ['action', { action: '//gonosz.example' }],
      ['action', { action: 'https://gonosz.example' }],
      ['action', { action: 'javascript:alert(1)' }],
      ['action', { action: '/\\gonosz.example' }],
      ['channels.0', { channels: ['fax'] }],
      ['channels', { channels: ['mail', 'mail'] }],
      ['name', { name: '' }],
      ['name', { name: 'x'.repeat(121) }],
      ['only_language', { only_language: 'de' }],
      ['audience.counties.0', { audience: { counties: ["'; DROP TABLE members"] } }],
      ['audience.languages.0', { audience: { languages: ['xx'] } }],
      ['audience.languages', { audience: { languages: ['hu', 'hu'] } }],
      ['audience.profession_ids.0', { audience: { profession_ids: ['1 OR 1=1'] } }],
      ['audience.profession_ids.0', { audience: { profession_ids: [2 ** 40] } }],
      ['audience.balance_from', { audience: { balance_from: -1 } }],
      ['audience.balance_to', { audience: { balance_to: { $gt: 0 } } }],
      ['audience.scanned_within_days', { audience: { scanned_within_days: 1e9 } }],
      ['audience.silent_for_days', { audience: { silent_for_days: 'x' } }],
      ['audience.consents.0', { audience: { consents: ['tos'] } }],
      ['audience', { audience: 'all' }],
    ]
    for (const [field, body] of wrong) {
      const answer = await api.create(written(body))
      assert.equal(answer.status(), 422, `${field} ${JSON.stringify(body)}`)
      assert.deepEqual(wrongFields(answer.body()), [field])
      if (!('audience' in body)) continue
      assert.equal((await counts(client, staff, body)).status(), 422, field)
    }
    const good = await api.create(written({ text_hu: `Lásd: ${SHOP}/szabalyzat.` }))
    good.assertStatus(201)
  })

  test('two tabs that press send have it sent once, and its words stay as they were', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const { professionId } = await givenTrade(1)
    const draft = written({ audience: { profession_ids: [professionId] } })
    const { id } = (await api.create(draft)).body().data
    const answers = await Promise.all([
      api.act(id, 'schedule', { revision: 1 }),
      api.act(id, 'schedule', { revision: 1 }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    await advanceCampaigns()
    assert.lengthOf(await CampaignRecipient.query().where({ campaignId: id }), 1)
    for (const refused of [
      await api.update(id, written({ revision: 1 })),
      await api.remove(id),
      await api.act(id, 'schedule', { revision: 1 }),
    ]) {
      refused.assertStatus(409)
      assert.equal(refused.body().errors[0].message, 'campaign_sent')
    }
  })

  test('what somebody changed meanwhile is not sent, nor what is planned for the past', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const { id } = (await api.create(written())).body().data
    await api.update(id, written({ name: 'Más', revision: 1 }))
    ;(await api.act(id, 'schedule', { revision: 1 })).assertStatus(409)
    for (const at of ['2020-01-01T10:00', 'tomorrow', '2099-02-30T10:00', 12]) {
      const answer = await api.act(id, 'schedule', { revision: 2, at })
      assert.equal(answer.status(), 422, `${at}`)
      assert.deepEqual(wrongFields(answer.body()), ['at'])
    }
    const soon = DateTime.fromMillis(clock.now(), { zone: 'Europe/Budapest' }).plus({ days: 1 })
    const at = soon.toFormat("yyyy-MM-dd'T'HH:mm")
    ;(await api.act(id, 'schedule', { revision: 2, at })).assertStatus(200)
    await advanceCampaigns()
    const { state, scheduled_for } = (await api.show(id)).body().data
    assert.deepEqual([state, scheduled_for], ['scheduled', soon.startOf('minute').toMillis()])
    // A step that does not fit the state is refused; the end is for good.
    ;(await api.act(id, 'pause')).assertStatus(409)
    ;(await api.act(id, 'resume')).assertStatus(409)
    ;(await api.act(id, 'cancel')).assertStatus(200)
    ;(await api.act(id, 'cancel')).assertStatus(409)
    assert.deepEqual((await kindsAbout('campaign', id)).slice(-2), [
      'campaign.scheduled',
      'campaign.cancelled',
    ])
  })

  test('each step leaves its line in the log', async ({ client, assert }) => {
    const { api } = await office(client)
    const { professionId } = await givenTrade(1)
    const draft = written({ audience: { profession_ids: [professionId] } })
    const { id } = (await api.create(draft)).body().data
    await api.act(id, 'test')
    await api.act(id, 'schedule', { revision: 1 })
    await transaction(async (trx) => {
      await Campaign.query(trx).where({ id }).update({ state: 'freezing' })
    })
    for (const step of ['pause', 'resume', 'cancel']) await api.act(id, step)
    assert.deepEqual(await kindsAbout('campaign', id), [
      'campaign.drafted',
      'campaign.tested',
      'campaign.scheduled',
      'campaign.paused',
      'campaign.resumed',
      'campaign.cancelled',
    ])
  })

  test('a mail to oneself goes to the own address only, in both languages, and not without end', async ({
    client,
    assert,
  }) => {
    const { api, staff } = await office(client)
    const { id } = (await api.create(written())).body().data
    ;(await api.act(id, 'test', { to: 'masik@pelda.hu' })).assertStatus(200)
    const mails = await mailsTo(staff.email)
    assert.sameMembers(
      mails.map(({ subject }) => subject),
      ['Új ajándékok', 'New gifts']
    )
    assert.lengthOf(await mailsTo('masik@pelda.hu'), 0)
    assert.isUndefined(mails[0].headers)
    // A draft counts no clicks: its links lead to the pages themselves.
    const links = [...mails[0].html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    assert.include(links, new URL('/ajandekok?lap=2', env.get('APP_URL')).href)
    assert.isFalse(links.some((link) => link.includes('/hirlevel/')))
    assert.include(mails[0].text, '/ajandekok?lap=2')
    for (let sent = 1; sent < TESTS_PER_STAFF.hits; sent++) await api.act(id, 'test')
    ;(await api.act(id, 'test')).assertStatus(429)
  })

  test('the count says who is reached by each channel, and about how many beyond 10,000', async ({
    client,
    assert,
  }) => {
    const { staff } = await office(client)
    const { professionId, members } = await givenTrade(4, { locale: 'hu' })
    await agree(members[0].id, false)
    await transaction((trx) =>
      rows(trx, 'UPDATE members SET disabled_at = 1 WHERE id = ?', [members[3].id])
    )
    const audience = { profession_ids: [professionId] }
    const counted = async (more: object = {}) => {
      const body = { channels: ['mail', 'push'], audience: { ...audience, ...more } }
      const { list, mail, push, is_exact } = (await counts(client, staff, body)).body().data
      assert.isTrue(is_exact)
      return { list, mail, push }
    }
    assert.deepEqual(await counted(), { list: 3, mail: 2, push: 0 })
    assert.deepEqual(await counted({ consents: ['marketing_email'] }), {
      list: 2,
      mail: 2,
      push: 0,
    })
    assert.deepEqual(await counted({ balance_from: 1_000_000 }), { list: 0, mail: 0, push: 0 })
    assert.deepEqual(await counted({ scanned_within_days: 3 }), { list: 0, mail: 0, push: 0 })
    assert.deepEqual(await counted({ silent_for_days: 3 }), { list: 3, mail: 2, push: 0 })
    await transaction(async (trx) => {
      await Member.query(trx).where({ id: members[1].id }).update({ locale: 'en' })
    })
    assert.deepEqual(await counted({ languages: ['en'] }), { list: 1, mail: 1, push: 0 })
    assert.deepEqual(await counted({ languages: ['hu', 'en'] }), { list: 3, mail: 2, push: 0 })
    const nobody = await counts(client, staff, { audience: { profession_ids: [freshTrade()] } })
    assert.deepInclude(nobody.body().data, { list: 0, mail: 0, mail_limit: 1000 })
  })

  test('[O-08] support may not see campaigns, an auditor may not write or send them', async ({
    client,
  }) => {
    const { api: marketing } = await office(client)
    const { id } = (await marketing.create(written())).body().data
    const { api: support, staff } = await office(client, 'support')
    ;(await support.list()).assertStatus(403)
    ;(await support.show(id)).assertStatus(403)
    ;(await counts(client, staff, {})).assertStatus(403)
    const { api: auditor } = await office(client, 'auditor')
    ;(await auditor.show(id)).assertStatus(200)
    ;(await auditor.update(id, written({ revision: 1 }))).assertStatus(403)
    for (const step of ['test', 'schedule', 'pause', 'resume', 'cancel']) {
      ;(await auditor.act(id, step, { revision: 1 })).assertStatus(403)
    }
  })
})

const NOON = Date.parse('2026-11-25T12:00:00+01:00')
const day = (text: string) => Date.parse(`${text}:00+01:00`)
const MEMBER = {
  professionId: 3,
  county: 'pest',
  locale: 'hu',
  scannedAt: day('2026-11-22T00:00'),
  balance: 100,
  consents: {
    marketing_phone: false,
    marketing_email: true,
    research_phone: false,
    research_email: false,
  },
} as const

const JUDGED: [name: string, asked: Parameters<typeof audienceOf>[0], meant: boolean][] = [
  ['nothing', {}, true],
  ['its trade', { profession_ids: [1, 3] }, true],
  ['another trade', { profession_ids: [1] }, false],
  ['its county', { counties: ['pest'] }, true],
  ['another county', { counties: ['zala'] }, false],
  ['its language', { languages: ['en', 'hu'] }, true],
  ['another language', { languages: ['en'] }, false],
  ['a scan within three days, counted from the first minute', { scanned_within_days: 3 }, true],
  ['a scan within two days', { scanned_within_days: 2 }, false],
  ['silence for two days', { silent_for_days: 2 }, true],
  ['silence for three days', { silent_for_days: 3 }, false],
  ['the balance to the point', { balance_from: 100, balance_to: 100 }, true],
  ['more points', { balance_from: 101 }, false],
  ['fewer points', { balance_to: 99 }, false],
  ['its consent', { consents: ['marketing_email'] }, true],
  ['one consent more', { consents: ['marketing_email', 'research_email'] }, false],
]

test.group('Audiences', () => {
  for (const [name, asked, meant] of JUDGED) {
    test(`a member is judged by ${name}`, ({ assert }) => {
      assert.equal(isMeant(audienceOf(asked), MEMBER, NOON), meant)
    })
  }

  test('who has never scanned is silent and not active', ({ assert }) => {
    const member = { ...MEMBER, scannedAt: null, county: null, professionId: null }
    assert.isTrue(isMeant(audienceOf({ silent_for_days: 30 }), member, NOON))
    assert.isFalse(isMeant(audienceOf({ scanned_within_days: 30 }), member, NOON))
    assert.isFalse(isMeant(audienceOf({ counties: ['pest'] }), member, NOON))
  })

  test('a campaign from before languages could be asked for means readers of all of them', ({
    assert,
  }) => {
    const { languages: _none, ...before } = audienceOf({})
    assert.isTrue(isMeant(before, MEMBER, NOON))
  })
})
