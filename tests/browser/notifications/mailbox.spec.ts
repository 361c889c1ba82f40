import { test } from '@japa/runner'
import Member from '#auth/members/models/member'
import { takeReports } from '#notifications/bounces/actions/take_reports'
import { suppressionsOf } from '#notifications/bounces/main'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { mailTo, reportAddress, withBounceDomain } from '#tests/support/bounced_mails'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'

const CONFIRM = { en: 'Send a link to this address', hu: 'Küldjenek linket erre a címre' }
const SENT = { en: /We have sent a link/, hu: /Elküldtük a linket/ }
const STOP = { en: 'Stop these mails', hu: 'Nem kérek ilyen levelet' }
const STOPPED = { en: /no more mails of this kind/, hu: /Nem küldünk több ilyen levelet/ }
const RESUME = { en: 'Let mails go again', hu: 'Levelek újra engedélyezése' }

/** Somebody who is not there any more says the mail server of this member. */
async function givenGone(member: TestMember) {
  const message = await mailTo(member)
  const [, token] = /\+(.+)@/.exec(reportAddress(message, member))!
  await takeReports([{ kind: 'bounce', status: '5.1.1', token }])
}

test.group('Mails that do not arrive', (group) => {
  group.setup(withBounceDomain)

  test('the member is told where it says how to be told, and asks for a link', async ({
    assert,
    browser,
  }) => {
    for (const { locale, width } of looks([390, 1280])) {
      const member = await givenMember({ locale })
      await givenGone(member)
      const path = '/ertesitesek/beallitasok'
      const page = await openPage(browser, { member, locale, width, path })
      const button = page.getByRole('button', { name: CONFIRM[locale] })
      await button.waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `mailbox_hint_${locale}_${width}`)
      await button.click()
      await page.getByText(SENT[locale]).first().waitFor()
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })

  test('the button of the link in a mail ends the mails of its topic', async ({
    assert,
    browser,
  }) => {
    for (const { locale, width } of looks([390, 1280])) {
      const member = await givenMember({ locale })
      const { newsletterSecret } = await Member.findOrFail(member.id)
      const path = `/leiratkozas/${newsletterSecret}/order`
      const page = await openPage(browser, { locale, width, path })
      const button = page.getByRole('button', { name: STOP[locale] })
      await button.waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `end_mails_${locale}_${width}`)
      await button.click()
      await page.getByText(STOPPED[locale]).first().waitFor()
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })

  test('staff sees it at the member and lets mails go again', async ({ assert, browser }) => {
    for (const { locale, width } of looks([390, 1280])) {
      const member = await givenMember({ locale })
      await givenGone(member)
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'support' }))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/admin/members/${member.id}/show`)
      const button = page.getByRole('button', { name: RESUME[locale] })
      await button.waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `member_mailbox_${locale}_${width}`)
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await screenshot(page, `member_mailbox_dialog_${locale}_${width}`, false)
      await dialog.getByRole('button', { name: RESUME[locale] }).click()
      await button.waitFor({ state: 'detached' })
      assert.isEmpty(await suppressionsOf(member.email))
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  })
})
