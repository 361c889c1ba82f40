import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { eraseMember } from '#app/personal/erasure'
import { allDisclosures } from '#app/personal/disclosure'
import PromotionMember from '#promo/games/models/promotion_member'
import RulesText from '#promo/games/models/rules_text'
import { acceptRules } from '#promo/games/actions/accept_rules'
import { frozenClock } from '#tests/support/clock'
import { visitingMember } from '#tests/support/extra_points'
import { endGames, givenGame } from '#tests/support/games'
import { givenMember } from '#tests/support/members'

const STATUS = '/consents/status/birthday-promo'
const ACCEPT = '/consents/accept/birthday-promo'
const DISMISS = '/consents/dismiss/birthday-promo'
const JSON_ONLY = { accept: 'application/json' }

test.group('The rules of the game', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock('2025-05-20T10:00:00Z')
    return async () => {
      time.restore()
      await endGames()
    }
  })

  test('[H-51] [D-12] the status is three booleans, for members only', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitingMember(client)
    const told = async () => (await visitor.get(STATUS, JSON_ONLY)).body()
    const nothing = { isActive: false, hasConsent: false, popupDismissed: false }
    assert.deepEqual(await told(), nothing)
    await givenGame()
    assert.deepEqual(await told(), { ...nothing, isActive: true })
    const guest = await client.get(STATUS).accept('json')
    guest.assertStatus(401)
  })

  test('[R-03] [H-51] a game is active to the last second of its last day in Budapest', async ({
    client,
    assert,
  }) => {
    await givenGame()
    time.pass(Date.parse('2025-06-30T23:59:59+02:00') - Date.parse('2025-05-20T10:00:00Z'))
    const { visitor } = await visitingMember(client)
    const isActive = async () => (await visitor.get(STATUS, JSON_ONLY)).body().isActive
    assert.isTrue(await isActive())
    time.pass(1000)
    assert.isFalse(await isActive())
  })

  test('[H-49] [R-13] accepting says so, and lasts', async ({ client, assert }) => {
    const game = await givenGame()
    const { visitor, member } = await visitingMember(client)
    const asks = async () => (await visitor.get('/profil')).inertiaProps.asksRules
    assert.isTrue(await asks())
    const answer = await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    assert.deepEqual(answer.body(), { isActive: true, hasConsent: true, popupDismissed: false })
    assert.isFalse(await asks(), 'a reload shows no popup')
    assert.isTrue((await visitor.get(STATUS, JSON_ONLY)).body().hasConsent)
    const row = await PromotionMember.findByOrFail({ promotionId: game.id, memberId: member.id })
    assert.match(row.pseudonym!, /^[0-9A-Z]{16}$/)
    time.pass(5000)
    await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    const again = await PromotionMember.findOrFail(row.id)
    assert.deepEqual(
      [again.pseudonym, again.acceptedAt],
      [row.pseudonym, row.acceptedAt],
      'the first acceptance stays'
    )
  })

  test('[R-11] [R-10] without the tick the server answers with an error of consent, and there is no entry', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const { visitor, member } = await visitingMember(client)
    for (const body of [{ consent: false }, {}, { consent: 'no' }]) {
      const answer = await visitor.post(ACCEPT, body, JSON_ONLY)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'consent')
    }
    const rows = await PromotionMember.query().where({ promotionId: game.id, memberId: member.id })
    assert.lengthOf(rows, 0)
  })

  test('[R-11] when no game runs there is nothing to accept', async ({ client, assert }) => {
    const { visitor } = await visitingMember(client)
    const answer = await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    answer.assertStatus(422)
    assert.containsSubset(answer.body().errors[0], { field: 'consent', rule: 'no_running_game' })
  })

  test('[H-50] [R-13] dismissing says so, lasts, and leaves the way open to accept', async ({
    client,
    assert,
  }) => {
    await givenGame()
    const { visitor } = await visitingMember(client)
    const asks = async () => (await visitor.get('/profil')).inertiaProps.asksRules
    assert.isTrue(await asks())
    const answer = await visitor.post(DISMISS, {}, JSON_ONLY)
    assert.deepEqual(answer.body(), { isActive: true, hasConsent: false, popupDismissed: true })
    assert.isFalse(await asks(), 'a reload shows no popup')
    const accepted = await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    assert.deepEqual(accepted.body(), { isActive: true, hasConsent: true, popupDismissed: true })
    assert.isFalse(await asks())
  })

  test('[R-12] pages ask members by themselves only while a game runs', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitingMember(client)
    const asks = async () => (await visitor.get('/profil')).inertiaProps.asksRules
    assert.isFalse(await asks())
    await givenGame()
    assert.isTrue(await asks())
    const guest = await client.get('/szulinap').withInertia()
    assert.isFalse(guest.body().props.asksRules)
  })

  test('[R-13] fifty acceptances at once are one row with one pseudonym', async ({ assert }) => {
    const game = await givenGame()
    const { id: memberId } = await givenMember()
    await Promise.all(Array.from({ length: 50 }, () => acceptRules(memberId)))
    const rows = await PromotionMember.query().where({ promotionId: game.id, memberId })
    assert.lengthOf(rows, 1)
    assert.isNotNull(rows[0].pseudonym)
  })

  test('[R-10] the accepted text is kept under its hash', async ({ client, assert }) => {
    const game = await givenGame()
    const { visitor, member } = await visitingMember(client)
    await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    const row = await PromotionMember.findByOrFail({ promotionId: game.id, memberId: member.id })
    const text = await RulesText.findByOrFail({ promotionId: game.id, hash: row.rulesHash })
    assert.match(text.textHu, /részvételi feltételek/)
    assert.match(text.textEn, /conditions of participation/i)
  })

  test('[P-22] deletion takes the pseudonym away, and "my data" lists it before', async ({
    client,
    assert,
  }) => {
    await givenGame()
    const { visitor, member } = await visitingMember(client)
    await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    const games = allDisclosures().find(({ name }) => name === 'prize_games')!
    const rowsOf = async () => {
      const rows = []
      for await (const batch of games.read(member.id, 'en')) rows.push(...batch)
      return rows
    }
    const [row] = await rowsOf()
    assert.equal(row.game, 'Birthday game 2025')
    assert.match(String(row.rules), /conditions of participation/i)
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    assert.deepEqual(await rowsOf(), [])
    const sql = 'SELECT 1 FROM promotion_members WHERE member_id = ?'
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [])
  })

  test('[R-07] the scan page holds a followed code back until the rules are answered', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitingMember(client)
    const page = async (query: string) => (await visitor.get(`/qr-code${query}`)).inertiaProps
    assert.containsSubset(await page('?startscan=1'), { startscan: true, held: null })
    await givenGame()
    assert.containsSubset(await page('?startscan=1'), {
      startscan: false,
      held: { code: null, startscan: true },
    })
    assert.containsSubset(await page('?code=ABC'), { code: null, held: { code: 'ABC' } })
    await visitor.post(ACCEPT, { consent: true }, JSON_ONLY)
    assert.containsSubset(await page('?code=ABC'), { code: 'ABC', held: null })
  })
})
