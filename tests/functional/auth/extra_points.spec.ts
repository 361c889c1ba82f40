import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { OpenSurveys, type OpenSurvey } from '#auth'
import { frozenClock } from '#tests/support/clock'
import { FLOW, pointsOfSource, visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, rowOf } from '#tests/support/member_visits'
import { givenPoints } from '#tests/support/points'
import { detailsBody } from '#tests/support/registrations'
import type { Visitor } from '#tests/support/visitor'

/** Where a request led. */
async function ledTo(request: ReturnType<Visitor['get']>) {
  const response = await request
  response.assertStatus(302)
  return response.header('location')
}

/** The codes of a refused form. */
async function codesOf(request: ReturnType<Visitor['post']>) {
  const response = await request
  response.assertStatus(302)
  return response.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined
}

test.group('Extra points', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-40] the first page tells what the steps bring and which are done', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitingMember(client, { birthday: '1980-05-19' })
    const page = await visitor.get(FLOW)
    page.assertStatus(200)
    page.assertInertiaComponent('extra_points/intro')
    const { birthday, nameDay, surveys, referralPoints } = page.inertiaProps
    assert.isTrue(birthday.isGiven)
    assert.deepEqual(nameDay, { isGiven: false, points: 20 })
    assert.equal(surveys, 0)
    assert.equal(referralPoints, 100)
  })

  test('a stranger is sent to the login', async ({ client, assert }) => {
    for (const step of ['', '/birthday', '/nameday', '/survey', '/success']) {
      const response = await client.get(`${FLOW}${step}`).redirects(0)
      response.assertStatus(302)
      assert.equal(response.header('location'), '/belepes', step)
    }
  })

  test('[H-41] [X-03] [X-11] the birthday is stored and its points are booked at once', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await visitingMember(client)
    const page = await visitor.get(`${FLOW}/birthday`)
    page.assertStatus(200)
    page.assertInertiaComponent('extra_points/birthday')
    assert.equal(page.inertiaProps.bonus, 30)
    const next = await ledTo(visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' }))
    assert.equal(next, `${FLOW}/nameday`)
    assert.equal((await rowOf('members', member.id)).birthday, '1980-05-19')
    const sql = 'SELECT reference, points FROM ledger_entries WHERE member_id = ?'
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [
      { reference: `birthday:${member.id}`, points: 30 },
    ])
  })

  test('[H-42] [X-05] [X-11] the name day has no year', async ({ client, assert }) => {
    const { visitor, member } = await visitingMember(client)
    const page = await visitor.get(`${FLOW}/nameday`)
    page.assertStatus(200)
    page.assertInertiaComponent('extra_points/name_day')
    for (const wrong of ['2001-05-19', '02-30', '13-01', '5-19', '00-10']) {
      const codes = await codesOf(visitor.post(`${FLOW}/nameday`, { name_day: wrong }))
      assert.deepEqual(codes, { name_day: ['invalid'] }, wrong)
    }
    const next = await ledTo(visitor.post(`${FLOW}/nameday`, { name_day: '02-29' }))
    assert.equal(next, `${FLOW}/survey`)
    assert.equal((await rowOf('members', member.id)).name_day, '02-29')
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'name_day', points: 20 }])
  })

  test('the calendar suggests a name day by the first name, in the flow and in the profile', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitingMember(client, { firstName: 'Mátyás' })
    const moved = [{ name: 'Mátyás', day: '02-24', leap_day: '02-25' }]
    const { suggestions } = (await visitor.get(`${FLOW}/nameday`)).inertiaProps
    assert.deepEqual(suggestions, moved)
    assert.deepEqual((await visitor.get('/profil')).inertiaProps.nameDays, moved)
    const stranger = await visitingMember(client, { firstName: 'Xqz' })
    assert.deepEqual((await stranger.visitor.get(`${FLOW}/nameday`)).inertiaProps.suggestions, [])
  })

  test('[X-04] a birthday is a real day of somebody between 18 and 150', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock('2026-11-20T12:00:00Z')
    cleanup(() => clock.restore())
    const { visitor, member } = await visitingMember(client)
    const wrong = [
      '1899-01-01', // No year of the 19th century.
      '1980-04-31',
      '2001-02-29',
      '2008-11-21', // 18 tomorrow.
      '2101-01-01',
      '1980-13-01',
      '1980-05',
      '05-19',
      'tegnap',
    ]
    for (const birthday of wrong) {
      const codes = await codesOf(visitor.post(`${FLOW}/birthday`, { birthday }))
      assert.deepEqual(codes, { birthday: ['invalid'] }, birthday)
    }
    assert.isNull((await rowOf('members', member.id)).birthday)
    const turned18 = await visitor.post(`${FLOW}/birthday`, { birthday: '2008-11-20' })
    assert.isUndefined(turned18.flashMessage('inputErrorsBag'))
    assert.equal((await rowOf('members', member.id)).birthday, '2008-11-20')
  })

  test('[X-04] none of the parts filled in leaves the step out and takes nothing away', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await visitingMember(client, { nameDay: '03-18' })
    const next = await ledTo(visitor.post(`${FLOW}/birthday`, { birthday: '' }))
    assert.equal(next, `${FLOW}/survey`)
    await visitor.post(`${FLOW}/nameday`, { name_day: '' })
    assert.equal((await rowOf('members', member.id)).name_day, '03-18')
    assert.deepEqual(await bookingsOf(member.id), [])
  })

  test('[X-10] a second turn books nothing and is no error, whatever the rule says then', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor, member } = await visitingMember(client)
    for (const birthday of ['1980-05-19', '1980-05-19', '1981-06-20']) {
      assert.equal(await ledTo(visitor.post(`${FLOW}/birthday`, { birthday })), `${FLOW}/nameday`)
    }
    cleanup(await pointsOfSource('birthday', 45))
    await ledTo(visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' }))
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'birthday', points: 30 }])
  })

  test('[X-10] a second name day and second consents book nothing and are no error', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await visitingMember(client)
    for (const name_day of ['03-18', '03-18', '05-19']) {
      const answer = await visitor.post(`${FLOW}/nameday`, { name_day })
      assert.isUndefined(answer.flashMessage('inputErrorsBag'))
    }
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'name_day', points: 20 }])
    const kinds = ['marketing_phone', 'marketing_email', 'research_phone', 'research_email']
    const all = (value: boolean) => Object.fromEntries(kinds.map((kind) => [kind, value]))
    // Given, sent again, withdrawn and given once more.
    for (const value of [true, true, false, true]) {
      const answer = await visitor.post('/profil/consent', all(value))
      assert.isBelow(answer.status(), 400)
      assert.isUndefined(answer.flashMessage('inputErrorsBag'))
    }
    const booked = (await bookingsOf(member.id)).map(({ source }) => source)
    assert.sameMembers(booked, ['name_day', ...kinds.map((kind) => `consent_${kind}`)])
  })

  test('[X-10] parallel requests book once each', async ({ client, assert }) => {
    const { visitor, member } = await visitingMember(client)
    await Promise.all([
      ...Array.from({ length: 6 }, () =>
        visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' })
      ),
      ...Array.from({ length: 6 }, () => visitor.post(`${FLOW}/nameday`, { name_day: '03-18' })),
    ])
    assert.sameDeepMembers(await bookingsOf(member.id), [
      { source: 'birthday', points: 30 },
      { source: 'name_day', points: 20 },
    ])
  })

  test('[X-08] steps that are given are skipped', async ({ client, assert }) => {
    const born = await visitingMember(client, { birthday: '1980-05-19' })
    assert.equal(await ledTo(born.visitor.get(`${FLOW}/birthday`)), `${FLOW}/nameday`)
    const both = await visitingMember(client, { birthday: '1980-05-19', nameDay: '03-18' })
    assert.equal(await ledTo(both.visitor.get(`${FLOW}/birthday`)), `${FLOW}/survey`)
    assert.equal(await ledTo(both.visitor.get(`${FLOW}/nameday`)), `${FLOW}/survey`)
    const named = await visitingMember(client, { nameDay: '03-18' })
    const next = await ledTo(named.visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' }))
    assert.equal(next, `${FLOW}/survey`)
  })

  test('[X-07] [H-44] the last page shows what this turn brought, and nothing before it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, member } = await visitingMember(client)
    assert.equal(await ledTo(visitor.get(`${FLOW}/success`)), FLOW)
    await visitor.get(FLOW)
    assert.equal(await ledTo(visitor.get(`${FLOW}/success`)), FLOW)
    await visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' })
    await givenPoints(member, 500)
    await visitor.post(`${FLOW}/nameday`, { name_day: '03-18' })
    for (let turn = 0; turn < 2; turn++) {
      const page = await visitor.get(`${FLOW}/success`)
      page.assertStatus(200)
      page.assertInertiaComponent('extra_points/success')
      assert.deepEqual(page.inertiaProps.gains, [
        { source: 'birthday', source_name: '', points: 30 },
        { source: 'name_day', source_name: '', points: 20 },
      ])
    }
    clock.pass(1000)
    await visitor.get(FLOW)
    assert.equal(await ledTo(visitor.get(`${FLOW}/success`)), FLOW)
    await visitor.post(`${FLOW}/survey`)
    assert.deepEqual((await visitor.get(`${FLOW}/success`)).inertiaProps.gains, [])
  })

  test('[X-07] who leaves the flow in the middle and comes back is told all it brought', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor } = await visitingMember(client)
    const gains = async () => {
      const page = await visitor.get(`${FLOW}/success`)
      return page.inertiaProps.gains.map(({ points }: { points: number }) => points)
    }
    await visitor.get(FLOW)
    await visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' })
    clock.pass(60_000)
    await visitor.get('/ajandekok')
    await visitor.get(FLOW)
    await visitor.post(`${FLOW}/nameday`, { name_day: '03-18' })
    assert.deepEqual(await gains(), [30, 20])
    // What was told is not told again.
    clock.pass(60_000)
    await visitor.get(FLOW)
    await visitor.post(`${FLOW}/survey`)
    assert.deepEqual(await gains(), [])
  })

  test('[X-09] who puts the offer off is not asked again in this session', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await visitingMember(client)
    const offered = await visitor.get('/')
    assert.deepEqual(offered.inertiaProps.extraPoints, { day: 'birthday', points: 30 })
    const postponed = await visitor.post(`${FLOW}/postpone`, {}, { accept: 'application/json' })
    postponed.assertStatus(200)
    assert.isNull((await visitor.get('/')).inertiaProps.extraPoints)

    await visitor.post('/logout')
    await visitor.post('/belepes', { email: member.email, password: member.password })
    assert.isNotNull((await visitor.get('/')).inertiaProps.extraPoints)
    // Whoever has seen the first page of the flow has been asked.
    await visitor.get(FLOW)
    assert.isNull((await visitor.get('/')).inertiaProps.extraPoints)
  })

  test('nothing is offered where nothing is open or it brings nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const both = await visitingMember(client, { birthday: '1980-05-19', nameDay: '03-18' })
    assert.isNull((await both.visitor.get('/')).inertiaProps.extraPoints)
    const named = await visitingMember(client, { birthday: '1980-05-19' })
    const { extraPoints } = (await named.visitor.get('/')).inertiaProps
    assert.deepEqual(extraPoints, { day: 'name_day', points: 20 })
    cleanup(await pointsOfSource('name_day', 0))
    assert.isNull((await named.visitor.get('/')).inertiaProps.extraPoints)
  })

  test('the front page names the ways to points that are open, and no others', async ({
    client,
    assert,
    cleanup,
  }) => {
    const waysOf = async (visitor: Visitor) => (await visitor.get('/')).inertiaProps.morePoints
    const { visitor, member } = await visitingMember(client)
    assert.deepEqual(await waysOf(visitor), {
      profileData: { missing: ['company', 'shipping'], points: 50 },
      days: [
        { day: 'birthday', points: 30 },
        { day: 'name_day', points: 20 },
      ],
      surveys: [],
      communityPoints: 0,
      referralPoints: 100,
    })
    await visitor.post(`${FLOW}/birthday`, { birthday: '1980-05-19' })
    const address = { zip: '9023', city: 'Győr', address: 'Fő út', house_number: '1' }
    const shipping = { last_name: 'Szűcs', first_name: 'Gábor', ...address }
    await visitor.post('/profil/shipping', shipping)
    const later = await waysOf(visitor)
    assert.deepEqual(later.profileData, { missing: ['company'], points: 50 })
    assert.deepEqual(later.days, [{ day: 'name_day', points: 20 }])

    const { company } = await detailsBody()
    await visitor.post('/profil/company', company)
    assert.isNull((await waysOf(visitor)).profileData)
    // What was earned once is not offered again when a part is taken away.
    await visitor.post('/profil/shipping', { ...shipping, city: '' })
    assert.isNull((await waysOf(visitor)).profileData)
    assert.includeDeepMembers(await bookingsOf(member.id), [{ source: 'profile_data', points: 50 }])
    cleanup(await pointsOfSource('referral', 0))
    assert.equal((await waysOf(visitor)).referralPoints, 0)
    assert.isNull((await client.get('/').withInertia()).inertiaProps.morePoints)
  })

  test('[H-43] the survey step lists what the surveys say and leads on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor, member } = await visitingMember(client)
    const empty = await visitor.get(`${FLOW}/survey`)
    empty.assertStatus(200)
    empty.assertInertiaComponent('extra_points/survey')
    assert.deepEqual(empty.inertiaProps.surveys, [])

    const asked: [number, string][] = []
    class TwoSurveys extends OpenSurveys {
      async of(memberId: number, locale: string): Promise<OpenSurvey[]> {
        asked.push([memberId, locale])
        return [{ slug: 'homlokzat', title: 'Facades', points: 40 }]
      }

      async answer() {
        return 0
      }
    }
    app.container.swap(OpenSurveys, () => new TwoSurveys())
    cleanup(() => app.container.restore(OpenSurveys))
    const listed = await visitor.get(`${FLOW}/survey`)
    assert.deepEqual(listed.inertiaProps.surveys, [
      { slug: 'homlokzat', title: 'Facades', points: 40 },
    ])
    assert.deepEqual(asked, [[member.id, 'en']])
    assert.equal(await ledTo(visitor.post(`${FLOW}/survey`)), `${FLOW}/success`)
    assert.equal((await visitor.get(`${FLOW}/success`)).status(), 200)
  })
})
