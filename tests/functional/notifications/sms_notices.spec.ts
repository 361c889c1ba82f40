import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { runOutboxOnce } from '#app/outbox/worker'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from '#notifications/constants'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SmsMaybeSent } from '#notifications/exceptions'
import { NoSmsGateway } from '#notifications/gateways/sms_gateways'
import { markRead } from '#notifications/list/actions/mark_read'
import { claimParts } from '#notifications/sms/sms_budget'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type GivenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { usePaidSms } from '#tests/support/paid_sms'

type Cleanup = (work: () => void | Promise<void>) => void

const HOUR_MS = 60 * 60 * 1000

/** A member who wants everything by SMS, at noon, and what it got. */
async function wantsSms(cleanup: Cleanup, given: GivenMember = {}) {
  const gateway = await usePaidSms(cleanup)
  const clock = frozenClock('2026-11-26T11:00:00Z')
  cleanup(() => clock.restore())
  const member = await givenMember({ locale: 'en', ...given })
  const switches = { ...NOTICE_SWITCHES, order_sms: true, security_sms: true }
  const quiet = { from: 21, until: 7 }
  await transaction((trx) => saveChoices(trx, member.id, { switches, quiet }))
  const texts = () => gateway.sent.filter(({ to }) => to === member.phone).map(({ text }) => text)
  return { member, clock, gateway, texts }
}

const TEXT = 'Mesterpont: Your order no. 12 is on its way.'
const PASSWORD = {
  topic: 'security',
  key: 'account_security',
  values: { what: 'password', at: 0, device: 'none' },
} as const

test.group('Notices by SMS', () => {
  test('who switched them on gets them, with the name of the shop; everybody else gets none', async ({
    assert,
    cleanup,
  }) => {
    const { member, texts, gateway } = await wantsSms(cleanup)
    const other = await givenMember()
    await givenNotifications(member)
    await givenNotifications(other)
    await givenNotifications(member, 1, { topic: 'points' })
    await runOutboxOnce()
    assert.deepEqual(texts(), [TEXT])
    assert.lengthOf(gateway.sent, 1)
  })

  test('quiet hours hold them back, but for what protects the account; what was read meanwhile costs nothing', async ({
    assert,
    cleanup,
  }) => {
    const { member, texts, clock } = await wantsSms(cleanup)
    clock.pass(11 * HOUR_MS)
    const [read] = await givenNotifications(member, 2)
    await givenNotifications(member, 1, PASSWORD)
    await runOutboxOnce()
    assert.lengthOf(texts(), 1)
    assert.match(texts()[0], /^Mesterpont: Your password was changed/)
    await markRead({ id: read.id, memberId: member.id })
    clock.pass(8 * HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(texts().slice(1), [TEXT])
  })

  test('a number that is not confirmed gets none, nor does anybody of a shop without a provider', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { member, texts, gateway } = await wantsSms(cleanup)
    const waiting = () =>
      shopReader().rows(
        `SELECT id FROM outbox_messages WHERE topic = 'notice_sms' AND done_at IS NULL`
      )
    const before = await waiting()
    const offered = async () => {
      const page = client.get('/ertesitesek/beallitasok').withInertia()
      return ((await page.withGuard('member').loginAs(member)).inertiaProps as any).sms
    }
    assert.equal(await offered(), 'open')
    app.container.swap(SmsGateway, () => new NoSmsGateway())
    assert.equal(await offered(), 'none')
    await givenNotifications(member)
    await runOutboxOnce()
    app.container.swap(SmsGateway, () => gateway)
    const sql = 'UPDATE members SET phone_verified_at = NULL WHERE id = ?'
    await transaction((trx) => rows(trx, sql, [member.id]))
    await givenNotifications(member)
    await runOutboxOnce()
    assert.deepEqual(texts(), [])
    assert.deepEqual(await waiting(), before)
  })

  test("today's money ends them, and the next day they come", async ({ assert, cleanup }) => {
    const { member, texts, clock } = await wantsSms(cleanup)
    await claimParts(SMS_DAILY_BUDGET / SMS_PART_PRICE)
    await givenNotifications(member)
    await runOutboxOnce()
    assert.deepEqual(texts(), [])
    // Half past seven of the next day: the money is there again.
    clock.pass(19.5 * HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(texts(), [TEXT])
  })

  test('one that may have gone is left to staff, and is not sent twice', async ({
    assert,
    cleanup,
  }) => {
    const { member, texts, gateway, clock } = await wantsSms(cleanup)
    gateway.failure = new SmsMaybeSent('No answer')
    await givenNotifications(member)
    await runOutboxOnce()
    gateway.failure = undefined
    clock.pass(HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(texts(), [])
    const sql = `SELECT last_error AS "reason" FROM outbox_messages
      WHERE topic = 'notice_sms' AND dead_at IS NOT NULL AND member_id = ?`
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [{ reason: 'sms_maybe_sent' }])
  })
})
