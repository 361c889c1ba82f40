import { test } from '@japa/runner'
import type { Browser, Page, Worker } from 'playwright'
import { launchBrowser, openPage, PHONE, problemsOf } from '#tests/support/browser'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { usePushKeys, subscriptionsOf } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'
import { isTold, stateOf, stubPush, type StubbedPush } from './stubbed_push.js'
import { transaction } from '#app/transaction'
import { keepSubscription } from '#notifications/push/actions/keep_subscription'
import { hashOfEndpoint } from '#notifications/push/push_address'
import { markOfMember } from '#notifications/push/member_mark'

const context = { serviceWorkers: 'allow' as const }

/** Opens a page in a browser that takes messages as it is told to. */
function openStubbed(browser: Browser, given: Partial<StubbedPush>, opened: object) {
  const prepare = async (page: Page) => {
    await page.addInitScript(stubPush, given)
  }
  return openPage(browser, { context, width: PHONE, prepare, ...opened })
}

test.group('Messages to browsers', () => {
  test('[N-15] [N-21] [Z-14] where messages may come the page subscribes on mount and tells the shop, once', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    const { subscription } = new PushBrowser()
    const given = { permission: 'granted' as const, coming: [subscription] }
    let told: Promise<unknown> | undefined
    const page = await openStubbed(browser, given, {
      path: '/gyik',
      member,
      prepare: async (empty: Page) => {
        await empty.addInitScript(stubPush, given)
        told = isTold(empty)
      },
    })
    const answer = (await told) as Awaited<ReturnType<typeof isTold>>
    const request = answer.request()
    assert.deepEqual(request.postDataJSON(), subscription)
    const headers = await request.allHeaders()
    assert.match(headers['content-type'], /^application\/json/)
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!
    assert.equal(headers['x-xsrf-token'], decodeURIComponent(token.value))
    assert.deepEqual((await stateOf(page)).keys, [publicKey])
    assert.lengthOf(await subscriptionsOf(member.id), 1)
    assert.lengthOf((await stateOf(page)).asked, 0)

    const again: string[] = []
    page.on('request', (sent) => sent.method() === 'POST' && again.push(sent.url()))
    await page.reload()
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.waitForTimeout(3000)
    assert.isFalse(again.some((url) => url.includes('push')))
    assert.lengthOf((await stateOf(page)).keys, 1)
    assert.deepEqual(problemsOf(page), [])

    await page.goto('/profil')
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    await page.waitForFunction(
      () => (window as unknown as { pushed: StubbedPush }).pushed.subscription === null
    )
    assert.deepEqual((await stateOf(page)).unsubscribed, [subscription.endpoint])
    assert.lengthOf(await subscriptionsOf(member.id), 0)
    await page.context().close()
  })

  test("[H-55] [N-21] a browser that was another member's leaves that address and subscribes anew", async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const [owner, member] = [await givenMember(), await givenMember(DAYS_TOLD)]
    const [old, own] = [new PushBrowser().subscription, new PushBrowser().subscription]
    const { endpoint, keys } = old
    const row = { memberId: owner.id, loginId: 'before', endpoint, expirationTime: null, ...keys }
    await transaction((trx) => keepSubscription(trx, { ...row, vapidKey: publicKey }))
    const given: Partial<StubbedPush> = {
      permission: 'granted',
      subscription: old,
      keys: [publicKey],
      coming: [own],
    }
    const page = await openStubbed(browser, given, { path: '/gyik', member })
    await page.waitForFunction(
      (mine) => localStorage.getItem('push-told')?.endsWith(mine),
      own.endpoint
    )
    assert.deepEqual((await stateOf(page)).unsubscribed, [endpoint])
    assert.lengthOf(await subscriptionsOf(owner.id), 1)
    assert.lengthOf(await subscriptionsOf(member.id), 1)
    await page.context().close()
  })

  test('[N-15] [N-21] where the browser changed the address of a subscription the open page subscribes anew and tells the shop', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    const [before, after] = [new PushBrowser().subscription, new PushBrowser().subscription]
    const given = { permission: 'granted' as const, coming: [before, after] }
    const page = await openStubbed(browser, given, { path: '/gyik', member })
    await page.waitForFunction(() => localStorage.getItem('push-told') !== null)
    const told = isTold(page)
    await page.evaluate(() => {
      ;(window as unknown as { pushed: StubbedPush }).pushed.subscription = null
    })
    const worker = page.context().serviceWorkers()[0]
    await worker.evaluate(async () => {
      let work: Promise<unknown> | undefined
      const event = new Event('pushsubscriptionchange')
      self.dispatchEvent(
        Object.assign(event, { waitUntil: (promise: Promise<unknown>) => (work = promise) })
      )
      await work
    })
    assert.deepEqual((await told).request().postDataJSON(), after)
    const { keys, asked } = await stateOf(page)
    assert.deepEqual(keys, [publicKey, publicKey])
    assert.deepEqual(asked, [])
    const rows = await subscriptionsOf(member.id)
    assert.deepEqual(
      rows.map(({ endpointHash }) => endpointHash),
      [hashOfEndpoint(after.endpoint)]
    )
    await page.context().close()
  })

  test('[N-20] the worker of /sw.js shows messages of its member alone, and a click opens their page', async ({
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember(DAYS_TOLD)
    const { subscription } = new PushBrowser()
    // The browser with windows, because the other one has nowhere to show a message.
    const whole = await launchBrowser(['--enable-features=ServiceWorkerPush'])
    cleanup(() => whole.close())
    const page = await openStubbed(
      whole,
      { permission: 'granted', coming: [subscription] },
      { path: '/gyik', member, context: { ...context, permissions: ['notifications'] } }
    )
    await page.waitForFunction(() => localStorage.getItem('push-told') !== null)
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    assert.equal(new URL(scope).pathname, '/')
    const worker = page.context().serviceWorkers()[0]
    const m = markOfMember(member.id, subscription.keys.auth)
    const message = {
      v: 1,
      id: 7,
      seq: 7,
      tag: 'order:1',
      title: 'Mesterpont',
      body: 'Elindult',
      m,
    }
    await push(page, 'no JSON')
    assert.deepEqual(await shown(worker), [['127.0.0.1', '', '', null]])
    await push(page, { ...message, action: '/rendelesek/1', lang: 'hu' })
    const own = ['Mesterpont', 'Elindult', 'order:1', '/rendelesek/1']
    assert.deepInclude(await shown(worker), own)

    // What was sent first arrives last; what is somebody else's, or nobody can read, is told in neutral words.
    await push(page, { ...message, id: 6, seq: 6, body: 'Feldolgozás alatt', lang: 'hu' })
    const others = { ...message, seq: 8, tag: 'order:2', body: 'Másé', m: 'x', lang: 'hu' }
    await push(page, { ...others, neutral: 'Új értesítése érkezett' })
    const other = { ...message, seq: 9, tag: 'order:3', body: 'Cudzie', m: 'x', lang: 'sk' }
    await push(page, { ...other, neutral: 'Máte správu' })
    await push(page, 'no JSON')
    const texts = (await shown(worker)).map(([, body]) => body)
    // What cannot be read has the words of what could be before.
    const neutral = ['Új értesítése érkezett', 'Máte správu', 'Máte správu']
    assert.sameMembers(texts, ['', 'Elindult', ...neutral])
    assert.notInclude(JSON.stringify(await shown(worker)), 'Másé')

    // It makes no sound while somebody looks at the shop.
    await page.bringToFront()
    await push(page, { ...message, seq: 10, tag: 'order:4' })
    assert.isTrue(await isSilent(worker, 'order:4'))
    const elsewhere = await page.context().newPage()
    await hasNoFocus(page)
    await push(page, { ...message, seq: 11, tag: 'order:5' })
    assert.isFalse(await isSilent(worker, 'order:5'))
    await elsewhere.close()

    assert.deepEqual(await clicked(worker, '/rendelesek/1'), ['navigate /rendelesek/1', 'focus'])
    assert.deepEqual(await clicked(worker, 'https://evil.example/'), [
      'navigate /?drawer=notifications',
      'focus',
    ])
    await page.context().close()
  })
})

/** Has the browser deliver a message as if its push service had. */
async function push(page: Page, message: object | string) {
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await known
  const origin = new URL(page.url()).origin
  const data = typeof message === 'string' ? message : JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await page.waitForTimeout(500)
  await session.detach()
}

function shown(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobal
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, data }) => [title, body, tag, data?.action])
  })
}

/** The driver tells every page that it has the focus; this one has it no more. */
async function hasNoFocus(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  await page.waitForFunction(() => !document.hasFocus())
}

/** Whether a message came without a sound. */
function isSilent(worker: Worker, tag: string) {
  return worker.evaluate(async (name) => {
    const { registration } = self as unknown as ServiceWorkerGlobal
    const [told] = await registration.getNotifications({ tag: name })
    return told.silent
  }, tag)
}

/** Presses a message, and tells which windows were led where. */
function clicked(worker: Worker, action: string) {
  return worker.evaluate(async (address) => {
    const done: string[] = []
    const scope = self as unknown as ServiceWorkerGlobal
    const path = (url: string) => new URL(url).pathname + new URL(url).search
    const client = scope.WindowClient.prototype
    // Only a press of somebody may do this.
    client.focus = async () => void done.push('focus')
    client.navigate = async function navigate(url: string) {
      done.push(`navigate ${path(url)}`)
      return this
    }
    scope.clients.openWindow = async (url: string) => void done.push(`open ${path(url)}`)
    let work: Promise<unknown> | undefined
    const event = new Event('notificationclick')
    Object.assign(event, {
      notification: { close() {}, data: { action: address } },
      waitUntil: (promise: Promise<unknown>) => (work = promise),
    })
    self.dispatchEvent(event)
    await work
    return done
  }, action)
}

/** What a service worker has, of what this test uses. */
interface ServiceWorkerGlobal {
  registration: ServiceWorkerRegistration
  WindowClient: { prototype: { focus: unknown; navigate: (this: unknown, url: string) => unknown } }
  clients: { openWindow: unknown }
}
