import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, openPage, problemsOf, screenshot } from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'
import { hearing, notificationRequests } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'
import Notification from '#notifications/list/models/notification'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: /Notifications|Értesítések/ })
const rowsOf = (page: Page) => drawerOf(page).locator('.note-row p')
const openNow = (page: Page) => new URL(page.url()).searchParams.get('drawer')

async function scrollToEnd(page: Page, rows: number) {
  await drawerOf(page)
    .locator('.scroll')
    .evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await rowsOf(page)
    .nth(rows - 1)
    .waitFor()
}

/** The list waits for the stream however slow the machine is: where it comes late, page 1 is rightly read twice. */
const waitForStream = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout
    const stretched = (work: () => void, ms?: number) => later(work, ms === 2000 ? 60_000 : ms)
    window.setTimeout = stretched as typeof later
  })

test.group('Drawer of notifications', () => {
  test('[N-02] [N-03] [N-04] [N-05] [N-06] [U-09] [U-11] [L-15] it opens with its address, reads page 1 once and the rest on scrolling', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const ids = (await givenNotifications(member, 45)).map(({ id }) => id)
    const path = '/kapcsolat?drawer=cart'
    const page = await openPage(browser, { member, width: 1280, path, prepare: waitForStream })
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    const asked = notificationRequests(page)
    const firstPages = () => asked.filter((one) => one.includes('list?page=1'))

    // One at a time, by the same parameter.
    const address = new URL('/kapcsolat?drawer=notifications', page.url()).href
    await page.goto(address, { waitUntil: 'commit' })
    // What the document before asked for its toasts is not counted.
    asked.length = 0
    const heard = hearing(page)
    await rowsOf(page).nth(19).waitFor()
    await heard
    assert.equal(await page.getByRole('dialog').count(), 1)
    assert.equal(await page.locator('.drawer.right').evaluate((box) => box.clientWidth), 450)
    assert.deepEqual(firstPages(), ['GET /notifications/list?page=1&per_page=20'])
    assert.equal(await drawerOf(page).locator('.note-bar span').first().innerText(), '45 unread')

    await scrollToEnd(page, 40)
    await scrollToEnd(page, 45)
    const later = asked.filter((one) => /list\?page=[23]/.test(one))
    assert.deepEqual(later, [
      `GET /notifications/list?page=2&per_page=20&as_of=${ids.at(-1)}`,
      `GET /notifications/list?page=3&per_page=20&as_of=${ids.at(-1)}`,
    ])

    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    assert.isNull(openNow(page))
    const bell = page.getByRole('button', { name: 'Notifications, 45 unread' })
    assert.equal(await bell.locator('.count').innerText(), '45')
    await bell.click()
    await rowsOf(page).nth(44).waitFor()
    assert.equal(openNow(page), 'notifications')
    await page.goBack()
    await drawerOf(page).waitFor({ state: 'detached' })
    assert.isNull(openNow(page))
    assert.lengthOf(firstPages(), 1)
    assert.deepEqual(problemsOf(page), [])
  })

  test('[L-15] one drawer takes the place of the other in the same document, under the same parameter', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const [{ id }] = await givenNotifications(member)
    // An unread one would be a toast beside the cart, which is a dialog as well.
    await Notification.query().where({ id }).update({ readAt: 5 })
    const page = await openPage(browser, { member, path: '/kapcsolat?drawer=cart' })
    const cart = page.getByRole('dialog', { name: 'Cart' })
    await cart.waitFor()
    await page.evaluate('window.marker = 1')
    // The bell lies below the open drawer: a hand does not reach it, a script does.
    await page.locator('.float.bell').dispatchEvent('click')
    await rowsOf(page).first().waitFor()
    await cart.waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('dialog').count(), 1)
    assert.equal(new URL(page.url()).search, '?drawer=notifications')
    assert.equal(await page.evaluate('window.marker'), 1, 'it is the same document')
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(problemsOf(page), [])
  })

  test('[N-05] [N-17] page 1 is read again only where the stream came after it, and then has what was told between', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    await givenNotifications(member, 2)
    let letStreamCome = () => {}
    const isToCome = new Promise<void>((resolve) => (letStreamCome = resolve))
    const prepare = (empty: Page) =>
      empty.route('**/__transmit/events**', async (route) => {
        await isToCome
        await route.continue()
      })
    const path = '/kapcsolat?drawer=notifications'
    const page = await openPage(browser, { member, path, prepare })
    const asked = notificationRequests(page)
    await rowsOf(page).nth(1).waitFor()
    // Read and told while nobody listens: as many are unread as before.
    const [, second] = await givenNotifications(member, 2)
    await Notification.query().where({ id: second.id }).update({ readAt: 5 })
    await givenNotifications(member)
    asked.length = 0
    const heard = hearing(page)
    letStreamCome()
    await heard
    await rowsOf(page).nth(4).waitFor()
    await page.waitForTimeout(1000)
    const read = asked.filter((one) => one.startsWith('GET'))
    assert.deepEqual(read, ['GET /notifications/list?page=1&per_page=20'])

    await givenNotifications(member)
    await rowsOf(page).nth(5).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.float.bell').click()
    await rowsOf(page).nth(5).waitFor()
    await page.waitForTimeout(1000)
    assert.lengthOf(
      asked.filter((one) => one.startsWith('GET')),
      1
    )
    assert.deepEqual(problemsOf(page), [])
  })

  test('[N-16] [N-17] where the list cannot be had the count follows what was told meanwhile all the same', async ({
    browser,
  }) => {
    const member = await givenMember()
    await givenNotifications(member)
    let letStreamCome = () => {}
    const isToCome = new Promise<void>((resolve) => (letStreamCome = resolve))
    const prepare = async (empty: Page) => {
      await empty.route('**/notifications/list**', (route) => route.fulfill({ status: 503 }))
      await empty.route('**/__transmit/events**', async (route) => {
        await isToCome
        await route.continue()
      })
    }
    const page = await openPage(browser, { member, path: '/kapcsolat', prepare })
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    await page.mouse.move(5, 5)
    await givenNotifications(member, 2)
    letStreamCome()
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  })

  test('[N-07] [N-08] [N-09] a press goes there and then marks it, one button marks all, the badge follows', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const changed = { path: '/gyik' }
    const [, , third] = await givenNotifications(member, 3, changed)
    const page = await openPage(browser, { member, path: '/kapcsolat?drawer=notifications' })
    await rowsOf(page).nth(2).waitFor()
    await page.waitForTimeout(1000)
    const asked = notificationRequests(page)
    await drawerOf(page).getByRole('link', { name: 'Follow the order' }).first().click()
    await page.waitForURL('**/gyik')
    const bell = page.locator('.float.bell')
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    assert.deepEqual(asked.slice(0, 2), [
      'visit /gyik',
      `POST /notifications/${third.id}/mark-as-read`,
    ])
    assert.isNull(openNow(page))

    await bell.click()
    await drawerOf(page).locator('.note-row.unread').nth(1).waitFor()
    assert.equal(await drawerOf(page).locator('.note-row').count(), 3)
    await drawerOf(page).getByRole('button', { name: 'Mark all as read' }).click()
    await drawerOf(page).getByText('All read').waitFor()
    assert.equal(await drawerOf(page).locator('.note-row.unread').count(), 0)
    assert.include(asked, 'POST /notifications/mark-all-as-read')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications, none unread' }).waitFor()
    assert.equal(await bell.locator('.count').count(), 0)
    assert.equal(asked.at(-1), 'visit /gyik notificationCount')
    assert.deepEqual(problemsOf(page), [])
  })

  test('[N-02] [N-16] an empty list says so, one that cannot be had is only logged and asked for again', async ({
    assert,
    browser,
  }) => {
    for (const look of looks([320, 1280])) {
      const member = await givenMember({ locale: look.locale })
      const path = '/kapcsolat?drawer=notifications'
      let isFailing = true
      const page = await openPage(browser, {
        member,
        ...look,
        path,
        prepare: (empty) =>
          empty.route('**/notifications/list?*', (route) =>
            isFailing ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
          ),
      })
      const retry = drawerOf(page).getByRole('button', { name: /Try again|Új próba/ })
      await retry.waitFor()
      assert.equal(await page.locator('.toast').count(), 0)
      assert.isTrue(problemsOf(page).some((one) => one.includes('could not be loaded')))
      isFailing = false
      await retry.click()
      await drawerOf(page)
        .getByText(/No notifications yet|Még nincs értesítés/)
        .waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `notifications_empty_${look.locale}_${look.width}`, false)

      await givenNotifications(member, 2)
      await rowsOf(page).nth(1).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `notifications_drawer_${look.locale}_${look.width}`, false)
      await page.context().close()
    }
  })
})
