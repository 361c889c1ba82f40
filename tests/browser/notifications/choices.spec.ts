import { test } from '@japa/runner'
import NotificationChoice from '#notifications/choices/models/notification_choice'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'

const SAVE = { en: 'Save', hu: 'Mentés' }
const SAVED = { en: 'Saved', hu: 'Elmentve' }

test.group('How members want to be told', () => {
  test('switches and quiet hours stay as they were saved', async ({ assert, browser }) => {
    for (const look of looks([390, 1280])) {
      const member = await givenMember({ locale: look.locale })
      const page = await openPage(browser, { member, ...look, path: '/ertesitesek' })
      await page.locator('.note-choices').click()
      const orderMail = page.locator('input[name=order_mail]')
      const from = page.locator('select[name="quiet.from"]')
      await orderMail.waitFor()
      const save = page.getByRole('button', { name: SAVE[look.locale] })
      assert.isTrue(await save.isDisabled())
      await orderMail.uncheck()
      await from.selectOption('20')
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `notification_choices_${look.locale}_${look.width}`)
      await save.click()
      await page.getByText(SAVED[look.locale], { exact: true }).waitFor()
      const kept = await NotificationChoice.findOrFail(member.id)
      assert.deepEqual(kept.switched, { order_mail: false })
      assert.deepEqual([kept.quietFrom, kept.quietUntil], [20, 7])
      await page.reload()
      assert.isFalse(await orderMail.isChecked())
      assert.equal(await from.inputValue(), '20')
      await page.locator('input[name=quiet]').uncheck()
      assert.equal(await from.count(), 0)
      await page.goBack()
      await page.waitForURL(/\/ertesitesek$/)
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })
})
