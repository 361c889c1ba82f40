import router from '@adonisjs/core/services/router'
import type { ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { confirmedSession, givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { tablesOf } from '#tests/support/everything'

/** Addresses whose callers prove themselves in another way, and those that only tests have. */
const APART = /^\/(webhooks|api\/salesforce|api\/oauth|proba)(\/|$)/
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']
/** No such address by POST, and a token that is missing or old. */
const REFUSED = [404, 405, 419]
const SPOOFS = ['GET', 'HEAD', 'OPTIONS', 'get']

/** Addresses by which something is written, with an id that exists. */
function addresses(id: number) {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern, methods }) => {
      return !APART.test(pattern) && methods.some((method) => WRITING.includes(method))
    })
    .map(({ pattern }) =>
      pattern
        .replace(':kind', 'products')
        .replace(/:\w+\??/g, String(id))
        .replace('*', 'x')
    )
}

/** Every row of every table, so that any change is seen. */
async function contents(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of await tablesOf(shopReader())) {
    const lines = await shopReader().rows(`SELECT * FROM ${table}`)
    found[table] = lines
      .map((line) => JSON.stringify(line))
      .sort()
      .join('\n')
  }
  return found
}

test.group('Spoofed methods on every route', () => {
  test('[G-11] `_method` without a token changes nothing on any route, whoever is logged in', async ({
    client,
    assert,
  }) => {
    const [member, staff] = [await givenMember(), await givenStaff()]
    // Right contents of the forms that do most harm.
    const form = {
      password: TEST_PASSWORD,
      current_password: TEST_PASSWORD,
      email: member.email,
      last_name: 'Spoofed',
      first_name: 'Spoofed',
      phone: member.phone,
      asked: 'phone',
      locale: 'hu',
    }
    const at = Date.now()
    const asMember = (request: ApiRequest) =>
      request
        .withSession({ confirmed_password_member: { id: member.id, at } })
        .withGuard('member')
        .loginAs(member)
    const asStaff = (request: ApiRequest) =>
      request.withSession(confirmedSession(staff)).withGuard('staff').loginAs(staff)
    const before = await contents()
    const paths = [...new Set(addresses(member.id))]
    assert.isAbove(paths.length, 100)
    for (const path of paths) {
      const enter = /^\/(api\/admin|invoke)/.test(path) ? asStaff : asMember
      for (const spoof of SPOOFS) {
        const request = client.post(`${path}?_method=${spoof}`).redirects(0).accept('json')
        request.header('x-http-method-override', spoof)
        const answer = await enter(request).json({ ...form, _method: spoof })
        assert.include(REFUSED, answer.status(), `POST ${path} as ${spoof}`)
      }
    }
    assert.deepEqual(await contents(), before)
  }).timeout(180_000)
})
