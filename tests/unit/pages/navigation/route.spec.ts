import { test } from '@japa/runner'
import { routes } from '@generated/registry'
import { currentRouteName, isCurrentRoute } from '~/navigation/current_route'
import { initialiseRouting, route, routeDefinition } from '~/navigation/route'
import { ROUTE_TABLE, type RouteExtra, type RouteName } from '~/navigation/route_table'

/** By what a route finds its record: the parameter, the column, and whether digits alone stand there. */
const BINDINGS: [RouteName, string, string, boolean?][] = [
  ['register.validation', 'user', 'id', true],
  ['register.validation.store', 'user', 'id', true],
  ['product.detail', 'product', 'slug'],
  ['product.add_to_cart', 'product', 'slug'],
  ['wishlist.toggle', 'product', 'slug'],
  ['article', 'article', 'slug'],
  ['survey', 'survey', 'slug'],
  ['survey.store', 'survey', 'slug'],
  ['questionnaire.start', 'questionnaire', 'id', true],
  ['questionnaire.submit', 'questionnaire', 'id', true],
  ['promotion.reward.claim', 'promotionReward', 'id', true],
  ['promotion.reward.claim.store', 'promotionReward', 'id', true],
  ['notifications.mark-as-read', 'id', 'id', true],
  ['product.update', 'hash', 'hash'],
]

test.group('Addresses of routes', (group) => {
  group.each.setup(() => {
    initialiseRouting({ routes, table: ROUTE_TABLE, defaults: {}, port: null })
    return () => initialiseRouting(null)
  })

  test('[G-53] the client knows all that there is to know of a route', ({ assert }) => {
    assert.deepEqual(routeDefinition('product.detail'), {
      name: 'product.detail',
      methods: ['GET', 'HEAD'],
      pattern: '/ajandekok/details/:product',
      domain: null,
      formats: {},
      bindings: { product: 'slug' },
      defaults: {},
    })
    assert.match('12', routeDefinition('products').formats.page)
    assert.equal(routeDefinition('products').pattern, '/ajandekok/:category_slug?/:page?')
  })

  test('[G-53] a record is found by the column of the specification, under a parameter of its address', ({
    assert,
  }) => {
    for (const [name, key, column, digits] of BINDINGS) {
      const { pattern, bindings, formats } = routeDefinition(name)
      assert.deepEqual(bindings, { [key]: column }, name)
      assert.equal(formats[key]?.source, digits ? String.raw`^\d+$` : undefined, name)
      assert.match(pattern, new RegExp(`:${key}(/|$)`), name)
    }
    for (const [name, { bindings = {} }] of Object.entries<RouteExtra>(ROUTE_TABLE)) {
      const { pattern } = routeDefinition(name)
      for (const key of Object.keys(bindings)) {
        assert.match(pattern, new RegExp(`:${key}\\??(/|$)`), name)
      }
    }
  })

  test('[G-54] leftover parameters become the query', ({ assert }) => {
    assert.equal(route('products', { page: 2, q: 'a' }), '/ajandekok/2?q=a')
    assert.equal(route('products'), '/ajandekok')
    assert.equal(
      route('products', { category_slug: 'kéziszerszám', page: 3 }),
      '/ajandekok/k%C3%A9ziszersz%C3%A1m/3'
    )
    assert.equal(
      route('home', { tags: ['a', 'b'], filter: { new: true }, none: null, not: undefined }),
      '/?tags%5B%5D=a&tags%5B%5D=b&filter%5Bnew%5D=1'
    )
  })

  test('defaults fill parameters that were left out, a domain brings its port', ({ assert }) => {
    const table = { home: { defaults: { page: 1 }, domain: 'shop.example' } }
    const known = { home: { methods: ['GET'], pattern: '/bolt/:page' } }
    initialiseRouting({ routes: known, table, defaults: { page: 9 }, port: 8080 })
    Object.assign(globalThis, { window: { location: { protocol: 'https:' } } })
    assert.equal(route('home'), 'https://shop.example:8080/bolt/1')
    assert.equal(route('home', { page: 4 }), 'https://shop.example:8080/bolt/4')
    Reflect.deleteProperty(globalThis, 'window')
  })

  test('[G-55] a parameter of the wrong format is only warned about', ({ assert }) => {
    const warnings: unknown[] = []
    const former = console.warn
    console.warn = (text) => warnings.push(text)
    try {
      assert.equal(
        route('products', { category_slug: 'a', page: 'kettő' }),
        '/ajandekok/a/kett%C5%91'
      )
      assert.lengthOf(warnings, 1)
      route('products', { category_slug: 'a', page: 2 })
      assert.lengthOf(warnings, 1)
    } finally {
      console.warn = former
    }
  })

  test('[G-56] [G-57] wrong use of routes says what is wrong', ({ assert }) => {
    assert.throws(() => route('product.detail'), /parameter required for route/)
    assert.throws(() => route('product.detail', { product: '' }), /parameter required for route/)
    // @ts-expect-error the type check knows the names
    assert.throws(() => route('no.such'), /route does not exist/)
    initialiseRouting(null)
    assert.throws(() => route('home'), /routing not initialized/)
  })

  test('[G-58] the current address is known by its route’s name', ({ assert }) => {
    const known = {
      'extra-points': { methods: ['GET'], pattern: '/profil/extra-pontok' },
      'extra-points.birthday': { methods: ['GET'], pattern: '/profil/extra-pontok/birthday' },
      'profile': { methods: ['GET'], pattern: '/profil' },
      'profile.store': { methods: ['POST'], pattern: '/profil' },
      'products': { methods: ['GET'], pattern: '/ajandekok/:category_slug?/:page?' },
      'page': { methods: ['GET'], pattern: '/:slug' },
    }
    initialiseRouting({ routes: known, table: ROUTE_TABLE, defaults: {}, port: null })
    assert.isTrue(isCurrentRoute('extra-points.*', {}, '/profil/extra-pontok'))
    assert.isTrue(isCurrentRoute('extra-points.*', {}, '/profil/extra-pontok/birthday?x=1'))
    assert.isTrue(isCurrentRoute('*', {}, '/profil'))
    assert.isFalse(isCurrentRoute('extra-points.*', {}, '/profil'))
    assert.isFalse(isCurrentRoute('page', {}, '/profil'), 'a fixed address goes before a slug')
    assert.isTrue(isCurrentRoute('page', { slug: 'garancia' }, '/garancia'))
    assert.isTrue(
      isCurrentRoute('products', { category_slug: 'sapka', q: 'a' }, '/ajandekok/sapka/2?q=a')
    )
    assert.isTrue(isCurrentRoute('products', { page: 2 }, '/ajandekok/2'), 'as the server reads it')
    assert.isFalse(isCurrentRoute('products', { category_slug: 'fúró' }, '/ajandekok/sapka/2'))
    assert.equal(currentRouteName('/profil'), 'profile')
    assert.isNull(currentRouteName('/nincs/ilyen'))
  })
})
