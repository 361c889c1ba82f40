import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { changeSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { scheduleOrAsk } from '#notifications/campaigns/actions/schedule_or_ask'
import Campaign from '#notifications/campaigns/models/campaign'
import { priceOfCampaign } from '#notifications/campaigns/queries/price_of_campaign'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from '#notifications/constants'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { NoSmsGateway } from '#notifications/gateways/sms_gateways'
import { kindsAbout } from '#tests/support/audit_lines'
import { agreeByPhone, givenTrade, restCampaigns, sentCampaign } from '#tests/support/campaigns'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { confirmedSession, givenStaff, type TestStaff } from '#tests/support/members'
import { usePaidSms } from '#tests/support/paid_sms'
import { staffApi } from '#tests/support/staff_api'

type Cleanup = (work: () => void | Promise<void>) => void

/** A campaign by SMS as the form sends it. */
function written(given: object = {}) {
  return {
    name: 'Őszi SMS',
    title_hu: 'Új ajándékok',
    title_en: 'New gifts',
    text_hu: 'Megjöttek az őszi ajándékok.',
    text_en: 'The gifts of autumn are here.',
    sms_hu: 'Megjöttek az őszi ajándékok!',
    sms_en: 'The gifts of autumn are here!',
    action: '/ajandekok',
    channels: ['sms'],
    audience: {},
    ...given,
  }
}

const wrongFields = (body: { errors?: { field: string; rule: string }[] }) =>
  body.errors?.map(({ field, rule }) => `${field} ${rule}`) ?? []

async function office(client: ApiClient, cleanup: Cleanup) {
  const gateway = await usePaidSms(cleanup)
  const time = frozenClock('2026-11-25T12:00:00+01:00')
  cleanup(time.restore)
  const staff = await givenStaff({ role: 'marketing' })
  const api = staffApi(client, 'campaigns', staff)
  const preview = async (body: object) =>
    (await staffApi(client, 'campaign_sms', staff).create(body)).body().data
  return { gateway, staff, api, preview }
}

/** What the SMS of a campaign may cost without a second person, for the length of a test. */
async function priceMax(cleanup: Cleanup, forints: number) {
  const { campaign_sms_price_max: before } = await settings()
  const set = (campaign_sms_price_max: number) =>
    transaction((trx) => changeSettings(trx, { campaign_sms_price_max }))
  cleanup(() => set(before))
  await set(forints)
}

test.group('Campaigns by SMS in the back-office', (group) => {
  group.each.setup(async () => {
    await forgetLimits()
    return restCampaigns
  })

  test('an SMS has words of its own in each language of the campaign, with links to the shop alone', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api } = await office(client, cleanup)
    const { sms_en: _none, ...hungarian } = written()
    assert.deepEqual(wrongFields((await api.create(hungarian)).body()), ['sms_en required'])
    const empty = await api.create(written({ sms_hu: ' ', sms_en: '' }))
    assert.deepEqual(wrongFields(empty.body()), ['sms_hu required', 'sms_en required'])
    const only = await api.create(written({ only_language: 'hu', sms_en: 'Not this' }))
    assert.deepInclude(only.body().data, { sms_hu: 'Megjöttek az őszi ajándékok!', sms_en: '' })
    const unused = await api.create(written({ channels: ['mail'], sms_hu: null, sms_en: '' }))
    assert.deepInclude(unused.body().data, { sms_hu: '', sms_en: '' })
    for (const [field, text] of [
      ['sms_hu', 'Lásd: https://gonosz.example/x'],
      ['sms_en', 'See www.evil.example'],
      ['sms_en', '\u0007'],
      ['sms_hu', 'x'.repeat(460)],
    ]) {
      const answer = await api.create(written({ [field]: text }))
      answer.assertStatus(422)
      assert.lengthOf(wrongFields(answer.body()), 1)
      assert.match(wrongFields(answer.body())[0], new RegExp(`^${field} `))
    }
  })

  test('three parts are the most, of all that is sent; a letter outside GSM 03.38 makes it longer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api, preview } = await office(client, cleanup)
    const around = (await preview({ sms_hu: 'x', action: '/ajandekok' })).hu.characters - 1
    const fits = 'ő'.repeat(3 * 153 - around)
    assert.deepInclude((await preview({ sms_hu: fits, action: '/ajandekok' })).hu, {
      characters: 3 * 153,
      parts: 3,
    })
    const made = await api.create(written({ sms_hu: fits }))
    made.assertStatus(201)
    const { id } = made.body().data
    const over = `${fits}${'x'.repeat(20)}`
    for (const answer of [
      await api.create(written({ sms_hu: over })),
      await api.update(id, written({ sms_hu: over, revision: 1 })),
      await api.create(written({ sms_hu: `${'x'.repeat(201)}😀` })),
    ]) {
      answer.assertStatus(422)
      assert.deepEqual(wrongFields(answer.body()), ['sms_hu sms_too_long'])
      assert.deepInclude(answer.body().errors[0].meta, { max: 3 })
    }
    const english = await api.create(written({ sms_en: over }))
    assert.deepEqual(wrongFields(english.body()), ['sms_en sms_too_long'])
    assert.equal((await Campaign.findOrFail(id)).revision, 1)
    // Without its button it has room again.
    ;(await api.create(written({ sms_hu: over, action: null }))).assertStatus(201)
  })

  test('a name of the shop that grew meanwhile is seen when it is sent', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api, preview } = await office(client, cleanup)
    const around = (await preview({ sms_hu: 'x', action: '/ajandekok' })).hu.characters - 1
    const draft = written({ sms_hu: 'x'.repeat(3 * 153 - around - 5) })
    const { id } = (await api.create(draft)).body().data
    const { product_name: before } = await settings()
    const rename = (product_name: string) =>
      transaction((trx) => changeSettings(trx, { product_name }))
    cleanup(() => rename(before))
    await rename(`${before} Magyarország`)
    const refused = await api.act(id, 'schedule', { revision: 1 })
    assert.deepEqual(wrongFields(refused.body()), ['sms_hu sms_too_long'])
    assert.equal((await Campaign.findOrFail(id)).state, 'draft')
  })

  test('a shop without a provider offers no SMS, and refuses it by its field', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api, preview } = await office(client, cleanup)
    assert.isTrue((await preview({})).is_ready)
    const { id } = (await api.create(written())).body().data
    app.container.swap(SmsGateway, () => new NoSmsGateway())
    assert.isFalse((await preview({})).is_ready)
    for (const answer of [
      await api.create(written()),
      await api.update(id, written({ revision: 1 })),
      await api.act(id, 'schedule', { revision: 1 }),
    ]) {
      assert.deepEqual(wrongFields(answer.body()), ['channels no_sms'])
    }
    const freed = written({ channels: ['mail'], revision: 1 })
    ;(await api.update(id, freed)).assertStatus(200)
  })

  test('the form hears how it arrives, how many get it in each language, and what that costs', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { preview, staff } = await office(client, cleanup)
    const told = await preview({
      sms_hu: 'Őszi „ajándék”',
      only_language: 'hu',
      sms_en: 'Not this',
    })
    assert.match(told.hu.text, /^Mesterpont: Öszi "ajandék"\nHa nem kér ilyet: http/)
    assert.equal(told.en.text, told.hu.text)
    assert.deepInclude(told, {
      part_price: SMS_PART_PRICE,
      parts_of_day: SMS_DAILY_BUDGET / SMS_PART_PRICE / 2,
      parts_max: 3,
      price_max: (await settings()).campaign_sms_price_max,
    })
    const { professionId, members } = await givenTrade(4, { agrees: false, locale: 'hu' })
    for (const { id } of members.slice(1)) await agreeByPhone(id)
    await transaction(async (trx) => {
      await Member.query(trx).where({ id: members[1].id }).update({ locale: 'en' })
    })
    const body = { channels: ['sms'], audience: { profession_ids: [professionId] } }
    const counted = (await staffApi(client, 'campaign_counts', staff).create(body)).body().data
    assert.deepInclude(counted, { list: 4, mail: 0, sms: 3, sms_hu: 2, sms_en: 1 })
    const none = { ...body, channels: ['mail'] }
    const other = (await staffApi(client, 'campaign_counts', staff).create(none)).body().data
    assert.deepInclude(other, { list: 4, sms: 0, sms_hu: 0, sms_en: 0 })
  })

  test('dearer than the setting says it waits for a second administrator, who agrees to what was seen', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api, gateway, staff } = await office(client, cleanup)
    await priceMax(cleanup, 3 * SMS_PART_PRICE)
    const { professionId, members } = await givenTrade(3, { agrees: false, locale: 'hu' })
    for (const { id } of members) await agreeByPhone(id)
    const draft = written({ audience: { profession_ids: [professionId] } })
    const cheap = (await api.create(draft)).body().data.id
    ;(await api.act(cheap, 'schedule', { revision: 1 })).assertStatus(200)

    const two = 'x'.repeat(150)
    const dear = (await api.create({ ...draft, sms_hu: two })).body().data.id
    const asked = await api.act(dear, 'schedule', { revision: 1 })
    asked.assertStatus(202)
    const { waiting_id: waitingId } = asked.body().data
    const again = await api.act(dear, 'schedule', { revision: 1 })
    assert.equal(again.body().data.waiting_id, waitingId)
    assert.equal((await Campaign.findOrFail(dear)).state, 'draft')
    const waitsFor = async (id: number) => {
      const [line] = (await api.list({ id: [id] })).body().data
      const shown = (await api.show(id)).body().data
      assert.equal(line.waiting_id, shown.waiting_id)
      return shown.waiting_id
    }
    assert.equal(await waitsFor(dear), waitingId)
    assert.isNull(await waitsFor(cheap))

    const [admin, support] = [await givenStaff(), await givenStaff({ role: 'support' })]
    const settle = (who: TestStaff, verdict: string, deed = waitingId) =>
      client
        .post(`/api/admin/waiting_deeds/${deed}/${verdict}`)
        .accept('json')
        .withCsrfToken()
        .withSession(confirmedSession(who))
        .withGuard('staff')
        .loginAs(who)
    for (const who of [staff, support]) (await settle(who, 'agreement')).assertStatus(403)
    const listed = await staffApi(client, 'waiting_deeds', admin).list({ id: [waitingId] })
    assert.containSubset(listed.body().data, [
      { kind: 'campaign', subject_id: dear, name: 'Őszi SMS', people: 3, price: 6 * 25, at: null },
    ])
    ;(await settle(admin, 'agreement')).assertStatus(200)
    assert.equal((await Campaign.findOrFail(dear)).state, 'scheduled')
    assert.isNull(await waitsFor(dear))
    assert.deepEqual(await kindsAbout('campaign', dear), [
      'campaign.drafted',
      'deed.asked',
      'campaign.scheduled',
      'deed.agreed',
    ])
    await sentCampaign(dear)
    assert.deepEqual(gateway.each(members), [2, 2, 2])
    const shown = (await api.show(dear)).body().data
    const figures = { waiting: 0, sent: 3, failed: 0, left_out: 0, held: 0 }
    assert.deepEqual(shown.by_channel, [{ channel: 'sms', ...figures }])

    const changed = (await api.create({ ...draft, sms_hu: two })).body().data.id
    const later = (await api.act(changed, 'schedule', { revision: 1 })).body().data.waiting_id
    assert.equal(await waitsFor(changed), later)
    await api.update(changed, { ...draft, sms_hu: `${two}!`, revision: 1 })
    assert.isNull(await waitsFor(changed), 'what was wanted is not what there is')
    const outdated = await settle(admin, 'agreement', later)
    outdated.assertStatus(409)
    assert.equal(outdated.body().errors[0].message, 'changed_meanwhile')
    ;(await settle(admin, 'refusal', later)).assertStatus(200)
    assert.equal((await Campaign.findOrFail(changed)).state, 'draft')
  })

  test('a price that was counted of another version is none', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { api } = await office(client, cleanup)
    const { id } = (await api.create(written({ channels: ['mail'] }))).body().data
    const price = await priceOfCampaign(id)
    ;(await api.update(id, written({ revision: 1 }))).assertStatus(200)
    const meant = { id, revision: 2, at: null, by: { source: 'cli' } } as const
    const scheduling = transaction((trx) => scheduleOrAsk(trx, meant, price))
    await assert.rejects(() => scheduling, 'Somebody else saved it meanwhile')
    assert.equal((await Campaign.findOrFail(id)).state, 'draft')
  })

  test('an administrator who asks cannot agree, and nobody raises the limit alone', async ({
    client,
    assert,
    cleanup,
  }) => {
    await office(client, cleanup)
    await priceMax(cleanup, 0)
    const admin = await givenStaff()
    const { professionId, members } = await givenTrade(1, { agrees: false, locale: 'hu' })
    await agreeByPhone(members[0].id)
    const api = staffApi(client, 'campaigns', admin)
    const audience = { profession_ids: [professionId] }
    const { id } = (await api.create(written({ audience }))).body().data
    const past = await api.act(id, 'schedule', { revision: 1, at: '2026-11-25T11:00' })
    assert.deepEqual(wrongFields(past.body()), ['at time_is_over'])
    const plan = { revision: 1, at: '2026-11-26T08:00' }
    const { waiting_id: deed } = (await api.act(id, 'schedule', plan)).body().data
    const act = (path: string, method: 'post' | 'put', body: object = {}) =>
      client[method](`/api/admin/${path}`)
        .accept('json')
        .withCsrfToken()
        .withSession(confirmedSession(admin))
        .withGuard('staff')
        .loginAs(admin)
        .json(body)
    const own = await act(`waiting_deeds/${deed}/agreement`, 'post')
    assert.equal(own.body().errors[0].rule, 'own_deed')
    const raised = await act('settings/campaign_sms_price_max', 'put', { value: 1_000_000 })
    raised.assertStatus(202)
    assert.equal((await settings()).campaign_sms_price_max, 0)
    assert.equal((await Campaign.findOrFail(id)).state, 'draft')
  })
})
