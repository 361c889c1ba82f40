import { test } from '@japa/runner'
import { sourceFiles } from '../../../support/source_files.js'
import { registry } from '@generated/registry'
import { currentRouteName } from '~/navigation/current_route'
import {
  hasRoute,
  routeDefinition,
  initialiseRouting,
  route,
  type RouteName,
} from '~/navigation/route'
import { ROUTE_TABLE, type RouteExtra } from '~/navigation/route_table'

/** Names that screens use, what they need, and the address they must give. @source requirements H-02 */
const NAMES: [RouteName, Record<string, string | number>, string][] = [
  ['home', {}, '/'],
  ['login', {}, '/belepes'],
  ['logout', {}, '/logout'],
  ['password.request', {}, '/elfelejtett-jelszo'],
  ['password.email', {}, '/elfelejtett-jelszo'],
  ['password.reset', { token: 't' }, '/reset-password/t'],
  ['password.update', {}, '/reset-password'],
  ['register', {}, '/regisztracio'],
  ['register.phone', {}, '/regisztracio/step/2'],
  ['register.profile', {}, '/regisztracio/step/3'],
  ['register.profile.submit', {}, '/regisztracio/step/3/submit'],
  ['profile', {}, '/profil'],
  ['point-collection', {}, '/pontgyujtes'],
  ['qr-code', { startscan: 1 }, '/qr-code?startscan=1'],
  ['product-categories', {}, '/ajandekok/kategoriak'],
  ['products', { category_slug: 'sapka', page: 2 }, '/ajandekok/sapka/2'],
  ['product.detail', { product: 'furo' }, '/ajandekok/details/furo'],
  ['product.add_to_cart', { product: 'furo' }, '/ajandekok/add_to_cart/furo'],
  ['product.update', { hash: 'abc' }, '/ajandekok/update/abc'],
  ['checkout', {}, '/bevaltas'],
  ['faq', {}, '/gyik'],
  ['birthday-promo', {}, '/szulinap'],
  ['page', { slug: 'garancia' }, '/garancia'],
  ['two-factor.login', {}, '/two-factor-challenge'],
  ['wishlist.toggle', { product: 'furo' }, '/wishlist/furo'],
  ['profile.company', {}, '/profil/company'],
  ['profile.shipping', {}, '/profil/shipping'],
  ['profile.consent', {}, '/profil/consent'],
  ['profile.delete', {}, '/profil/delete'],
  ['articles', { slug: 'festes', page: 2 }, '/tudasbazis/kategoriak/festes/2'],
  ['article', { category_slug: 'festes', article: 'alapozas' }, '/tudasbazis/festes/alapozas'],
  ['extra-points', {}, '/profil/extra-pontok'],
  ['extra-points.birthday', {}, '/profil/extra-pontok/birthday'],
  ['extra-points.nameday', {}, '/profil/extra-pontok/nameday'],
  ['extra-points.survey', {}, '/profil/extra-pontok/survey'],
  ['extra-points.success', {}, '/profil/extra-pontok/success'],
  ['survey', { survey: 'homlokzat' }, '/survey/homlokzat'],
  ['consent.birthday-promo.accept', {}, '/consents/accept/birthday-promo'],
  ['consent.birthday-promo.dismiss', {}, '/consents/dismiss/birthday-promo'],
  ['notifications.list', {}, '/notifications/list'],
  ['notifications.mark-as-read', { id: 7 }, '/notifications/7/mark-as-read'],
  ['notifications.mark-all-as-read', {}, '/notifications/mark-all-as-read'],
]

test.group('Names of routes', (group) => {
  group.each.setup(() => {
    const routes = registry.routes
    initialiseRouting({ routes, table: ROUTE_TABLE, defaults: {}, port: null })
    return () => initialiseRouting(null)
  })

  test('[H-02] every name of the specification gives its address', ({ assert }) => {
    for (const [name, params, address] of NAMES) {
      assert.equal(route(name, params), address, name)
    }
  })

  test('a reserved address gives way to the route once its screen is there', ({ assert }) => {
    const routes: Record<string, { pattern: string }> = registry.routes
    const doubled = Object.entries<RouteExtra>(ROUTE_TABLE).filter(
      ([name, { pattern }]) => pattern !== undefined && routes[name]?.pattern === pattern
    )
    assert.deepEqual(doubled, [])
    assert.isTrue(hasRoute('consent.birthday-promo.accept'))
    // @ts-expect-error the type check knows the names
    assert.throws(() => route('no-such-name'), /route does not exist/)
  })

  test('[G-07] every generated route is built and found again by its address', ({ assert }) => {
    for (const [known, { pattern, methods }] of Object.entries(registry.routes)) {
      const name = known as RouteName
      const parameters = [...routeDefinition(name).pattern.matchAll(/:(\w+)\??/g)].map(
        ([, parameter]) => parameter
      )
      const params = Object.fromEntries(
        parameters.map((parameter) => [
          parameter,
          name === 'draw-file' && parameter === 'file' ? '7.json' : '7',
        ])
      )
      const address = route(name, params)
      assert.notMatch(address, /[:?]/, name)
      if (!(methods as readonly string[]).includes('GET') || pattern.includes('*')) continue
      assert.equal(currentRouteName(address), name, address)
    }
  })

  test('a page says the whole name of a route, because a build leaves out those that none says', ({
    assert,
  }) => {
    const pages = sourceFiles(['resources'])
    const together = pages.filter(({ text }) => /\b(route|hasRoute)\(\s*`|\sroute=\{`/.test(text))
    assert.deepEqual(
      together.map(({ path }) => path),
      []
    )
    const said = pages.map(({ text }) => text).join()
    assert.include(said, `'checkout'`)
  })
})
