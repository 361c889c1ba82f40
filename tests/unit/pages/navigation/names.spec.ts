import { test } from '@japa/runner'
import { NAMES, OTHER_NAMES } from '../../../support/route_names.js'
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

test.group('Names of routes', (group) => {
  group.each.setup(() => {
    const routes = registry.routes
    initialiseRouting({ routes, table: ROUTE_TABLE, defaults: {}, port: null })
    return () => initialiseRouting(null)
  })

  test('[H-02] every name of the specification gives its address', ({ assert }) => {
    const all = [...NAMES, ...OTHER_NAMES]
    for (const [name, params, address] of all) {
      assert.equal(route(name as RouteName, params), address, name)
      assert.isTrue(hasRoute(name), name)
    }
    assert.lengthOf(new Set(all.map(([name]) => name)), all.length)
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
