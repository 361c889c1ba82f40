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
import { isTold, openWithPush, stateOf } from './stubbed_push.js'

const invitationOf = (page: Page) => page.getByRole('region', { name: /Messages on|Üzenetek ezen/ })
const askOf = (page: Page) =>
  invitationOf(page).getByRole('button', { name: /Turn messages on|Üzenetek bekapcsolása/ })

const CHOICES = '/ertesitesek/beallitasok'
const DAY_MS = 24 * 3_600_000

/** The reason: what is told, and how it ends. */
const REASONS = {
  en: /your orders, points and gifts.*switch it off at any time under “How we tell you”/,
  hu: /rendeléseiről, pontjairól és ajándékairól.*kikapcsolhatja itt: „Hogyan értesítsük\?”/,
}

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
      const given = { coming: [new PushBrowser().subscription] }
      const opened = { path: '/gyik', member, ...look }
      const { page, isKept } = await openWithPush(browser, opened, given)
      await isKept()
      await page.locator('.float.bell').click()
      await invitationOf(page).waitFor()
      await page.locator('.note-row').nth(2).waitFor()
      assert.match(await invitationOf(page).innerText(), REASONS[look.locale])
      assert.deepEqual((await stateOf(page)).asked, [])
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `push_reason_${look.locale}_${look.width}`, false)

      const told = isTold(page)
      await askOf(page).click()
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
      const { page, isKept } = await openWithPush(browser, { path, member })
      if (path !== '/gyik') await invitationOf(page).waitFor()
      await isKept()
      await page.mouse.click(5, 5)
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
    const opened = { path: '/gyik', member }
    const { page, isKept } = await openWithPush(browser, opened, { permission: 'denied' })
    await isKept()
    await page.locator('.float.bell').click()
    await page.locator('.note-row').first().waitFor()
    await page.locator('[data-push]').waitFor({ state: 'attached' })
    assert.equal(await invitationOf(page).count(), 0)
    assert.deepEqual((await stateOf(page)).asked, [])
    await page.context().close()
  })

  test('[N-14] what could not be turned on says so and can be tried again; then the focus stays, and it is told', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const places = { '/gyik?drawer=notifications': '[role=dialog]', '/ertesitesek': 'main h1' }
    for (const [path, place] of Object.entries(places)) {
      const member = await givenMember(DAYS_TOLD)
      await givenNotifications(member)
      let isFailing = true
      const prepare = (empty: Page) =>
        empty.route('**/notifications/push/subscribe', (route) =>
          isFailing ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
        )
      const given = { coming: [new PushBrowser().subscription] }
      const { page } = await openWithPush(browser, { path, member, prepare }, given)
      const button = askOf(page)
      await button.click()
      await invitationOf(page).getByRole('alert').waitFor()
      assert.match(await invitationOf(page).innerText(), /Messages could not be turned on/)
      assert.isTrue(await button.evaluate((one) => one === document.activeElement))
      assert.deepEqual(await accessibilityFaults(page), [])
      isFailing = false
      await button.click()
      await invitationOf(page).waitFor({ state: 'detached' })
      const told = page.getByRole('status').filter({ hasText: 'Messages come to this device' })
      await told.waitFor({ state: 'attached' })
      assert.lengthOf(await subscriptionsOf(member.id), 1)
      const isFocused = (one: Element) => one === document.activeElement
      assert.isTrue(await page.locator(place).first().evaluate(isFocused), path)
      await page.context().close()
    }
  })

  test('[N-14] who does not want to decide now is not asked beside the list for thirty days, and finds the button among the choices', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    await givenNotifications(member)
    const given = { coming: [new PushBrowser().subscription] }
    const opened = { path: '/gyik?drawer=notifications', member }
    const { page } = await openWithPush(browser, opened, given)
    await invitationOf(page).getByRole('button', { name: 'Not now' }).click()
    await invitationOf(page).waitFor({ state: 'detached' })
    const told = page.getByRole('status').filter({ hasText: 'at any time under “How we tell you”' })
    await told.waitFor({ state: 'attached' })
    const drawer = page.locator('[role=dialog]').first()
    assert.isTrue(await drawer.evaluate((one) => one === document.activeElement))

    const isLaterBy = async (days: number) => {
      await page.clock.setFixedTime(Date.now() + days * DAY_MS)
      await page.reload()
      await page.locator('.note-row').first().waitFor()
      await page.locator('[data-push]').waitFor({ state: 'attached' })
      return (await invitationOf(page).count()) === 0
    }
    assert.isTrue(await isLaterBy(29))
    assert.isFalse(await isLaterBy(31))
    assert.isTrue(await isLaterBy(0))
    await page.goto(CHOICES)
    await askOf(page).waitFor()
    assert.deepEqual((await stateOf(page)).asked, [])
    await page.context().close()
  })

  test('[N-14] the choices have the button of this device, and say what was decided', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    for (const look of looks([390, 1280])) {
      const member = await givenMember({ ...DAYS_TOLD, locale: look.locale })
      const given = { coming: [new PushBrowser().subscription] }
      const { page, isKept } = await openWithPush(
        browser,
        { path: CHOICES, member, ...look },
        given
      )
      await invitationOf(page).waitFor()
      await isKept()
      assert.equal(await invitationOf(page).getByRole('button').count(), 1)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `push_choice_${look.locale}_${look.width}`)
      const told = isTold(page)
      await askOf(page).click()
      await told
      const isOn = { en: 'Messages come to this device', hu: 'Erre az eszközre jönnek üzenetek' }
      await invitationOf(page).getByText(isOn[look.locale]).waitFor()
      assert.equal(await invitationOf(page).getByRole('button').count(), 0)
      assert.lengthOf(await subscriptionsOf(member.id), 1)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
    const member = await givenMember(DAYS_TOLD)
    const refused = { permission: 'denied' as const }
    const { page } = await openWithPush(browser, { path: CHOICES, member }, refused)
    await invitationOf(page).getByText('does not let the shop send messages').waitFor()
    await page.context().close()
    const prepare = (empty: Page) =>
      empty.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    const old = await openPage(browser, { path: CHOICES, member, prepare })
    await invitationOf(old).getByText('cannot show messages while the shop is closed').waitFor()
    await old.context().close()
  })

  test('[N-14] where the browser allows messages and the shop could not be told, the choices have the button', async ({
    assert,
    browser,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    let isFailing = true
    const prepare = (empty: Page) =>
      empty.route('**/notifications/push/subscribe', (route) =>
        isFailing ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
      )
    const given = { permission: 'granted' as const, coming: [new PushBrowser().subscription] }
    const { page, isKept } = await openWithPush(browser, { path: CHOICES, member, prepare }, given)
    await isKept()
    await askOf(page).waitFor()
    isFailing = false
    await askOf(page).click()
    await invitationOf(page).getByText('Messages come to this device').waitFor()
    assert.lengthOf(await subscriptionsOf(member.id), 1)
    await page.reload()
    await invitationOf(page).getByText('Messages come to this device').waitFor()
    await page.context().close()
  })
})
