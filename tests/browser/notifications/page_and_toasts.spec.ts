import { test } from '@japa/runner'
import server from '@adonisjs/core/services/server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'
import { hearing, notificationRequests } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'
import { markRead } from '#notifications/list/actions/mark_read'
import Notification from '#notifications/list/models/notification'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Noon in Budapest. */
const NOON = Date.parse('2026-11-20T11:00:00Z')

const toastsOf = (page: Page) => page.locator('.toast:visible')
/** Without those that stand there until the list comes. */
const rowsOf = (page: Page) => page.locator('.note-row:not(:has(.skel))')
const badgeOf = (page: Page) => page.locator('.float.bell .count')

async function waitForToasts(page: Page, count: number) {
  await toastsOf(page)
    .nth(count - 1)
    .waitFor()
}

test.group('Page, toasts and real time of notifications', () => {
  test('[N-10] [N-11] [N-12] [N-25] [U-12] the page has the same list, looks by type, times that go on', async ({
    assert,
    browser,
  }) => {
    const ages = [30_000, 5 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS, 25 * HOUR_MS, 26 * HOUR_MS]
    const types = ['info', 'success', 'warning', 'error', 'gift', 'other'] as const
    for (const look of looks([320, 1280])) {
      const member = await givenMember({ locale: look.locale })
      for (const [index, type] of types.toReversed().entries()) {
        const path = index % 2 ? undefined : '/gyik'
        const [{ id }] = await givenNotifications(member, 1, { type, path })
        const createdAt = NOON - ages[types.length - 1 - index]
        await Notification.query()
          .where({ id })
          .update({ createdAt, readAt: index < 3 ? 5 : null })
      }
      const page = await openPage(browser, {
        member,
        ...look,
        path: '/ertesitesek',
        prepare: (empty) => empty.clock.install({ time: NOON }),
      })
      await rowsOf(page).nth(5).waitFor()
      const discs = await page
        .locator('.note-row .disc')
        .evaluateAll((all) => all.map((disc) => disc.className))
      const names = ['info', 'ok', 'warn', 'bad', 'gift', 'other']
      assert.deepEqual(
        discs,
        names.map((name) => `disc ${name}`)
      )
      assert.equal(await page.locator('.note-row.unread').count(), 3)
      const times = () =>
        page
          .locator('.note-row time')
          .evaluateAll((all) => all.map((time) => time.firstChild!.textContent))
      const told =
        look.locale === 'en'
          ? [
              'Just now',
              '5 minutes ago',
              '3 hours ago',
              'Yesterday',
              'November 19, 2026 at 11:00 AM',
            ]
          : ['Az imént', '5 perce', '3 órája', 'Tegnap', '2026. november 19. 11:00']
      assert.deepEqual((await times()).slice(0, 5), told)
      // The first minute of the page ends later: it began after the clock.
      await page.clock.pauseAt(NOON + MINUTE_MS - 100)
      assert.deepEqual((await times()).slice(0, 5), told, 'nothing moves before the minute is over')
      for (const later of ['6', '7']) {
        await page.clock.fastForward(MINUTE_MS)
        const words = look.locale === 'en' ? `${later} minutes ago` : `${later} perce`
        await page.locator('.note-row time', { hasText: words }).waitFor()
      }
      await page.clock.resume()
      assert.equal(await toastsOf(page).count(), 0)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `notifications_page_${look.locale}_${look.width}`)
      await page.context().close()
    }
  })

  test('[N-13] [U-10] [U-17] of six unread four are toasts and the fourth is faded, each is told once', async ({
    assert,
    browser,
  }) => {
    const faded = (page: Page) =>
      toastsOf(page).evaluateAll((all) => all.map((toast) => toast.matches('.faded')))
    for (const look of looks([390, 1280])) {
      const member = await givenMember({ locale: look.locale })
      await givenNotifications(member, 6, { path: '/gyik' })
      const page = await openPage(browser, { member, ...look, path: '/kapcsolat' })
      await waitForToasts(page, 4)
      assert.deepEqual(await faded(page), [true, false, false, false])
      await screenshot(page, `notifications_toasts_${look.locale}_${look.width}`, false)
      const box = await page.locator('.toasts').boundingBox()
      assert.isAbove(box!.y, 844 / 4)
      assert.deepEqual(await accessibilityFaults(page), [])

      const asked = notificationRequests(page)
      await toastsOf(page).last().getByRole('link').click()
      await page.waitForURL('**/gyik')
      await badgeOf(page).getByText('5').waitFor()
      assert.deepEqual(
        asked.slice(0, 2).map((one) => one.replace(/\d+/, 'id')),
        ['visit /gyik', 'POST /notifications/id/mark-as-read']
      )
      const loaded = rowsLoaded(page)
      await page.reload()
      await loaded
      assert.equal(await toastsOf(page).count(), 0)
      await page.context().close()
    }
    const member = await givenMember()
    await givenNotifications(member, 4)
    const page = await openPage(browser, { member, path: '/kapcsolat' })
    await waitForToasts(page, 4)
    assert.deepEqual(await faded(page), [false, false, false, false])
  })

  test('what toasts are made of may come late: nobody is told what was read meanwhile, or who has left', async ({
    assert,
    browser,
  }) => {
    for (const meanwhile of ['reads', 'opens the list', 'leaves', 'waits'] as const) {
      const member = await givenMember()
      const [read] = await givenNotifications(member, 2)
      let come = () => {}
      const coming = new Promise<void>((resolve) => (come = resolve))
      let ask = () => {}
      const asked = new Promise<void>((resolve) => (ask = resolve))
      const prepare = (empty: Page) =>
        empty.route(/\/toast-[\w-]+\.js$/, async (route) => {
          ask()
          await coming
          await route.continue()
        })
      const page = await openPage(browser, { member, path: '/profil', prepare })
      await page.mouse.move(5, 5)
      await asked
      await badgeOf(page).getByText('2').waitFor()
      if (meanwhile === 'reads') {
        await markRead({ id: read.id, memberId: member.id })
        await badgeOf(page).getByText('1').waitFor()
      }
      if (meanwhile === 'opens the list') {
        await page.locator('.float.bell').click()
        await rowsOf(page).first().waitFor()
      }
      if (meanwhile === 'leaves') {
        await page.locator('main').getByRole('button', { name: 'Log out' }).click()
        await page.locator('.float.bell').waitFor({ state: 'detached' })
      }
      come()
      await page.locator('.toasts').waitFor({ state: 'attached' })
      await page.waitForTimeout(300)
      const told = { 'reads': 1, 'opens the list': 0, 'leaves': 0, 'waits': 2 }
      assert.equal(await toastsOf(page).count(), told[meanwhile], meanwhile)
      await page.context().close()
    }
  })

  test('[N-17] [N-19] [N-24] what happens is seen at once, and after a lost connection nothing is missed or doubled', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { member, path: '/kapcsolat' })
    const heard = hearing(page)
    await page.mouse.move(5, 5)
    await heard
    await page.waitForTimeout(500)
    assert.equal(await badgeOf(page).count(), 0)
    await givenNotifications(member)
    await badgeOf(page).getByText('1').waitFor()
    await waitForToasts(page, 1)

    await page.locator('.float.bell').click()
    await rowsOf(page).first().waitFor()
    await toastsOf(page).first().waitFor({ state: 'detached' })
    await givenNotifications(member, 1, { key: 'order_delivered' })
    await rowsOf(page).nth(1).waitFor()
    assert.include(await rowsOf(page).first().innerText(), 'has been delivered')
    assert.equal(await toastsOf(page).count(), 0)
    await page
      .getByText('New notification: Your order no. 12 has been delivered.')
      .waitFor({ state: 'attached' })

    // The line breaks, things happen, it is back.
    const again = hearing(page)
    const node = server.getNodeServer()!
    ;(node as { closeAllConnections(): void }).closeAllConnections()
    await page.waitForTimeout(50)
    await givenNotifications(member, 2, { key: 'order_processing' })
    await again
    await rowsOf(page).nth(3).waitFor()
    await page.waitForTimeout(500)
    assert.equal(await rowsOf(page).count(), 4)
    assert.equal(await page.locator('.note-bar span').first().innerText(), '4 unread')
    await givenNotifications(member)
    await rowsOf(page).nth(4).waitFor()
    assert.equal(await rowsOf(page).count(), 5)
    const others = problemsOf(page).filter((one) => !one.includes('__transmit/events'))
    assert.deepEqual(others, [])
  })

  test('[N-17] a page that nobody touches hears as well, in a browser that tells nothing of its line', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    let heard: Promise<void> | undefined
    const prepare = async (empty: Page) => {
      heard = hearing(empty)
      await empty.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'))
      await empty.clock.install()
    }
    const page = await openPage(browser, { member, path: '/kapcsolat', prepare })
    assert.isFalse(await page.evaluate(() => 'connection' in navigator))
    // At rest its part is fetched, and somewhat later the stream is opened.
    for (let second = 0; second < 20; second++) await page.clock.runFor(1000)
    await heard
    await givenNotifications(member)
    await badgeOf(page).getByText('1').waitFor()
  })

  test('[N-17] a phone that slept for an hour does not trust its line, and has once what was told meanwhile', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const answers = streamAnswers(cleanup)
    const asked = new Set<string>()
    const member = await givenMember()
    let heard: Promise<void> | undefined
    const prepare = (empty: Page) => {
      heard = hearing(empty)
      empty.on('request', (request) => void asked.add(request.url().replace(/^.*\/__/, '/__')))
      return empty.clock.install()
    }
    // Pages of the tests before may still ask for theirs.
    const streams = () => answers.filter(({ req }) => asked.has(req.url!))
    const page = await openPage(browser, { member, path: '/ertesitesek', prepare })
    await heard
    await page.getByText('No notifications yet').waitFor()
    assert.lengthOf(streams(), 1)
    // Nothing comes through any more, and nobody says that the line is dead.
    streams()[0].write = () => true
    await givenNotifications(member, 2)
    await page.waitForTimeout(500)
    assert.equal(await rowsOf(page).count(), 0)

    await page.clock.setSystemTime(Date.now() + HOUR_MS)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await rowsOf(page).nth(1).waitFor()
    await badgeOf(page).getByText('2').waitFor()
    assert.lengthOf(streams(), 2)
    await givenNotifications(member)
    await rowsOf(page).nth(2).waitFor()
    await page.waitForTimeout(500)
    assert.equal(await rowsOf(page).count(), 3)
    assert.lengthOf(streams(), 2)
    await page.context().close()
  })
})

/** Answers of streams that were opened since, the oldest first. */
function streamAnswers(cleanup: (work: () => void) => void) {
  const answers: ServerResponse[] = []
  const node = server.getNodeServer()!
  const note = ({ url }: IncomingMessage, answer: ServerResponse) =>
    void (url?.startsWith('/__transmit/events') && answers.push(answer))
  node.on('request', note)
  cleanup(() => void node.off('request', note))
  return answers
}

/** Waits until a page had the time to tell what it has to. */
async function rowsLoaded(page: Page) {
  await page.waitForResponse((response) => response.url().includes('/notifications/list'))
  await page.waitForTimeout(500)
}
