import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage, settled } from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { hearing, streamsOf } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'

const badge = (page: Page, count: number) =>
  page.locator('.float.bell .count', { hasText: String(count) })

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
    await context.close()
  })
})
