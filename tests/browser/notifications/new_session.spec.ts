import { test } from '@japa/runner'
import { openPage, settled } from '#tests/support/browser'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { hearing, streamsOf } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'

/** What tabs wait for at most that come back together, in ms; here all of them would take the whole of it. */
const SPREAD_MS = 10_000

test.group('A session that takes another id', () => {
  test('[N-17] after a new password the stream of all tabs comes back at once, by the new session', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const path = '/kapcsolat'
    const prepare = (empty: { addInitScript(script: () => void): Promise<unknown> }) =>
      empty.addInitScript(() => {
        Math.random = () => 0.999
      })
    // What is unread has the stream opened early.
    await givenNotifications(member)
    const leader = await openPage(browser, { member, path, prepare })
    const context = leader.context()
    const { opened, openNow } = streamsOf(context)
    const heard = hearing(leader)
    await leader.reload()
    await heard
    const page = await context.newPage()
    await page.goto(new URL('/profil', leader.url()).href)
    await settled(page)
    const form = page.locator('[data-form=profile]')
    await form.locator('[name=new_password]').fill('uj-vakolat-2026')
    await form.getByLabel('Current password').fill(TEST_PASSWORD)
    await form.getByLabel('New password again').fill('uj-vakolat-2026')
    const again = hearing(leader)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Your changes are saved.').waitFor()
    const saved = performance.now()
    await again
    assert.isBelow(performance.now() - saved, SPREAD_MS / 2)
    // The new password was told of, too.
    await givenNotifications(member)
    for (const tab of [leader, page]) {
      await tab.locator('.float.bell .count', { hasText: '3' }).waitFor()
    }
    assert.lengthOf(openNow(), 1)
    const cookies = await Promise.all(opened.map(async (one) => (await one.allHeaders()).cookie))
    const sessions = cookies.map((cookie) => /(?:^|; )session=([^;]+)/.exec(cookie)![1])
    assert.notEqual(sessions.at(-1), sessions[0])
    await context.close()
  })
})
