import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { registerOutboxHandler, UndeliverableMessage } from '#app/outbox/handlers'
import { SMS } from '#app/outbox/letters'
import { messagesLike } from '#app/outbox/message_list'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { rowOf } from '#tests/support/member_visits'
import { givenMember, givenStaff } from '#tests/support/members'

const FAILING = topic<{}>('mail_of_test')

/** Messages to a member that were refused for good. */
async function givenDead(memberId: number, count: number) {
  registerOutboxHandler(FAILING, async () => {
    throw new UndeliverableMessage('550', 'wrong_address', 550)
  })
  for (let at = 0; at < count; at++) {
    const message = { topic: FAILING, dedupeKey: randomUUID(), memberId, payload: {} }
    await transaction((trx) => sendLater(trx, message))
  }
  await runOutboxOnce()
}

const deadOf = (memberId: number) => messagesLike({ state: 'dead' }).where({ memberId })

/** An SMS that may have gone, as the outbox leaves it. */
async function givenDoubtful(memberId: number) {
  const payload = { to: '+36301234567', key: 'sms.login_code', values: {}, locale: 'hu' }
  await transaction(async (trx) => {
    await sendLater(trx, { topic: SMS, dedupeKey: randomUUID(), memberId, payload })
    const doubtful = { dead_at: 1, last_error: 'sms_maybe_sent' }
    await trx.client
      .from('outbox_messages')
      .where({ member_id: memberId, topic: SMS })
      .update(doubtful)
  })
}

async function assertSound(page: Page, assert: Assert, name: string) {
  for (const width of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('main').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [], `${name} ${width}`)
    assert.deepEqual(await cutOff(page), [], `${name} ${width}`)
    assert.isFalse(await scrollsSideways(page), `${name} ${width}`)
    await screenshot(page, `${name}-${width}`)
  }
  await page.setViewportSize({ width: DESKTOP, height: 900 })
}

test.group('Messages of the shop', (group) => {
  group.each.timeout(120_000)

  for (const { locale, words } of [
    {
      locale: 'en',
      words: {
        list: 'Messages',
        refused: 'Nobody can be reached at this address or number (550)',
        doubtful: 'The provider may have sent it: nobody knows',
        twice: /whoever gets it twice pays nothing/,
        resend: 'Send again',
        close: 'Close unsent',
        confirm: 'Confirm',
        resent: 'The message is sent again',
        chosen: 'The chosen messages',
        closed: '2 messages are closed',
        mails: 'Mails',
        mail: 'Mail',
        order: 'Order received',
        frame: 'Order received: as a page (Hungarian)',
        thanks: 'Köszönjük',
      },
    },
    {
      locale: 'hu',
      words: {
        list: 'Üzenetek',
        refused: 'Ezen a címen vagy számon senki sem érhető el (550)',
        doubtful: 'Lehet, hogy a szolgáltató elküldte: nem tudni',
        twice: /a bolt viszont kétszer/,
        resend: 'Újraküldés',
        close: 'Lezárás küldés nélkül',
        confirm: 'Megerősítés',
        resent: 'Az üzenetet újraküldjük',
        chosen: 'A kijelölt üzenetek',
        closed: '2 üzenet lezárva',
        mails: 'Levelek',
        mail: 'Levél',
        order: 'Rendelés beérkezett',
        frame: 'Rendelés beérkezett: oldalként (magyar)',
        thanks: 'Köszönjük',
      },
    },
  ] as const) {
    test(`failed ones are read, sent again and closed, and all mails are looked at, ${locale}`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ lastName: 'Vésztői', firstName: 'Barnabás' })
      await givenDead(member.id, 2)
      await givenDoubtful(member.id)
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await openList(page, words.list)
      const filter = encodeURIComponent(JSON.stringify({ state: 'dead', member_id: member.id }))
      await page.goto(`/admin/messages?filter=${filter}`)
      const rows = page.locator('tbody tr')
      await rows.filter({ hasText: words.refused }).first().waitFor()
      await rows.filter({ hasText: words.doubtful }).waitFor()
      await rows.filter({ hasText: 'Vésztői' }).first().waitFor()
      await assertSound(page, assert, `admin-messages-${locale}`)

      await rows
        .filter({ hasText: words.doubtful })
        .getByRole('button', { name: words.resend })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(words.twice).waitFor()
      await dialog.getByRole('button', { name: words.confirm }).click()
      await page.getByText(words.resent).waitFor()
      await rows.filter({ hasText: words.doubtful }).waitFor({ state: 'detached' })
      assert.lengthOf(await deadOf(member.id), 2)

      await page.locator('thead input[type=checkbox]').check()
      await page
        .getByRole('region', { name: words.chosen })
        .getByRole('button', { name: words.close })
        .click()
      await dialog.getByRole('button', { name: words.confirm }).click()
      await page.getByText(words.closed).waitFor()
      assert.lengthOf(await deadOf(member.id), 0)
      const sql = "SELECT COUNT(*) AS count FROM audit_logs WHERE subject_type = 'message'"
      const [{ count }] = await shopReader().rows<{ count: number }>(sql)
      assert.isAtLeast(Number(count), 3)

      await openList(page, words.mails)
      await page.getByRole('combobox', { name: words.mail }).click()
      await page.getByRole('option', { name: words.order, exact: true }).click()
      const frame = page.frameLocator(`iframe[title="${words.frame}"]`)
      await frame.getByText(words.thanks).first().waitFor()
      await assertSound(page, assert, `admin-mail-previews-${locale}`)
      assert.deepEqual(problems, [])
    })
  }

  test('an auditor looks and finds no button; the page of a newsletter link has one', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    await givenDead(member.id, 1)
    const { page } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff({ role: 'auditor' }))
    await openList(page, 'Üzenetek')
    await page.getByText('Ezen a címen vagy számon').first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'Újraküldés' }).count(), 0)
    assert.equal(await page.locator('tbody input[type=checkbox]').count(), 0)
    await page.context().close()

    await saveConsents(
      { id: member.id, address: '10.0.0.1', locale: 'hu' },
      { marketing_email: true }
    )
    const { newsletter_secret: secret } = await rowOf('members', member.id)
    const consent = async () => (await rowOf('member_consents', member.id)).marketing_email
    for (const width of [DESKTOP, PHONE]) {
      const shop = await openPage(browser, { path: `/leiratkozas/${secret}`, width, locale: 'en' })
      const button = shop.getByRole('button', { name: 'Leiratkozom a hírlevélről' })
      assert.equal(await button.count(), width === DESKTOP ? 1 : 0)
      if (width === DESKTOP) {
        assert.equal(await consent(), 1, 'looking changed nothing')
        assert.deepEqual(await accessibilityFaults(shop), [])
        await screenshot(shop, 'end-newsletter-before')
        await button.click()
      }
      await shop.getByText('Nem küldünk Önnek több hírlevelet').waitFor()
      assert.equal(await consent(), 0)
      assert.deepEqual(await accessibilityFaults(shop), [])
      assert.isFalse(await scrollsSideways(shop))
      await screenshot(shop, `end-newsletter-${width}`)
      assert.deepEqual(problemsOf(shop), [])
      await shop.context().close()
    }
  })
})
