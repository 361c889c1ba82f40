import hash from '@adonisjs/core/services/hash'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { forgetSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { statementsOf, type RanStatements } from '#tests/support/statements'
import { givenTwoFactorMember } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const NOBODY = 'senki-nincs-itt@pelda.hu'

/** What a request cost and said. */
interface Cost {
  ran: RanStatements
  /** Passwords that were hashed or compared with a hash. */
  hashes: number
  answer: unknown[]
}

/** Sends a request and counts what it took; what differs by person is left out of the answer. */
async function costOf(send: () => PromiseLike<ApiResponse>): Promise<Cost> {
  const { verify, make } = hash
  let hashes = 0
  hash.verify = (...values) => {
    hashes++
    return verify.apply(hash, values)
  }
  hash.make = (...values) => {
    hashes++
    return make.apply(hash, values)
  }
  let answer: unknown[] = []
  // They are trusted for a second; whoever asks after that pays for reading them.
  forgetSettings()
  await settings()
  try {
    const ran = await statementsOf(async () => {
      const response = await send()
      answer = [response.status(), response.header('location'), response.flashMessages()]
    })
    return { ran, hashes, answer }
  } finally {
    Object.assign(hash, { verify, make })
  }
}

const post = (client: ApiClient, path: string, body: Record<string, unknown>) => () =>
  new Visitor(client).post(path, body)

test.group('Neutral answers', (group) => {
  group.each.setup(() => forgetLimits())
  // The hash nobody knows the password of is made with the first login of a process.
  group.setup(async () => void (await hash.make('x')))

  test('[A-08] a wrong password costs and says the same for every kind of address', async ({
    client,
    assert,
  }) => {
    const shut = await givenMember()
    const sql = 'UPDATE members SET disabled_at = 1 WHERE id = ?'
    await transaction((trx) => rows(trx, sql, [shut.id]))
    const emails = [
      (await givenMember()).email,
      NOBODY,
      (await givenTwoFactorMember()).email,
      (await givenMember({ registered: false })).email,
      shut.email,
    ]
    const body = (email: string) => ({ email, password: 'nem-ez-az', remember: '' })
    await post(client, '/belepes', body(NOBODY))()
    const costs: Cost[] = []
    for (const email of emails) {
      await forgetLimits()
      costs.push(await costOf(post(client, '/belepes', body(email))))
    }
    for (const cost of costs) assert.deepEqual(cost, costs[0])
    assert.equal(costs[0].hashes, 1)
    assert.lengthOf(costs[0].ran.shop, 1)
  })

  test('a login costs one password hash and at most six statements on the shop', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const twoFactor = await givenTwoFactorMember()
    const body = (email: string, remember: string) => ({
      email,
      password: TEST_PASSWORD,
      remember,
    })
    await post(client, '/belepes', body(NOBODY, ''))()
    // Three of them note the marks of decision 0190, after the login.
    for (const [email, remember, statements] of [
      [member.email, '', 4],
      [member.email, 'on', 6],
      [twoFactor.email, 'on', 1],
    ] as const) {
      const visitor = new Visitor(client)
      const enter = async () => {
        await forgetLimits()
        return costOf(() => visitor.post('/belepes', body(email, remember)))
      }
      // Of a browser that the account does not know one row more is left, by which its member is told.
      const unknown = await enter()
      const isIn = statements > 1
      assert.lengthOf(unknown.ran.shop, isIn ? statements + 1 : statements)
      await visitor.post('/logout')
      const { ran, hashes, answer } = await enter()
      assert.equal(answer[0], 302)
      assert.equal(hashes, 1)
      assert.lengthOf(ran.shop, statements, ran.shop.join('\n'))
      assert.isAtMost(ran.shop.length, 6)
    }
  })

  test('[A-13] a wish for a reset message costs and says the same', async ({ client, assert }) => {
    const { email } = await givenMember()
    const costs: Cost[] = []
    for (const one of [email, NOBODY]) {
      costs.push(await costOf(post(client, '/elfelejtett-jelszo', { email: one })))
    }
    assert.deepEqual(costs[1], costs[0])
    assert.equal(costs[0].hashes, 0)
    assert.isNotEmpty(costs[0].ran.shop)
  })

  test('a wrong reset link costs and says the same', async ({ client, assert }) => {
    const { email } = await givenMember()
    const password = { password: 'vakolat-es-csempe', password_confirmation: 'vakolat-es-csempe' }
    const costs: Cost[] = []
    for (const one of [email, NOBODY]) {
      const body = { token: 'x', email: one, ...password }
      costs.push(await costOf(post(client, '/reset-password', body)))
    }
    assert.deepEqual(costs[1], costs[0])
  })

  test('staff are answered the same as nobody', async ({ client, assert }) => {
    const { email } = await givenStaff()
    const send = (one: string) => () =>
      client
        .post('/api/admin/session')
        .accept('json')
        .withCsrfToken()
        .json({ email: one, password: 'nem-ez-az' })
    await send('meg-senki@pelda.hu')()
    const [known, unknown] = [await costOf(send(email)), await costOf(send(NOBODY))]
    assert.deepEqual(unknown, known)
    assert.equal(known.hashes, 1)
  })
})
