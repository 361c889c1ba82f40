import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { LoopbackService } from '#app/development/loopback_service'
import { resendMessage } from '#app/outbox/laid_aside'
import { SMS } from '#app/outbox/letters'
import { listed, messagesLike } from '#app/outbox/message_list'
import { sendLater } from '#app/outbox/outbox'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { navStandIn, STAND_IN_USER } from '#auth/gateways/nav_stand_in'
import { representativeStandIn } from '#auth/gateways/representative_stand_in'
import { smsSpendingToday } from '#notifications'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from '#notifications/constants'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SeemeGateway } from '#notifications/gateways/seeme_gateway'
import { NoSmsGateway } from '#notifications/gateways/sms_gateways'
import { SEEME_KEY, seemeStandIn } from '#tests/support/sms_stand_ins'
import { claimParts, giveBackParts } from '#notifications/sms/sms_budget'
import { frozenClock } from '#tests/support/clock'
import { runCli } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { accountBody, storedMember, visitorAtPhone } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const MOST = SMS_DAILY_BUDGET / SMS_PART_PRICE
const PATH = '/regisztracio/step/2'
const RESEND = {
  'x-inertia-partial-component': 'auth/register_phone',
  'x-inertia-partial-data': 'canSendAt,flash',
}

type Cleanup = (work: () => void | Promise<void>) => void

/** A paid provider of this test's own, asked by the real driver. */
async function useSeeme(cleanup: Cleanup): Promise<LoopbackService> {
  const service = seemeStandIn()
  const address = new URL('/gateway', await service.start())
  useGateway(cleanup, new SeemeGateway({ address, key: SEEME_KEY, sender: undefined }))
  cleanup(() => service.stop())
  return service
}

function useGateway(cleanup: Cleanup, gateway: SmsGateway) {
  app.container.swap(SmsGateway, () => gateway)
  cleanup(() => app.container.restore(SmsGateway))
}

async function emptyToday() {
  await transaction((trx) => rows(trx, 'DELETE FROM sms_days'))
}

/** SMS to the member of this address that are still to be sent. */
async function waitingSms(email: string): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM outbox_messages
    WHERE topic = 'sms' AND done_at IS NULL AND member_id = ?`
  const { id } = await storedMember(email)
  const [{ count }] = await shopReader().rows<{ count: number }>(sql, [id])
  return count
}

test.group('SMS over a paid provider', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.setup(async () => {
    await runOutboxOnce()
    await emptyToday()
    return emptyToday
  })

  test('[Z-12] without a driver the registration says that SMS is not configured', async ({
    client,
    assert,
    cleanup,
  }) => {
    useGateway(cleanup, new NoSmsGateway())
    const account = accountBody()
    const response = await new Visitor(client).post('/regisztracio', account)
    assert.deepEqual(response.flashMessage('inputErrorsBag'), { phone: ['sms.not_configured'] })
    assert.isUndefined(await storedMember(String(account.email)))
    const texts = (await client.get('/lang/en.json')).body()
    assert.match(texts['errors.sms.not_configured.default'], /SMS service is not configured/)
  })

  test('the code of a registration arrives at the provider, once, in GSM-7', async ({
    client,
    assert,
    cleanup,
  }) => {
    const service = await useSeeme(cleanup)
    const { phone } = await visitorAtPhone(client)
    await runOutboxOnce()
    await runOutboxOnce()
    assert.lengthOf(service.asked, 1)
    assert.equal(service.asked[0].query.get('number'), phone.slice(1))
    assert.match(service.asked[0].query.get('message')!, /\n@localhost #\d{6}$/)
    const today = await smsSpendingToday()
    assert.deepInclude(today, { messages: 1, parts: 1, spent: SMS_PART_PRICE, isSpent: false })
  })

  test('a provider that may have taken an SMS is not asked a second time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const service = await useSeeme(cleanup)
    for (const [number, trouble] of (['malformed', 'error'] as const).entries()) {
      service.trouble = trouble
      const { email } = await visitorAtPhone(client)
      await runOutboxOnce()
      service.trouble = undefined
      await runOutboxOnce()
      assert.lengthOf(service.asked, number + 1, trouble)
      assert.equal(await waitingSms(email), 0, trouble)
      assert.equal((await smsSpendingToday()).parts, number + 1, 'it may have been paid')
    }
  })

  test('one that may have taken an SMS that is no code leaves it to staff, who send it again once', async ({
    assert,
    cleanup,
  }) => {
    const service = await useSeeme(cleanup)
    service.trouble = 'malformed'
    const dedupeKey = `sms:prize:${randomUUID()}`
    const payload = { to: '+36301234567', key: 'sms.login_code', locale: 'hu' }
    const values = { code: '1', host: 'x.hu' }
    await transaction((trx) =>
      sendLater(trx, { topic: SMS, dedupeKey, payload: { ...payload, values } })
    )
    await runOutboxOnce()
    const [dead] = await messagesLike({ state: 'dead', topic: SMS }).where({ dedupeKey })
    assert.equal(listed(dead).reason, 'sms_maybe_sent')
    service.trouble = undefined
    await runOutboxOnce()
    assert.lengthOf(service.asked, 1, 'nobody decided yet')
    await transaction((trx) => resendMessage(trx, dead.id, { source: 'cli' }))
    await runOutboxOnce()
    assert.lengthOf(service.asked, 2)
    const references = service.asked.map(({ query }) => query.get('reference'))
    assert.equal(references[0], references[1], 'the provider can know it again')
    assert.equal((await smsSpendingToday()).parts, 2, 'both may have been paid')
  })

  test('one that was down sends one SMS afterwards, and none once the code has ended', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(() => time.restore())
    const service = await useSeeme(cleanup)
    service.trouble = 'busy'
    await visitorAtPhone(client)
    await runOutboxOnce()
    assert.equal((await smsSpendingToday()).parts, 0, 'nothing went, nothing was paid')
    service.trouble = undefined
    time.pass(60_000)
    await runOutboxOnce()
    await runOutboxOnce()
    assert.lengthOf(service.asked, 2)
    service.trouble = 'busy'
    const { email } = await visitorAtPhone(client)
    await runOutboxOnce()
    assert.equal(await waitingSms(email), 1)
    service.trouble = undefined
    time.pass(10 * 60_000 + 1)
    await runOutboxOnce()
    assert.lengthOf(service.asked, 3, 'the last one was the failed try')
    assert.equal(await waitingSms(email), 0)
  })

  test('the money of a day ends the sending, tells the member when, and the doctor', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock('2026-11-20T21:00:00Z')
    cleanup(() => time.restore())
    await forgetLimits()
    const service = await useSeeme(cleanup)
    const { visitor } = await visitorAtPhone(client)
    await runOutboxOnce()
    assert.isNotNull(await claimParts(MOST - 1))
    assert.isTrue((await smsSpendingToday()).isSpent)

    const stranger = await new Visitor(client).post('/regisztracio', accountBody())
    assert.deepEqual(stranger.flashMessage('inputErrorsBag'), {
      phone: ['sms.could_not_resend'],
    })
    time.pass(60_001)
    const held = await visitor.get(PATH, RESEND)
    assert.match(held.body().flash.error, /could not send another SMS/)
    // Midnight in Budapest is 23:00 UTC in winter.
    assert.closeTo(held.inertiaProps.canSendAt * 1000, Date.parse('2026-11-20T23:00:00Z'), 2000)
    await runOutboxOnce()
    assert.lengthOf(service.asked, 1)

    time.pass(2 * 60 * 60 * 1000)
    await forgetLimits()
    await visitor.get(PATH, RESEND)
    await runOutboxOnce()
    assert.lengthOf(service.asked, 2, 'the next day has its own money')
  })

  test('the doctor asks the provider, the tax authority and the consultant service', async ({
    assert,
  }) => {
    const [seeme, nav, consultants] = [seemeStandIn(), navStandIn(), representativeStandIn()]
    const addresses = [await seeme.start(), await nav.start(), await consultants.start()]
    const { login, password, signKey, taxNumber } = STAND_IN_USER
    const environment = {
      SMS_DRIVER: 'seeme',
      SEEME_KEY,
      SEEME_URL: new URL('/gateway', addresses[0]).href,
      COMPANY_DRIVER: 'nav',
      NAV_URL: addresses[1].href,
      NAV_LOGIN: login,
      NAV_PASSWORD: password,
      NAV_SIGN_KEY: signKey,
      NAV_TAX_NUMBER: taxNumber,
      CONSULTANT_DRIVER: 'http',
      CONSULTANT_URL: new URL('/ajaxGetLocalConsultants', addresses[2]).href,
    }
    const names = ['sms', 'company look-up', 'consultants']
    const judged = async (wrong: Record<string, string> = {}) => {
      const { stdout } = await runCli(['doctor', '--json'], { ...environment, ...wrong })
      const findings: { name: string; state: string; words: string }[] = JSON.parse(stdout)
      return findings.filter(({ name }) => names.includes(name))
    }
    const right = await judged()
    assert.deepEqual(
      right.map(({ state }) => state),
      ['ok', 'ok', 'ok'],
      JSON.stringify(right)
    )
    assert.lengthOf([...nav.asked, ...consultants.asked, ...seeme.asked], 3)
    await consultants.stop()
    const wrong = await judged({ SEEME_KEY: 'another', NAV_SIGN_KEY: 'another' })
    assert.deepEqual(
      wrong.map(({ state }) => state),
      ['failed', 'failed', 'failed']
    )
    assert.match(wrong[1].words, /INVALID_REQUEST_SIGNATURE/)
    assert.notMatch(JSON.stringify([...right, ...wrong]), /another|stand-in|Demo &/)
    await Promise.all([seeme.stop(), nav.stop()])
  }).timeout(120_000)

  test('the doctor turns red where the money of today is spent', async ({ assert, cleanup }) => {
    // The command has no other clock than the machine's, so its day must be the day of this test.
    const machine = frozenClock(Date.now())
    cleanup(() => machine.restore())
    const judged = async () => {
      const { stdout } = await runCli(['doctor', '--json'])
      const findings: { name: string; state: string; words: string }[] = JSON.parse(stdout)
      return findings.find(({ name }) => name === 'sms money')!
    }
    assert.equal((await judged()).state, 'ok')
    await claimParts(MOST * 0.8)
    assert.equal((await judged()).state, 'warning')
    await claimParts(MOST - MOST * 0.8)
    const { state, words } = await judged()
    assert.equal(state, 'failed')
    assert.match(words, /stopped until midnight/)
  })

  test('sendings at once never pass the end of the money together', async ({ assert }) => {
    await claimParts(MOST - 5)
    const claims = await Promise.all(Array.from({ length: 40 }, () => claimParts(2)))
    assert.lengthOf(
      claims.filter((day) => day !== null),
      2
    )
    assert.equal((await smsSpendingToday()).parts, MOST - 1)
    assert.isNull(await claimParts(MOST + 1))
    await giveBackParts(
      claims.find((day) => day !== null)!,
      2
    )
    assert.equal((await smsSpendingToday()).parts, MOST - 3)
  })

  test('opening a page sends nothing, however often and with whatever headers', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(() => time.restore())
    const service = await useSeeme(cleanup)
    const { visitor } = await visitorAtPhone(client)
    await runOutboxOnce()
    const plain: Record<string, string>[] = [
      {},
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch' },
      { 'x-inertia': 'true' },
    ]
    for (const headers of [...plain, ...plain]) {
      time.pass(61_000)
      for (const path of [PATH, '/regisztracio', '/belepes', '/']) await visitor.get(path, headers)
    }
    await runOutboxOnce()
    assert.lengthOf(service.asked, 1)
  })
})
