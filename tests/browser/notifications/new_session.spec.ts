import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page, Request, Response, Route } from 'playwright'
import { openPage, settled } from '#tests/support/browser'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { hearing, streamsOf } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'

/** What tabs wait for at most that come back together, in ms; here all of them would take the whole of it. */
const SPREAD_MS = 10_000

/** Sets a new password in a tab of its own. */
async function setPassword(page: Page, origin: string) {
  await page.goto(new URL('/profil', origin).href)
  await settled(page)
  const form = page.locator('[data-form=profile]')
  await form.locator('[name=new_password]').fill('uj-vakolat-2026')
  await form.getByLabel('Current password').fill(TEST_PASSWORD)
  await form.getByLabel('New password again').fill('uj-vakolat-2026')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Your changes are saved.').waitFor()
}

/** The cookies of the session that requests came with. */
async function sessionsOf(requests: Request[]) {
  const cookies = await Promise.all(requests.map(async (one) => (await one.allHeaders()).cookie))
  return cookies.map((cookie) => /(?:^|; )session=([^;]+)/.exec(cookie)![1])
}

/** What is changed is done at once, and the browser has the answer later; the driver's own way would keep the cookies of the answer at once. */
async function answerLate(route: Route, lateMs: number) {
  const request = route.request()
  if (request.method() === 'GET') return route.fallback()
  const { 'host': _host, 'content-length': _length, ...headers } = await request.allHeaders()
  const body = request.postDataBuffer()
  const sent = { method: request.method(), headers, body, redirect: 'manual' } as const
  const answer = await fetch(request.url(), sent as RequestInit)
  const content = Buffer.from(await answer.arrayBuffer())
  await pause(lateMs)
  const told: Record<string, string> = {
    ...Object.fromEntries(answer.headers),
    'set-cookie': answer.headers.getSetCookie().join('\n'),
  }
  // It has arrived whole and unpacked.
  for (const name of ['content-encoding', 'transfer-encoding', 'content-length']) delete told[name]
  await route.fulfill({ status: answer.status, headers: told, body: content })
}

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
    const again = hearing(leader)
    await setPassword(page, leader.url())
    const saved = performance.now()
    await again
    assert.isBelow(performance.now() - saved, SPREAD_MS / 2)
    // The new password was told of, too.
    await givenNotifications(member)
    for (const tab of [leader, page]) {
      await tab.locator('.float.bell .count', { hasText: '3' }).waitFor()
    }
    assert.lengthOf(openNow(), 1)
    const sessions = await sessionsOf(opened)
    assert.notEqual(sessions.at(-1), sessions[0])
    await context.close()
  })

  test('[N-17] an answer that brings the new cookie late neither ends the stream for good nor logs the member out', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    await givenNotifications(member)
    const leader = await openPage(browser, { member, path: '/kapcsolat' })
    const context = leader.context()
    const { opened } = streamsOf(context)
    const refused: Response[] = []
    context.on('response', (response) => {
      const isStream = response.url().includes('/__transmit/events')
      if (isStream && response.status() === 401) refused.push(response)
    })
    const heard = hearing(leader)
    await leader.reload()
    await heard
    const before = opened.length
    const page = await context.newPage()
    await page.route('**/*', (route) => answerLate(route, 700))
    const again = hearing(leader)
    await setPassword(page, leader.url())
    await again
    // It was too early at first, else nothing is tested here.
    assert.lengthOf(refused, 1)
    assert.notProperty(await refused[0].allHeaders(), 'set-cookie')
    const sessions = await sessionsOf(opened)
    assert.equal(sessions[before], sessions[before - 1])
    assert.notEqual(sessions.at(-1), sessions[0])
    await givenNotifications(member)
    await leader.locator('.float.bell .count', { hasText: '3' }).waitFor()
    await page.goto(new URL('/profil', leader.url()).href)
    assert.equal(new URL(page.url()).pathname, '/profil')
    await context.close()
  })
})
