import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { baseUrl, openPage, settled } from '#tests/support/browser'
import { givenMember, type TestMember } from '#tests/support/members'
import { hearing, streamsOf } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'
import { sessionCookie } from '#tests/support/session_cookie'
import { freeze, launchSleepyBrowser } from '#tests/support/sleepy_browser'
import { SILENCE_MAX_MS } from '~/notifications/stream_share'

const badge = (page: Page, count: number) =>
  page.locator('.float.bell .count', { hasText: String(count) })

const rows = (page: Page) => page.locator('.note-row')

/** Waits for something that is not told. */
async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let tried = 0; !(await isTrue()) && tried < 200; tried++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test.group('Notifications in several tabs', () => {
  test('[N-17] they share one stream, tell each thing once, follow a tab that is closed, and end with the session', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const first = await openPage(browser, { member, path: '/kapcsolat' })
    const context = first.context()
    const { opened, openNow } = streamsOf(context)
    const heard = hearing(first)
    await first.mouse.move(5, 5)
    await heard
    const others: Page[] = []
    for (let count = 0; count < 2; count++) {
      const page = await context.newPage()
      await page.goto(new URL('/ertesitesek', first.url()).href)
      await settled(page)
      await page.getByText('No notifications yet').waitFor()
      others.push(page)
    }
    const tabs = [first, ...others]
    assert.lengthOf(opened, 1)

    await givenNotifications(member, 1, { path: '/gyik' })
    for (const page of tabs) await badge(page, 1).waitFor()
    for (const page of others) await page.locator('.note-row').first().waitFor()
    assert.lengthOf(opened, 1)
    // What is read in one tab is read in all of them.
    await others[0].getByRole('button', { name: 'Mark all as read' }).click()
    for (const page of tabs) await badge(page, 1).waitFor({ state: 'detached' })
    assert.equal(await others[1].locator('.note-row.unread').count(), 0)

    // Three tabs without the list: a thing is told in one of them.
    for (const page of others) {
      await page.goto(new URL('/gyik', first.url()).href)
      await settled(page)
      await page.mouse.move(5, 5)
    }
    await first.waitForTimeout(6000)
    await givenNotifications(member)
    for (const page of tabs) await badge(page, 1).waitFor()
    const toasts = () => Promise.all(tabs.map((page) => page.locator('.toast').count()))
    await until(async () => (await toasts()).some((count) => count > 0))
    await first.waitForTimeout(500)
    assert.deepEqual((await toasts()).sort(), [0, 0, 1])

    // The tab that leads is closed: another one opens the stream, and nothing is missed.
    const leader = tabs.find((page) => openNow()[0].frame().page() === page)!
    const left = tabs.filter((page) => page !== leader)
    assert.lengthOf(openNow(), 1)
    const before = opened.length
    await leader.close()
    await givenNotifications(member)
    for (const page of left) await badge(page, 2).waitFor()
    assert.lengthOf(opened.slice(before), 1)

    await left[0].goto(new URL('/profil', left[0].url()).href)
    await settled(left[0])
    await left[0].getByRole('button', { name: 'Log out' }).first().click()
    await left[0].waitForURL((url) => url.pathname !== '/profil')
    await left[1].waitForURL('**/belepes')
    await until(() => openNow().length === 0)
    assert.lengthOf(openNow(), 0)
  })

  test('[N-17] six tabs have one stream, whichever of them are closed, and all have the same list', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const context = await browser.newContext()
    const { tabs, streams } = await openLists(context, member, 6)
    // As many connections to one address as a browser opens: a stream for each tab would leave none.
    assert.lengthOf(streams.opened, 1)
    for (let left = tabs, told = 1; left.length > 0; left = left.slice(2), told++) {
      await givenNotifications(member)
      for (const page of left) {
        await rows(page)
          .nth(told - 1)
          .waitFor()
        assert.equal(await rows(page).count(), told)
        await badge(page, told).waitFor()
      }
      assert.lengthOf(streams.openNow(), 1)
      await left[0].close()
      await left[1].close()
    }
    assert.isAtMost(streams.opened.length, 6)
  })

  test('[N-17] a leading tab that crashes is followed by another, whose list has what was told meanwhile', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const context = await browser.newContext()
    const { tabs, streams, leader } = await openLists(context, member)
    const left = tabs.filter((page) => page !== leader)
    const crashed = leader.waitForEvent('crash')
    const devtools = await context.newCDPSession(leader)
    void devtools.send('Page.crash').catch(() => {})
    await crashed
    await givenNotifications(member)
    for (const page of left) await rows(page).first().waitFor()
    await givenNotifications(member)
    for (const page of left) {
      await rows(page).nth(1).waitFor()
      assert.equal(await rows(page).count(), 2)
      await badge(page, 2).waitFor()
    }
    assert.lengthOf(streams.opened, 2)
    assert.include(left, streams.opened[1].frame().page())
  })

  test('[N-17] a leading tab that is frozen is followed by one that is looked at, and has everything once when it wakes', async ({
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const { context, end } = await launchSleepyBrowser()
    cleanup(end)
    const { tabs, streams, leader } = await openLists(context, member)
    const left = tabs.filter((page) => page !== leader)
    const wake = await freeze(leader)
    await left[0].bringToFront()
    await givenNotifications(member)
    // Nobody hears the stream of the one that sleeps until it is missed.
    const patience = { timeout: SILENCE_MAX_MS + 10_000 }
    for (const page of left) await rows(page).first().waitFor(patience)
    assert.lengthOf(streams.opened, 2)
    assert.include(left, streams.opened[1].frame().page())
    await givenNotifications(member)
    for (const page of left) await rows(page).nth(1).waitFor()

    await wake()
    await rows(leader).nth(1).waitFor()
    await givenNotifications(member)
    for (const page of tabs) {
      await rows(page).nth(2).waitFor()
      await badge(page, 3).waitFor()
    }
    await leader.waitForTimeout(500)
    for (const page of tabs) assert.equal(await rows(page).count(), 3)
    // Its own stream has ended, and no other one was opened for it.
    await until(() => streams.openNow().length === 1)
    assert.lengthOf(streams.openNow(), 1)
    assert.lengthOf(streams.opened, 2)
  })
})

/** Tabs of one browser with the list on the screen, which hear what happens by the stream of the first one. */
async function openLists(context: BrowserContext, member: TestMember, count = 3) {
  const url = baseUrl()
  const cookie = await sessionCookie(member)
  await context.addCookies([
    { ...cookie, url, httpOnly: true },
    { name: 'locale', value: 'en', url },
    { name: 'measuring', value: 'denied', url },
  ])
  const streams = streamsOf(context)
  const tabs: Page[] = []
  while (tabs.length < count) {
    const page = await context.newPage()
    const heard = tabs.length === 0 ? hearing(page) : undefined
    await page.goto(`${url}/ertesitesek`)
    await heard
    await page.getByText('No notifications yet').waitFor()
    tabs.push(page)
  }
  return { tabs, streams, leader: tabs[0] }
}
