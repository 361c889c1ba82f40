import router from '@adonisjs/core/services/router'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import type { StaffOptions } from '#app/middleware/staff_middleware'
import { STAFF_ROLES, type StaffRole } from '#app/staff/roles'
import { transaction } from '#app/transaction'
import { givenStaff, type TestStaff } from '#tests/support/members'
import { BACK_OFFICE_ROUTES, OPEN_ROUTES } from '#tests/support/back_office_routes'

/** What belongs to the back-office; outside of it lie the list of birthdays and what is done by its name. */
const BACK_OFFICE = /^\/(api\/admin|admin|export|invoke)(\/|$)/

/** Parts of addresses: of something that is not there, so that nothing happens. */
const PARTS: Record<string, string> = {
  ':id': '999999999',
  ':note': '1',
  ':line': '999999999',
  ':number': '999999999',
  ':preview': '999999999',
  ':photo': '999999999',
  ':wish': '999999999',
  ':kind': 'products',
  ':filename': 'born-11-23.csv',
  ':token': 'nothing',
  ':name': 'nothing',
  '*': 'products',
}

type StatedMiddleware = { name?: string; args?: StaffOptions }

/** What staff take along: lists, papers, minutes, stickers, birthdays. */
const LEAVING =
  /\/(file|pick_list|delivery_notes|courier_list|minutes|sheet|list)$|\/(birthday_lists|export)\//

type Spoken = {
  place: string
  method: string
  path: string
  roles?: readonly string[]
  /** Of the middleware that it goes through. */
  names: unknown[]
}

/** Every method and address of the back-office as the router knows them, with the roles it states. */
function spoken(): Spoken[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ pattern }) => BACK_OFFICE.test(pattern) && !pattern.includes('/proba'))
    .flatMap(({ methods, pattern, middleware }) => {
      const parts = pattern.split('/').map((part) => PARTS[part] ?? part)
      const stack = Array.from(middleware.all()) as StatedMiddleware[]
      const roles = stack.findLast(({ name }) => name === 'staff')?.args?.roles
      const names = stack.map(({ name }) => name)
      return methods
        .filter((method) => method !== 'HEAD')
        .map((method) => {
          return { place: `${method} ${pattern}`, method, path: parts.join('/'), roles, names }
        })
    })
}

function send(client: ApiClient, { method, path }: Spoken, staff?: TestStaff) {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  const request = client[verb](path).accept('json').withCsrfToken().redirects(0)
  if (staff) request.withGuard('staff').loginAs(staff)
  return (method === 'GET' ? request : request.json({})) as Promise<ApiResponse>
}

test.group('Roles of the back-office', (group) => {
  group.each.timeout(120_000)

  test('[O-16] every route states its roles, and they are those of the table', ({ assert }) => {
    const routes = spoken()
    assert.isAbove(routes.length, 120)
    const unstated = routes.filter(({ place, roles }) => !roles && !(place in OPEN_ROUTES))
    assert.deepEqual(
      unstated.map(({ place }) => place),
      [],
      'without a stated role'
    )
    const stated = routes.filter(({ roles }) => roles)
    const found = Object.fromEntries(stated.map(({ place, roles }) => [place, roles!.toSorted()]))
    const wanted = Object.entries(BACK_OFFICE_ROUTES).map(
      ([place, [, ...roles]]) => [place, roles.toSorted()] as const
    )
    assert.deepEqual(found, Object.fromEntries(wanted))
    const open = routes.filter(({ roles }) => !roles).map(({ place }) => place)
    assert.sameMembers(open, Object.keys(OPEN_ROUTES), 'the table names a route that is gone')
  }).tags(['@alike-everywhere'])

  test('[O-08] [O-16] each role gets at each route what the table says', async ({
    client,
    assert,
  }) => {
    const staff = {} as Record<StaffRole, TestStaff>
    for (const role of STAFF_ROLES) staff[role] = await givenStaff({ role })
    const wrong: string[] = []
    const expect = async (route: Spoken, who: StaffRole | 'nobody', wanted: number) => {
      const answer = await send(client, route, who === 'nobody' ? undefined : staff[who])
      if (answer.status() !== wanted) wrong.push(`${route.place} ${who}: ${answer.status()}`)
    }
    for (const route of spoken()) {
      const open = OPEN_ROUTES[route.place]
      await expect(route, 'nobody', open ?? 401)
      for (const role of STAFF_ROLES) {
        const [status, ...roles] = BACK_OFFICE_ROUTES[route.place] ?? [0]
        const wanted = roles.includes(role) ? status : 403
        await expect(route, role, open ?? wanted)
      }
    }
    assert.deepEqual(wrong, [])
  }).tags(['@alike-everywhere'])

  test('[A-21] whatever leaves as a file or on paper asks for the password first', ({ assert }) => {
    const leaving = spoken().filter(({ path }) => LEAVING.test(path))
    assert.isAbove(leaving.length, 30)
    const unasked = leaving.filter(({ names }) => !names.includes('passwordConfirmed'))
    assert.deepEqual(
      unasked.map(({ place }) => place),
      []
    )
  }).tags(['@alike-everywhere'])

  test('an auditor changes nothing anywhere', ({ assert }) => {
    const writing = Object.entries(BACK_OFFICE_ROUTES).filter(
      ([place, [, ...roles]]) => !place.startsWith('GET ') && roles.includes('auditor')
    )
    assert.sameMembers(
      writing.map(([place]) => place),
      // What is done by its name has the roles of each action, and none has this one.
      ['DELETE /api/admin/session', 'POST /api/admin/confirm-password', 'POST /invoke']
    )
  }).tags(['@alike-everywhere'])

  test('the database takes no role that the shop does not know', async ({ assert }) => {
    const { id } = await givenStaff({ role: 'auditor' })
    const change = (role: string) =>
      transaction((trx) => rows(trx, 'UPDATE staff_members SET role = ? WHERE id = ?', [role, id]))
    await assert.rejects(() => change('owner'), /role_is_known/)
    await change('support')
  })
})
