import '#tests/support/probe_routes'
import { test } from '@japa/runner'
import { givenFaqEntry } from '#tests/support/faq'
import {
  AT,
  navigationProbe,
  requestsOf,
  told,
  until,
  visit,
} from '#tests/support/navigation_probe'

/** Whoever asks with a form of parts is refused by the server; what was asked is looked at. */
const NEVER_MIND = 'onHttpException: () => false, onNetworkError: () => false'

test.group('Requests of the navigation', (group) => {
  const probe = navigationProbe(group)

  test('[G-37] data of GET stand in the query; POST, PUT, PATCH and DELETE carry a body', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const [get] = await requestsOf(page, AT, () =>
      visit(page, AT, "{ data: { q: 'ő & ú', list: [1, 2] } }")
    )
    const { searchParams } = new URL(get.url())
    assert.equal(searchParams.get('q'), 'ő & ú')
    assert.deepEqual(searchParams.getAll('list[]'), ['1', '2'])
    assert.isNull(get.postData())
    for (const method of ['post', 'put', 'patch', 'delete']) {
      const [asked] = await requestsOf(page, '/proba/verbs', () =>
        visit(page, '/proba/verbs', `{ method: '${method}', data: { q: 'ő' } }`)
      )
      assert.equal(asked.method(), method.toUpperCase())
      assert.deepEqual(asked.postDataJSON(), { q: 'ő' })
      assert.equal(await page.evaluate('location.search'), '?done=1', method)
    }
  })

  test('[G-12] [G-38] a file, or the wish for it, makes a form of parts', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    for (const options of [
      "data: { note: 'ő' }, forceFormData: true",
      "data: { note: 'ő', deep: { file: new File(['x'], 'x.txt') } }",
    ]) {
      const [asked] = await requestsOf(page, '/proba/verbs', () =>
        visit(page, '/proba/verbs', `{ method: 'post', ${options}, ${NEVER_MIND} }`)
      )
      assert.match((await asked.allHeaders())['content-type'], /^multipart\/form-data; boundary=/)
    }
  })

  test('[G-39] [G-41] [G-42] requests say what they are, what they want and whose errors', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await visit(page, AT)
    const headersOf = async (options: string) => {
      const [asked] = await requestsOf(page, AT, () => visit(page, AT, options))
      return asked.allHeaders()
    }
    const version = await page.evaluate<string>('history.state.page.version')
    const whole = await headersOf('{}')
    assert.equal(whole['x-inertia'], 'true')
    assert.equal(whole['x-requested-with'], 'XMLHttpRequest')
    assert.equal(whole.accept, 'text/html, application/xhtml+xml')
    assert.equal(whole['x-inertia-version'], version)
    assert.notProperty(whole, 'x-inertia-partial-component')
    const part = await headersOf("{ only: ['entries', 'errors'], errorBag: 'shipping' }")
    assert.equal(part['x-inertia-partial-component'], 'content/faq')
    assert.equal(part['x-inertia-partial-data'], 'entries,errors')
    assert.equal(part['x-inertia-error-bag'], 'shipping')
    const rest = await headersOf("{ except: ['entries', 'menu'] }")
    assert.equal(rest['x-inertia-partial-except'], 'entries,menu')
  })

  test('[G-09] [G-13] each option of a navigation does what it says', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    await visit(page, AT)
    const look = (what: string) => page.evaluate<unknown>(what)
    await look('scrollTo(0, 100)')
    await visit(page, AT, '{ preserveScroll: true }')
    assert.equal(await look('scrollY'), 100)
    await visit(page, AT)
    assert.equal(await look('scrollY'), 0)

    await told(page)
    await visit(page, AT, '{ preserveState: true }')
    assert.notInclude(await told(page), 'mounted:false')
    await visit(page, AT)
    assert.include(await told(page), 'mounted:false')

    const heading = await page.locator('main h1').innerText()
    await visit(page, '/kapcsolat', '{ preserveUrl: true }')
    assert.equal(await look('location.pathname'), AT)
    assert.notEqual(await page.locator('main h1').innerText(), heading)

    const entries = await look('history.length')
    await visit(page, `${AT}?replaced=1`, '{ replace: true }')
    assert.deepEqual(await look('[location.search, history.length]'), ['?replaced=1', entries])
    await visit(page, `${AT}?added=1`)
    assert.equal(await look('history.length'), Number(entries) + 1)

    const [own] = await requestsOf(page, AT, () =>
      visit(page, AT, "{ headers: { 'X-Own': 'so' } }")
    )
    assert.equal((await own.allHeaders())['x-own'], 'so')

    const answered = page.waitForResponse((response) => response.url().endsWith('?part=1'))
    await visit(page, `${AT}?part=1`, "{ only: ['locale'] }")
    const { props } = await (await answered).json()
    assert.notProperty(props, 'entries')
    assert.property(props, 'locale')
    const others = page.waitForResponse((response) => response.url().endsWith('?part=2'))
    await visit(page, `${AT}?part=2`, "{ except: ['menu'] }")
    const kept = (await (await others).json()).props
    assert.property(kept, 'entries')
    assert.notProperty(kept, 'menu')

    const errors = await page.evaluate<object>(`new Promise((resolve) => visit('/proba/bag', {
      method: 'post', data: { shipping: { zip: 'x' } }, errorBag: 'shipping', onError: resolve,
    }))`)
    assert.deepEqual(Object.keys(errors), ['shipping.zip'])

    const [other] = await requestsOf(page, '/kapcsolat', async () => {
      await page.evaluate(`shopNavigation.navigate('${AT}', {
        data: { q: 1 },
        transformUrl: (url) => new URL('/kapcsolat' + url.search + '&changed=1', url),
      })`)
      await until(page, "location.pathname === '/kapcsolat'")
    })
    assert.equal(new URL(other.url()).search, '?q=1&changed=1')
  })

  test('[G-36] a visit keeps the hash and shows the element it names, wherever the page before was scrolled to', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    // More than a window of other questions lies above it.
    for (let above = 0; above < 5; above++) await givenFaqEntry()
    const id = await givenFaqEntry({ answer_en: '<p>Named by the hash.</p>', position: 100_001 })
    const shows = async (from: string, to: string, hash: string) => {
      await visit(page, from)
      await page.evaluate('scrollTo(0, 100)')
      assert.equal(await page.evaluate('scrollY'), 100, from)
      await visit(page, to + hash)
      await until(page, `location.pathname === '${to}' && scrollY > innerHeight`)
      assert.equal(await page.evaluate('location.hash'), hash, from)
      const { top } = await page
        .locator(hash)
        .evaluate((element) => element.getBoundingClientRect().toJSON())
      assert.isTrue(top >= 0 && top < page.viewportSize()!.height, `${hash} from ${from}: ${top}`)
    }
    await shows(AT, '/', '#steps-title')
    for (const from of ['/kapcsolat', AT]) {
      await shows(from, AT, `#question-${id}`)
      await page.getByText('Named by the hash.').waitFor({ state: 'visible' })
    }
    await visit(page, `${AT}?at=top`)
    assert.equal(await page.evaluate('location.hash + scrollY'), '0')
  })
})
