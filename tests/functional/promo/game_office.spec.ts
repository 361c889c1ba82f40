import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import Promotion from '#promo/games/models/promotion'
import { businessDate } from '#app/business_date'
import { kindsAbout } from '#tests/support/audit_lines'
import { endGames, gameTerms } from '#tests/support/games'
import { givenStaff, type TestStaff } from '#tests/support/members'
import { givenMedium, pictureOf, sendMedium } from '#tests/support/media'
import { staffApi } from '#tests/support/staff_api'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day so many days after the first one of {@link written}. */
const dayAfter = (days: number) => businessDate(clock.now() + (7 + days) * DAY_MS)

/** A game as the back-office sends it, which begins in a week. */
function written(given: object = {}) {
  const { slug, prizes } = gameTerms()
  const dayIn = (days: number) => businessDate(clock.now() + days * DAY_MS)
  return {
    slug,
    title_hu: 'Őszi játék',
    title_en: 'Autumn game',
    lead_hu: 'Hetente egy beolvasás elég.',
    lead_en: 'One scan a week is enough.',
    first_day: dayIn(7),
    last_day: dayIn(7 + 42),
    contact_email: 'jatek@mesterpont.example',
    rules_page: 'altalanos-reszveteli-feltetelek',
    prizes: prizes.map(({ draw, nameHu, nameEn, items }) => {
      return { draw, name_hu: nameHu, name_en: nameEn, items }
    }),
    ...given,
  }
}

async function office(client: ApiClient, role: TestStaff['role'] = 'marketing') {
  const staff = await givenStaff({ role })
  return { staff, api: staffApi(client, 'promotions', staff) }
}

test.group('Prize games in the back-office', (group) => {
  group.each.teardown(endGames)

  test('[O-10] [D-34] [O-13] a game is drafted, changed, published and from then on keeps its days', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const body = written()
    const drafted = await api.create(body)
    drafted.assertStatus(201)
    const { id, draws, weeks, phase, gaps } = drafted.body().data
    assert.equal(phase, 'draft')
    assert.equal(weeks, 6)
    assert.lengthOf(draws, 7)
    assert.deepEqual(
      gaps.filter(({ is_blocking }: { is_blocking: boolean }) => is_blocking),
      []
    )
    const changed = {
      title_en: 'Another game',
      lead_hu: 'Naponta egy beolvasás elég.',
      contact_email: 'masik@pelda.hu',
    }
    ;(await api.update(id, { ...body, ...changed })).assertStatus(200)
    const { data: read } = (await api.show(id)).body()
    assert.containSubset(read, { ...changed, title_hu: body.title_hu, first_day: body.first_day })
    const published = await api.act(id, 'publish')
    published.assertStatus(200)
    assert.equal(published.body().data.phase, 'planned')
    const later = await api.update(id, { ...body, last_day: body.first_day })
    later.assertStatus(409)
    assert.deepEqual(await kindsAbout('game', id), [
      'game.drafted',
      'game.changed',
      'game.published',
    ])
  })

  test('[R-03] a game with gaps is not published, and says what is missing', async ({
    client,
    assert,
  }) => {
    const { api } = await office(client)
    const body = written({ title_en: '', rules_page: 'nincs-ilyen-oldal', prizes: [] })
    const { id, gaps } = (await api.create(body)).body().data
    const codes = gaps.map(({ code, about }: { code: string; about: string }) => `${code} ${about}`)
    assert.includeMembers(codes, [
      'missing_text titleEn',
      'missing_rules nincs-ilyen-oldal',
      'missing_prize w1',
      'missing_prize main',
    ])
    ;(await api.act(id, 'publish')).assertStatus(409)
    assert.equal((await Promotion.findOrFail(id)).state, 'draft')
    ;(await api.remove(id)).assertStatus(200)
    assert.deepEqual(await kindsAbout('game', id), ['game.drafted', 'game.removed'])
  })

  test('what is no game is refused at its fields', async ({ client, assert }) => {
    const { api } = await office(client)
    const body = written({
      first_day: '2027-02-30',
      slug: '../x',
      prizes: [{ draw: 'w0', items: -1 }],
    })
    const answer = await api.create(body)
    answer.assertStatus(422)
    const fields = answer.body().errors.map(({ field }: { field: string }) => field)
    assert.includeMembers(fields, ['first_day', 'slug', 'prizes.0.draw', 'prizes.0.items'])
    const lost = await api.create(written({ last_day: dayAfter(6) }))
    lost.assertStatus(422)
    assert.containsSubset(lost.body().errors, [
      { field: 'prizes.1.draw', rule: 'prize_without_week' },
    ])
    const taken = written()
    ;(await api.create(taken)).assertStatus(201)
    ;(await api.create(taken)).assertStatus(422)
  })

  test('[R-01] [U-04] staff see the page of a draft and the prizes that show a picture', async ({
    client,
    assert,
  }) => {
    const { staff, api } = await office(client)
    const { id: mediumId, name } = await givenMedium(await pictureOf())
    const prizes = [{ draw: 'main', name_hu: 'Televízió', items: 1, picture: name }]
    const { id } = (await api.create(written({ prizes }))).body().data
    const path = `/szulinap/elonezet/${id}`
    ;(await client.get(path).accept('json')).assertStatus(401)
    const support = await givenStaff({ role: 'support' })
    const refused = await client.get(path).accept('json').withGuard('staff').loginAs(support)
    refused.assertStatus(403)
    const nowhere = client.get('/szulinap/elonezet/2147483648').withGuard('staff').loginAs(staff)
    ;(await nowhere).assertStatus(404)
    const page = await client.get(path).withGuard('staff').loginAs(staff).withInertia()
    page.assertStatus(200)
    assert.equal(page.body().props.game.main.prizes[0].picture, `/media/${name}-640.webp`)
    const uses = await staffApi(client, `media/${mediumId}/uses`, staff).list()
    assert.containsSubset(uses.body().data, [
      { owner: 'promotions', owner_id: id, title_hu: 'Televízió', state: 'draft' },
    ])
    const another = await sendMedium(client, staff, await pictureOf(400, 300), {
      path: `media/${mediumId}/contents`,
    })
    const [kept] = (await api.show(id)).body().data.prizes
    assert.equal(kept.picture, another.body().data.name)
  })

  test('[O-19] an auditor reads games and changes none', async ({ client }) => {
    const { api } = await office(client, 'auditor')
    ;(await api.list()).assertStatus(200)
    ;(await api.create(written())).assertStatus(403)
  })
})
