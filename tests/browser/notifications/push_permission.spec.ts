import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { subscriptionsOf, usePushKeys } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'
import { isTold, stateOf, stubPush, type StubbedPush } from './stubbed_push.js'

const context = { serviceWorkers: 'allow' as const }

const invitationOf = (page: Page) => page.getByRole('region', { name: /Messages on|Üzenetek ezen/ })

/** The reason: what is told, and how it ends. */
const REASONS = {
  en: /your orders, points and gifts.*switch it off at any time under “How we tell you”/,
  hu: /rendeléseiről, pontjairól és ajándékairól.*kikapcsolhatja itt: „Hogyan értesítsük\?”/,
}

const withPush = (given: Partial<StubbedPush>) => (page: Page) =>
  page.addInitScript(stubPush, given)

test.group('The permission to send messages', () => {
  test('[N-14] opening the notifications tells the reason, and only its button puts the question, once, inside the press', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    for (const look of looks([390, 1280])) {
      const member = await givenMember({ ...DAYS_TOLD, locale: look.locale })
      await givenNotifications(member, 3)
      const prepare = withPush({ coming: [new PushBrowser().subscription] })
      const page = await openPage(browser, { context, path: '/gyik', member, ...look, prepare })
      await page.locator('.float.bell').click()
      await invitationOf(page).waitFor()
      await page.locator('.note-row').nth(2).waitFor()
      assert.match(await invitationOf(page).innerText(), REASONS[look.locale])
      // As long as the browser could still be asked by itself.
      await page.waitForTimeout(1000)
      assert.deepEqual((await stateOf(page)).asked, [])
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `push_reason_${look.locale}_${look.width}`, false)

      const told = isTold(page)
      await invitationOf(page).getByRole('button').click()
      await told
      await invitationOf(page).waitFor({ state: 'detached' })
      assert.deepEqual((await stateOf(page)).asked, [{ hadGesture: true }])
      assert.lengthOf(await subscriptionsOf(member.id), 1)
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })

  test('[N-14] nobody is asked on a page of the shop, on the page of the list, or by the address of the drawer', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    await givenNotifications(member)
    for (const path of ['/gyik', '/ertesitesek', '/gyik?drawer=notifications']) {
      const page = await openPage(browser, { context, path, member, prepare: withPush({}) })
      if (path !== '/gyik') await invitationOf(page).waitFor()
      // The part that keeps a browser subscribed comes when the page is quiet.
      await page.mouse.click(5, 5)
      await page.waitForTimeout(3000)
      assert.deepEqual((await stateOf(page)).asked, [], path)
      await page.context().close()
    }
  })

  test('[N-14] who refused is neither asked nor invited again', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    await givenNotifications(member)
    const prepare = withPush({ permission: 'denied' })
    const page = await openPage(browser, { context, path: '/gyik', member, prepare })
    await page.locator('.float.bell').click()
    await page.locator('.note-row').first().waitFor()
    await page.waitForTimeout(1000)
    assert.equal(await invitationOf(page).count(), 0)
    assert.deepEqual((await stateOf(page)).asked, [])
    await page.context().close()
  })
})
