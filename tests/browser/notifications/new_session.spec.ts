import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Browser, Page, Request, Response, Route } from 'playwright'
import type { Member } from '#auth'
import { openPage, problemsOf, settled } from '#tests/support/browser'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { hearing, streamsOf } from '#tests/support/notification_requests'
import { givenNotifications } from '#tests/support/notifications'

/** What tabs wait for at most that come back together, in ms; here all of them would take the whole of it. */
const SPREAD_MS = 10_000

/** A logout that did not succeed is waited for so long, in ms. */
const RETURN_MS = 10_000

/** A stream that has nothing to tell waits for so long, in ms. */
const AT_REST_MS = 4000

/** A page whose stream is open; what is unread has it opened early. */
async function openHearing(
  browser: Browser,
  member: Member,
  prepare?: (empty: Page) => Promise<unknown>
) {
  await givenNotifications(member)
  let streams: ReturnType<typeof streamsOf>
  let heard: Promise<void>
  const leader = await openPage(browser, {
    member,
    path: '/kapcsolat',
    prepare: async (empty) => {
      await prepare?.(empty)
      streams = streamsOf(empty.context())
      heard = hearing(empty)
    },
  })
  await heard!
  return { leader, context: leader.context(), ...streams! }
}

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

/** What is asked for is done at once, and the browser has the answer later; the driver's own way would keep the cookies of the answer at once. */
async function answerLate(route: Route, until: () => Promise<unknown>) {
  const request = route.request()
  const { 'host': _host, 'content-length': _length, ...headers } = await request.allHeaders()
  const body = request.postDataBuffer()
  const sent = { method: request.method(), headers, body, redirect: 'manual' } as const
  const answer = await fetch(request.url(), sent as RequestInit)
  const content = Buffer.from(await answer.arrayBuffer())
  await until()
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
    const prepare = (empty: Page) =>
      empty.addInitScript(() => {
        Math.random = () => 0.999
      })
    const { leader, context, opened, openNow } = await openHearing(browser, member, prepare)
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
  })

  test('[N-17] an answer that brings the new cookie late neither ends the stream for good nor logs the member out', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const { leader, context, opened } = await openHearing(browser, member)
    const refused: Response[] = []
    const isRefused = (response: Response) =>
      response.url().includes('/__transmit/events') && response.status() === 401
    context.on('response', (response) => isRefused(response) && refused.push(response))
    const tooEarly = context.waitForEvent('response', isRefused)
    const before = opened.length
    const page = await context.newPage()
    await page.route('**/*', (route) => {
      return route.request().method() === 'GET'
        ? route.fallback()
        : answerLate(route, () => tooEarly)
    })
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
  })

  test('an answer that was under way meanwhile does not bring the former session back', async ({
    assert,
    browser,
  }) => {
    const tab = await openPage(browser, { member: await givenMember(), path: '/profil' })
    const other = await tab.context().newPage()
    const [asked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await tab.route('**/user/confirmed-password-status', (route) =>
      answerLate(route, () => {
        asked.resolve()
        return changed.promise
      })
    )
    const late = tab.evaluate(() =>
      fetch('/user/confirmed-password-status', { headers: { accept: 'application/json' } }).then(
        (answer) => answer.status
      )
    )
    await asked.promise
    await setPassword(other, tab.url())
    changed.resolve()
    assert.equal(await late, 200)
    await other.reload()
    assert.equal(new URL(other.url()).pathname, '/profil')
  })

  test('[N-17] no stream is opened while the member is being logged out', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    // Nothing is unread: its stream is due only after a while.
    const page = await openPage(browser, { member, path: '/profil' })
    const { opened } = streamsOf(page.context())
    const forget = page.waitForResponse((response) => response.url().endsWith('/logout'))
    await page.route('**/logout', async (route) => {
      await pause(AT_REST_MS + 1500)
      await route.continue()
    })
    assert.lengthOf(opened, 0)
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    await forget
    assert.lengthOf(opened, 0)
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    assert.deepEqual(problemsOf(page), [])
  })

  test('[N-17] who logs in at once after another member hears of news at once', async ({
    assert,
    browser,
  }) => {
    const [one, next] = [await givenMember(), await givenMember()]
    await givenNotifications(next)
    const page = await openPage(browser, { member: one, path: '/profil' })
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    const loggedOut = performance.now()
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await page.locator('[name=email]').fill(next.email)
    await page.locator('[name=password]').fill(TEST_PASSWORD)
    const heard = hearing(page)
    await page.locator('main button[type=submit]').click()
    await heard
    assert.isBelow(performance.now() - loggedOut, RETURN_MS / 2)
  })
})
