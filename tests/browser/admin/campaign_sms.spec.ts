import { test } from '@japa/runner'
import { changeSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import Campaign from '#notifications/campaigns/models/campaign'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import WaitingDeed from '#points/two_people/models/waiting_deed'
import { settleDeed } from '#points/two_people/settle_deed'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { agreeByPhone, givenTrade, restCampaigns, sentCampaign } from '#tests/support/campaigns'
import { givenStaff } from '#tests/support/members'
import { usePaidSms } from '#tests/support/paid_sms'

for (const { locale, words } of [
  {
    locale: 'hu',
    words: {
      list: 'Kampányok',
      deeds: 'Jóváhagyásra vár',
      create: 'Új',
      name: 'Név',
      only: 'Magyar',
      title: 'Tárgy (magyar)',
      text: 'Szöveg (magyar)',
      bySms: 'SMS-ben',
      sms: 'SMS (magyar)',
      size: /^1\d\d karakter, 1 rész\.$/,
      long: /rész\. Legfeljebb 3 lehet\./,
      tooLong: 'Hosszabb, mint amekkora egy kampány SMS-e lehet: rövidítse',
      counted: /SMS-ben: \d+\./,
      cost: /SMS-rész, .* Ft\. Naponta/,
      agreement: 'Ez több mint 0 Ft: második adminisztrátornak is jóvá kell hagynia.',
      save: 'Mentés',
      send: 'Küldés',
      sendNow: 'Küldés most',
      waits: 'Ehhez második adminisztrátor kell: a Jóváhagyásra vár listára került',
      waiting: 'Második adminisztrátorra vár',
      agree: 'Jóváhagyás',
      channel: 'Csatorna',
      done: 'Kész',
    },
  },
  {
    locale: 'en',
    words: {
      list: 'Campaigns',
      deeds: 'To be agreed',
      create: 'Create',
      name: 'Name',
      only: 'Hungarian',
      title: 'Subject (Hungarian)',
      text: 'Text (Hungarian)',
      bySms: 'By SMS',
      sms: 'SMS (Hungarian)',
      size: /^1\d\d characters, 1 part\.$/,
      long: /parts\. It may have 3 at most\./,
      tooLong: 'It is longer than the SMS of a campaign may be: shorten it',
      counted: /\d+ by SMS\./,
      cost: /of SMS, .* Ft\. Campaigns may send/,
      agreement: 'It costs more than 0 Ft: a second administrator has to agree.',
      save: 'Save',
      send: 'Send',
      sendNow: 'Send now',
      waits: 'This needs a second administrator: it waits under To be agreed',
      waiting: 'Waits for a second administrator',
      agree: 'Agree',
      channel: 'Channel',
      done: 'Done',
    },
  },
] as const) {
  for (const width of [PHONE, DESKTOP])
    test(`a campaign by SMS is written, priced, agreed to and followed, at ${width} px (${locale})`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const gateway = await usePaidSms(cleanup)
      cleanup(restCampaigns)
      const { campaign_sms_price_max: max } = await settings()
      cleanup(() => transaction((trx) => changeSettings(trx, { campaign_sms_price_max: max })))
      await transaction((trx) => changeSettings(trx, { campaign_sms_price_max: 0 }))
      const { members } = await givenTrade(1, { agrees: false, locale: 'hu' })
      await agreeByPhone(members[0].id)
      const switches = NOTICE_SWITCHES
      // The test runs at any hour.
      await transaction((trx) => saveChoices(trx, members[0].id, { switches, quiet: null }))

      const { page, problems } = await atEntrance(browser, { locale, width: DESKTOP })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openList(page, words.list)
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('link', { name: words.create }).click()
      const name = `Őszi SMS ${Date.now()}`
      await page.getByRole('textbox', { name: words.name, exact: true }).fill(name)
      await page.getByRole('radio', { name: words.only }).check()
      await page.getByRole('textbox', { name: words.title }).fill('Megjöttek az őszi ajándékok')
      await page.getByRole('textbox', { name: words.text }).fill('Kabát, sapka és termosz.')
      await page.getByRole('checkbox', { name: words.bySms, exact: true }).check()
      const sms = page.getByRole('textbox', { name: words.sms })
      await sms.fill('Hosszú. '.repeat(57))
      await page.getByText(words.long).waitFor()
      await page.getByRole('button', { name: words.save }).click()
      await page.getByText(words.tooLong).waitFor()
      await screenshot(page, `admin-campaign-sms-long-${locale}-${width}`)
      await sms.fill('Őszi ajándékok: kabát, sapka, termosz. Nézze meg!')
      await page.getByText(words.size).waitFor()
      await page.getByText(words.counted).waitFor()
      await page.getByText(words.cost).waitFor()
      await page.getByText(words.agreement).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `admin-campaign-sms-form-${locale}-${width}`)
      await page.getByRole('button', { name: words.save }).click()
      await page.waitForURL(/\/show$/)
      await page.getByText(words.cost).waitFor()
      await screenshot(page, `admin-campaign-sms-draft-${locale}-${width}`)
      await page.getByRole('button', { name: words.send, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(words.agreement).waitFor()
      await screenshot(page, `admin-campaign-sms-send-${locale}-${width}`)
      await dialog.getByRole('button', { name: words.sendNow }).click()
      await page.getByText(words.waits).waitFor()
      const { id, state } = await Campaign.findByOrFail({ name })
      assert.equal(state, 'draft')
      await page.getByText(words.waiting, { exact: true }).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-campaign-sms-waits-${locale}-${width}`)

      const second = await atEntrance(browser, { locale, width: DESKTOP })
      const admin = await givenStaff({ role: 'admin' })
      await enterBackOffice(second.page, admin)
      await openList(second.page, words.deeds)
      await second.page.setViewportSize({ width, height: 900 })
      await second.page.getByText(name).first().waitFor()
      assert.isFalse(await scrollsSideways(second.page))
      await screenshot(second.page, `admin-campaign-sms-agreement-${locale}-${width}`)
      await second.page.context().close()

      const deed = await WaitingDeed.open().where({ kind: 'campaign', subjectId: id }).firstOrFail()
      const verdict = { id: deed.id, staffId: admin.id, verdict: 'done' } as const
      await transaction((trx) => settleDeed(trx, verdict))
      await sentCampaign(id)
      assert.deepEqual(gateway.each(members), [1])
      await page.reload()
      await page.getByText(words.done, { exact: true }).waitFor()
      await page.getByRole('columnheader', { name: 'SMS' }).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `admin-campaign-sms-done-${locale}-${width}`)
      assert.deepEqual(problems, [])
      await page.context().close()
    })
}
