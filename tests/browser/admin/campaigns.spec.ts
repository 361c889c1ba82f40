import { test } from '@japa/runner'
import Campaign from '#notifications/campaigns/models/campaign'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenTrade, restCampaigns, sentCampaign } from '#tests/support/campaigns'
import { givenStaff } from '#tests/support/members'

for (const { locale, width, words } of [
  {
    locale: 'hu',
    width: PHONE,
    words: {
      list: 'Kampányok',
      create: 'Új',
      name: 'Név',
      action: 'Hová vezet a gombja',
      only: 'Magyar',
      title: 'Tárgy (magyar)',
      text: 'Szöveg (magyar)',
      mail: 'E-mailben',
      language: 'magyar',
      consent: 'Ajánlatok e-mailben',
      counted: /Összesen \d+ tag\. E-mailben: \d+\./,
      save: 'Mentés',
      refused: 'Csak a bolt oldalaira lehet hivatkozni',
      send: 'Küldés',
      sendNow: 'Küldés most',
      done: 'Kész',
      sent: 'Elküldve',
    },
  },
  {
    locale: 'en',
    width: DESKTOP,
    words: {
      list: 'Campaigns',
      create: 'Create',
      name: 'Name',
      action: 'Where its button leads',
      only: 'Hungarian',
      title: 'Subject (Hungarian)',
      text: 'Text (Hungarian)',
      mail: 'By e-mail',
      language: 'English',
      consent: 'Offers by e-mail',
      counted: /\d+ members? in all\. \d+ by e-mail\./,
      save: 'Save',
      refused: 'Only pages of this shop can be linked to',
      send: 'Send',
      sendNow: 'Send now',
      done: 'Done',
      sent: 'Sent',
    },
  },
] as const) {
  test(`a campaign is written, counted, sent and followed, at ${width} px (${locale})`, async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(restCampaigns)
    await givenTrade(1, { locale })
    const { page, problems } = await atEntrance(browser, { locale, width: DESKTOP })
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    await openList(page, words.list)
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('link', { name: words.create }).click()
    const name = `Őszi hírlevél ${Date.now()}`
    await page.getByRole('textbox', { name: words.name, exact: true }).fill(name)
    await page.getByRole('textbox', { name: words.action }).fill('https://gonosz.example')
    await page.getByRole('radio', { name: words.only }).check()
    await page.getByRole('textbox', { name: words.title }).fill('Megjöttek az őszi ajándékok')
    await page
      .getByRole('textbox', { name: words.text })
      .fill('Kabát, sapka és termosz vár a kitartó gyűjtőkre.\n\nNézze meg, mire elég a pontja!')
    await page.getByRole('checkbox', { name: words.mail, exact: true }).check()
    await page.getByRole('checkbox', { name: words.language }).check()
    await page.getByRole('checkbox', { name: words.consent }).check()
    await page.getByText(words.counted).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.isFalse(await scrollsSideways(page))
    await page.getByRole('button', { name: words.save }).click()
    await page.getByText(words.refused).waitFor()
    await page.getByRole('textbox', { name: words.action }).fill('/ajandekok')
    await screenshot(page, `admin-campaign-form-${locale}`)
    await page.getByRole('button', { name: words.save }).click()
    await page.waitForURL(/\/show$/)
    await page.getByText(words.counted).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: words.send, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.counted).waitFor()
    await screenshot(page, `admin-campaign-send-${locale}`)
    await dialog.getByRole('button', { name: words.sendNow }).click()
    await dialog.waitFor({ state: 'detached' })
    const { id } = await Campaign.findByOrFail({ name })
    const { sentCount } = await sentCampaign(id)
    assert.isAbove(sentCount, 0)
    await page.reload()
    await page.getByText(words.done, { exact: true }).waitFor()
    await page.getByText(words.sent, { exact: true }).first().waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await screenshot(page, `admin-campaign-done-${locale}`)
    await page.goto('/admin/campaigns')
    await page.getByText(name).first().waitFor()
    assert.deepEqual(await cutOff(page), [])
    await screenshot(page, `admin-campaigns-${locale}`)
    assert.deepEqual(problems, [])
    await page.context().close()
  })
}
