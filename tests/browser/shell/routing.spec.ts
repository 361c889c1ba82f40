import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type { ConsoleMessage } from 'playwright'
import { openPage } from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { AT, navigationProbe, visit, windowFile } from '#tests/support/navigation_probe'
import { NAMES } from '#tests/support/route_names'

/** A route as the page knows it; formats are expressions, which do not travel. */
interface KnownRoute {
  name: string
  methods: string[]
  pattern: string
  domain: string | null
  formats: Record<string, string>
  bindings: Record<string, string>
  defaults: Record<string, unknown>
}

const KNOWN = (name: string) => `(() => {
  const { formats, ...known } = shopNavigation.routing.routeDefinition('${name}')
  const sources = Object.entries(formats).map(([key, { source }]) => [key, source])
  return { ...known, formats: Object.fromEntries(sources) }
})()`

/** What a call of the helper throws. */
const thrown = (call: string) => `(() => {
  const { route } = shopNavigation.routing
  try { return route(${call}) } catch ({ message }) { return 'throws ' + message }
})()`

test.group('Addresses of routes in a page', (group) => {
  const probe = navigationProbe(group)

  test('[G-53] a page knows of a route what the server does, with its formats and bindings', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const known = (name: string) => page.evaluate<KnownRoute>(KNOWN(name))
    const shop = Object.values(router.toJSON()).flat()
    const served = (name: string) => shop.find((one) => one.name === name)!
    for (const name of [
      'home',
      'products',
      'product.detail',
      'product.add_to_cart',
      'orders.show',
    ]) {
      const { methods, pattern, domain, defaults } = await known(name)
      assert.deepEqual([methods, pattern], [served(name).methods, served(name).pattern], name)
      assert.deepEqual([domain, defaults], [null, {}], 'the shop has one host, and no defaults')
    }
    // Those with `?` may be left out.
    assert.equal((await known('products')).pattern, '/ajandekok/:category_slug?/:page?')
    assert.deepEqual((await known('products')).formats, { page: String.raw`^\d+$` })
    assert.deepEqual((await known('product.detail')).bindings, { product: 'slug' })
    assert.deepEqual((await known('product.add_to_cart')).methods, ['POST'])
  })

  test('[H-02] [G-07] the build of the pages makes the address of every name that screens use', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const made = await page.evaluate<[string, string][]>(`${JSON.stringify(NAMES)}.map(
      ([name, params]) => {
        try { return [name, shopNavigation.routing.route(name, params)] } catch ({ message }) { return [name, message] }
      })`)
    assert.deepEqual(
      made,
      NAMES.map(([name, , address]) => [name, address])
    )
  })

  test('[G-54] leftover parameters become the query of an address that the page then visits', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const address = (call: string) => page.evaluate<string>(`shopNavigation.routing.route(${call})`)
    assert.equal(await address("'products', { page: 2, q: 'a' }"), '/ajandekok/2?q=a')
    assert.equal(await address("'products'"), '/ajandekok')
    const built = await address("'faq', { from: 'kéz&láb', none: null, tags: ['a', 'b'] }")
    const { completed } = await visit(page, built)
    assert.isTrue(completed)
    const { pathname, searchParams } = new URL(page.url())
    assert.equal(pathname, '/gyik')
    assert.deepEqual(
      [...searchParams],
      [
        ['from', 'kéz&láb'],
        ['tags[]', 'a'],
        ['tags[]', 'b'],
      ]
    )
    await visit(page, AT)
  })

  test('[G-55] a parameter that does not fit its format is warned about in the console, and the address made', async ({
    assert,
    browser,
  }) => {
    const page = await probe(browser)
    const warnings: string[] = []
    const listen = (message: ConsoleMessage) => {
      if (message.type() === 'warning') warnings.push(message.text())
    }
    page.on('console', listen)
    const address = (number: string) =>
      page.evaluate<string>(
        `shopNavigation.routing.route('products', { category_slug: 'a', page: ${number} })`
      )
    assert.equal(await address('2'), '/ajandekok/a/2')
    assert.deepEqual(warnings, [])
    assert.equal(await address("'kettő'"), '/ajandekok/a/kett%C5%91')
    page.off('console', listen)
    assert.deepEqual(warnings, ['"kettő" does not fit the format of "page" of "products"'])
  })

  test('[G-56] [G-57] wrong use of routes throws what is wrong', async ({ assert, browser }) => {
    const page = await probe(browser)
    // Asked before the first script of the shop ran.
    assert.equal(await page.evaluate('window.tooEarly'), 'routing not initialized')
    assert.equal(
      await page.evaluate(thrown("'product.detail'")),
      'throws parameter required for route: "product" of "product.detail"'
    )
    assert.match(
      await page.evaluate(thrown("'product.detail', { product: '' }")),
      /^throws parameter required for route/
    )
    assert.equal(await page.evaluate(thrown("'no.such'")), 'throws route does not exist: no.such')
    assert.equal(
      await page.evaluate(thrown("'product.detail', { product: 'a' }")),
      '/ajandekok/details/a'
    )
  })

  test('[G-58] a page knows its own address by the name of its route, with wildcards', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, {
      path: '/profil/extra-pontok',
      member: await givenMember(),
    })
    await page.evaluate(`import('${windowFile()}').then(() => null)`)
    const isCurrent = (call: string) =>
      page.evaluate<boolean>(`shopNavigation.routing.isCurrentRoute(${call})`)
    const name = () => page.evaluate<string>('shopNavigation.routing.currentRouteName()')
    assert.isTrue(await isCurrent("'extra-points.*'"))
    assert.isTrue(await isCurrent("'extra-points*'"))
    assert.isFalse(await isCurrent("'products*'"))
    assert.isFalse(await isCurrent("'profile'"))
    assert.equal(await name(), 'extra-points')
    const go = (url: string, options = '') =>
      page.evaluate(
        `new Promise((done) => shopNavigation.router.visit('${url}', { ${options} onFinish: () => done(null) }))`
      )
    // The last page is there after a step.
    await go('/profil/extra-pontok/nameday', "method: 'post', data: { name_day: '03-18' },")
    await go('/profil/extra-pontok/success')
    assert.equal(await name(), 'extra-points.success')
    assert.isTrue(await isCurrent("'extra-points.*'"))
    await go('/ajandekok/2?q=a')
    assert.equal(await name(), 'products')
    assert.isTrue(await isCurrent("'products', { page: 2, q: 'a' }"))
    assert.isFalse(await isCurrent("'products', { page: 3 }"))
    assert.isFalse(await isCurrent("'extra-points.*'"))
  })
})
