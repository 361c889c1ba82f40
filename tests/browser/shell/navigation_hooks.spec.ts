import '#tests/support/probe_routes'
import { test } from '@japa/runner'
import {
  AT,
  navigationProbe,
  requestsOf,
  told,
  until,
  visit,
} from '#tests/support/navigation_probe'

/** What one after the other was told of an ordinary visit. */
const VISIT = [
  'before',
  'start',
  'request',
  'data',
  'navigating',
  'mounted:false',
  'navigated',
  'success',
  'after',
]
/** Size of an upload that takes a second, on a line that is as slow. */
const UPLOAD_BYTES = 400_000
/** Run in the page: has requests told among the hooks. */
const SENT_IS_TOLD = `
  window.send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) { told.push('request'); send.call(this, body) };
`

test.group('Hooks of the navigation', (group) => {
  const probe = navigationProbe(group)

  test('[G-28] [G-16] initialized and ready frame the first page, whose navigation is initial', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const first = await told(page)
    assert.equal(first[0], 'initialized')
    assert.includeMembers(first, ['ready', 'mounted:false', 'navigated'])
    assert.deepEqual(await kept(), ['initial pending', 'initial success', ''])

    async function kept() {
      return page.evaluate<string[]>(
        "kept.splice(0).map((one) => one ? one.type + ' ' + one.state : '')"
      )
    }
    await visit(page, '/kapcsolat')
    assert.deepEqual(await kept(), ['server pending', 'server success', ''])
    await page.goBack()
    await until(page, 'kept.length > 2')
    assert.deepEqual(await kept(), ['back-forward pending', 'back-forward success', ''])
    await page.evaluate("shopNavigation.router.push({ url: '/gyik?local=1' })")
    await until(page, 'kept.length > 2')
    assert.deepEqual(await kept(), ['local pending', 'local success', ''])
    assert.include(await told(page), 'backForward')
  })

  test('[G-15] [U-38] a navigation is pending, then error or success, then over; its id has ten characters', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await visit(page, '/proba/bag', "{ method: 'post', data: { shipping: { zip: 'x' } } }")
    const kept = await page.evaluate<({ id: string; state: string } | null)[]>('kept.splice(0)')
    assert.deepEqual(
      kept.map((one) => one?.state),
      ['pending', 'error', undefined]
    )
    assert.match(kept[0]!.id, /^[\da-f]{10}$/)
    assert.equal(kept[0]!.id, kept[1]!.id)
  })

  test('[G-18] before cancels with false: nothing is asked', async ({ assert, browser }) => {
    const page = await probe(browser)
    await told(page)
    await page.evaluate('refused.before = true')
    const requests = await requestsOf(page, '/kapcsolat', () =>
      page.evaluate("shopNavigation.router.visit('/kapcsolat')")
    )
    await page.evaluate('refused.before = false')
    assert.lengthOf(requests, 0)
    assert.deepEqual(await told(page), ['before', 'abort', 'fail:abort'])
  })

  test('[G-19] [G-21] [G-27] hooks are told in their order around the request and the page', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await told(page)
    await page.evaluate(SENT_IS_TOLD)
    await visit(page, '/kapcsolat')
    await page.evaluate('XMLHttpRequest.prototype.send = window.send')
    assert.deepEqual(await told(page), VISIT)
    await visit(page, '/proba/dialog', "{ only: ['dialog'], preserveState: true }")
    await page.getByText('Over the page').waitFor()
    assert.include(await told(page), 'mounted:true')
    await visit(page, AT)
    await told(page)
    await visit(page, '/proba/bag', "{ method: 'post', preserveState: true }")
    assert.deepEqual(
      (await told(page)).filter((name) => name !== 'mounted:false'),
      ['before', 'start', 'data', 'navigating', 'navigated', 'error', 'after']
    )
  })

  test('[G-20] data stops with false: the page stays', async ({ assert, browser }) => {
    const page = await probe(browser)
    const before = await page.evaluate<string>('location.href + document.title')
    await told(page)
    await page.evaluate('refused.data = true')
    await visit(page, '/kapcsolat')
    await page.evaluate('refused.data = false')
    assert.deepEqual(await told(page), ['before', 'start', 'data', 'after'])
    assert.equal(await page.evaluate<string>('location.href + document.title'), before)
  })

  test('[G-22] [G-25] [G-26] a cancelled visit tells abort, fail and after', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await told(page)
    const ended = await visit(
      page,
      '/proba/slow',
      '{ onCancelToken: ({ cancel }) => setTimeout(cancel) }'
    )
    assert.isTrue(ended.cancelled)
    assert.deepEqual(await told(page), ['before', 'start', 'abort', 'fail:abort', 'after'])
  })

  test('[G-23] [G-25] [G-26] an answer that is no page tells invalid, fail and after', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate('refused.invalid = true')
    await visit(page, '/proba/html')
    await page.evaluate('refused.invalid = false')
    assert.deepEqual(await told(page), ['before', 'start', 'invalid', 'fail:invalid', 'after'])
    assert.equal(await page.locator('.answer-overlay').count(), 0)
  })

  test('[G-24] [G-25] [G-26] no answer tells exception, fail and after', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate('refused.exception = true')
    await page.context().setOffline(true)
    await visit(page, '/kapcsolat')
    await page.context().setOffline(false)
    await page.evaluate('refused.exception = false')
    assert.deepEqual(await told(page), ['before', 'start', 'exception', 'fail:exception', 'after'])
  })

  test('[G-17] [G-10] a new navigation interrupts the one that is pending; the callback of each runs once', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await page.evaluate('window.successes = []')
    const [first, second] = await page.evaluate<{ interrupted: boolean; completed: boolean }[]>(
      `Promise.all([
        visit('/proba/slow', { onSuccess: () => successes.push('first') }),
        visit('/kapcsolat', { onSuccess: () => successes.push('second') }),
      ])`
    )
    assert.isTrue(first.interrupted)
    assert.isTrue(second.completed)
    await visit(page, AT)
    assert.deepEqual(await page.evaluate('successes'), ['second'])
  })

  test('[G-28] [G-49] progress of an upload is told in whole per cents', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await told(page)
    const devtools = await page.context().newCDPSession(page)
    const line = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await line(UPLOAD_BYTES)
    const steps = await page.evaluate<number[]>(`(async () => {
      const steps = []
      await visit('/proba/verbs', {
        method: 'post',
        data: { file: new File([new Uint8Array(${UPLOAD_BYTES})], 'big.bin') },
        onProgress: ({ percentage }) => steps.push(percentage),
        onHttpException: () => false,
        onNetworkError: () => false,
      })
      return steps
    })()`)
    await line(-1)
    await devtools.detach()
    assert.include(await told(page), 'progress')
    assert.isTrue(
      steps.some((step) => step > 0 && step < 100),
      'on its way: ' + steps.join()
    )
    assert.isTrue(steps.every((step) => Number.isInteger(step) && step >= 0 && step <= 100))
  })

  test('[G-31] deferred properties are asked for by themselves once the page is there', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await told(page)
    const requests = await requestsOf(page, '/proba/deferred', async () => {
      await visit(page, '/proba/deferred')
      await until(page, "told.filter((name) => name === 'after').length > 1")
    })
    const partial = await Promise.all(
      requests.map(async (one) => (await one.allHeaders())['x-inertia-partial-data'])
    )
    assert.deepEqual(partial, [undefined, 'late'])
    const names = await told(page)
    assert.isBelow(names.indexOf('mounted:false'), names.lastIndexOf('start'))
  })

  test('[G-16] a link to a place on the page is no navigation', async ({ assert, browser }) => {
    const page = await probe(browser)
    await visit(page, AT)
    await told(page)
    // The browser tells of the place last, once it has told what going back tells as well.
    await page.evaluate(`new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true })
      location.hash = 'place'
    }).then(() => null)`)
    assert.notInclude(await told(page), 'backForward')
    assert.isNull(await page.evaluate('shopNavigation.navigation()'))
    await visit(page, AT)
  })

  test('[G-32] [G-33] [G-34] a page is asked for ahead by GET, once, and used once', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await visit(page, AT)
    await assert.rejects(
      () => page.evaluate("shopNavigation.preload('/kapcsolat', { method: 'post' })"),
      /GET/
    )
    await told(page)
    const ahead = () => page.evaluate("shopNavigation.preload('/kapcsolat')")
    const requests = await requestsOf(page, '/kapcsolat', async () => {
      await ahead()
      await ahead()
      await until(page, "told.includes('after')")
      await ahead()
      await visit(page, '/kapcsolat')
    })
    assert.lengthOf(requests, 1)
    assert.equal((await requests[0].allHeaders()).purpose, 'prefetch')
    await visit(page, AT)
    const again = await requestsOf(page, '/kapcsolat', () => visit(page, '/kapcsolat'))
    assert.lengthOf(again, 1)
    const meanwhile = await requestsOf(page, AT, async () => {
      await page.evaluate(`(async () => {
        const slow = visit('/proba/verbs', { method: 'put' })
        shopNavigation.preload('${AT}')
        await slow
      })()`)
    })
    assert.lengthOf(meanwhile, 1)
  })
})
