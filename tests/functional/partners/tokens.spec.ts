import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { tidyUp } from '#app/tidying'
import { clientIdOf, createToken, revokeToken, type Scope } from '#partners'
import PartnerToken from '#partners/access/models/partner_token'
import { GRANT_MS, REQUESTS_PER_CLIENT } from '#partners/constants'
import { consumeLimit } from '#app/limits/limit'
import { kindsAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { startCommandHost } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { confirmedSession, givenStaff } from '#tests/support/members'
import { FakeSalesforce, freshSfId, givenToken } from '#tests/support/partners'
import { staffApi } from '#tests/support/staff_api'

const DAY_MS = 24 * 60 * 60 * 1000
const BY = { source: 'cli' } as const

const givenClient = (scopes: Scope[] = ['users.read', 'users.write']) =>
  createToken({ kind: 'client', name: 'Salesforce', scopes, days: 30 }, BY)

test.group('Tokens of partners', (group) => {
  group.each.setup(forgetLimits)

  test('[Z-02] no, wrong, expired, revoked, read-only and right token on every route', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const right = await givenToken()
    const readOnly = await givenToken(['users.read'])
    const writeOnly = await givenToken(['users.write'])
    const revoked = await givenToken()
    await revokeToken(revoked.id, BY)
    const short = await givenToken(undefined, { days: 1 })
    time.pass(DAY_MS)
    const sfId = freshSfId()
    const routes: [verb: 'get' | 'post', path: string, right: number, scope: Scope][] = [
      ['get', '/api/salesforce/users', 200, 'users.read'],
      ['get', `/api/salesforce/users/${sfId}`, 404, 'users.read'],
      ['get', '/api/salesforce/professions', 200, 'users.read'],
      ['get', '/api/salesforce/representatives', 200, 'users.read'],
      ['post', `/api/salesforce/users/${sfId}`, 404, 'users.write'],
      ['post', '/api/salesforce/user_batches', 422, 'users.write'],
    ]
    const unknown = right.secret.replace(/^mp_./, 'mp_~')
    const nobody = [
      undefined,
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${unknown}`,
      `Basic ${right.secret}`,
    ]
    const ended = [revoked, short].map(({ secret }) => `Bearer ${secret}`)
    for (const [verb, path, status, scope] of routes) {
      const send = async (authorization?: string) => {
        const request = client[verb](path)
        if (authorization !== undefined) request.header('authorization', authorization)
        return verb === 'post' ? request.json({}) : request
      }
      for (const authorization of [...nobody, ...ended]) {
        const answer = await send(authorization)
        answer.assertStatus(401)
        assert.deepEqual(answer.header('www-authenticate'), 'Bearer error="invalid_token"')
        assert.containsSubset(answer.body(), [{ errorCode: 'invalid_token', fields: [] }])
      }
      const other = scope === 'users.read' ? writeOnly : readOnly
      const foreign = await send(`Bearer ${other.secret}`)
      foreign.assertStatus(403)
      assert.equal(foreign.body()[0].errorCode, 'insufficient_scope')
      const answer = await send(`Bearer ${right.secret}`)
      answer.assertStatus(status)
      assert.isUndefined(answer.header('set-cookie'))
    }
  })

  test('[Z-02] only a hash is kept; last use and the limit are counted', async ({
    client,
    assert,
  }) => {
    const { id, secret } = await givenToken()
    assert.match(secret, /^mp_[0-9A-Za-z]{49}$/)
    const token = await PartnerToken.findOrFail(id)
    assert.isNull(token.lastUsedAt)
    const [row] = await shopReader().rows('SELECT * FROM partner_tokens WHERE id = ?', [id])
    assert.notInclude(JSON.stringify(row), secret.slice(3, 40))
    const salesforce = new FakeSalesforce(client, secret)
    ;(await salesforce.get('/api/salesforce/users', { per_page: 1 })).assertStatus(200)
    assert.isNotNull((await token.refresh()).lastUsedAt)
    for (let times = 0; times < REQUESTS_PER_CLIENT.hits; times++) {
      await consumeLimit(`partner:${id}`, REQUESTS_PER_CLIENT)
    }
    const refused = await salesforce.get('/api/salesforce/users', { per_page: 1 })
    refused.assertStatus(429)
    assert.isAbove(refused.body()[0].retryAfter, 0)
    assert.equal(refused.header('retry-after'), String(refused.body()[0].retryAfter))
  })

  test('[Z-02] a client gets tokens of 30 minutes by form or header, and loses them with its own end', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const { id, secret } = await givenClient()
    const ask = (form: object, authorization?: string) => {
      const request = client.post('/api/oauth/token').form(form)
      return authorization ? request.header('authorization', authorization) : request
    }
    const own = { client_id: clientIdOf(id), client_secret: secret }
    const basic = `Basic ${Buffer.from(`${own.client_id}:${secret}`).toString('base64')}`
    const grant_type = 'client_credentials'
    const granted = await ask({ grant_type, ...own })
    granted.assertStatus(200)
    const { access_token, ...rest } = granted.body()
    const wanted = { token_type: 'Bearer', expires_in: 1800, scope: 'users.read users.write' }
    assert.deepEqual(rest, wanted)
    assert.equal(granted.header('cache-control'), 'no-store')
    const narrow = await ask({ grant_type, scope: 'users.read' }, basic)
    assert.equal(narrow.body().scope, 'users.read')
    const refused: [form: object, status: number, error: string][] = [
      [{ grant_type: 'password', ...own }, 400, 'unsupported_grant_type'],
      [{ grant_type, ...own, scope: 'users.read everything' }, 400, 'invalid_scope'],
      [{ grant_type, ...own, client_id: clientIdOf(id + 1) }, 401, 'invalid_client'],
      [{ grant_type, ...own, client_secret: access_token }, 401, 'invalid_client'],
      [{ grant_type }, 401, 'invalid_client'],
      [{}, 422, 'invalid_request'],
    ]
    for (const [form, status, error] of refused) {
      const answer = await ask(form)
      answer.assertStatus(status)
      assert.deepEqual(answer.body(), { error })
    }
    // What stands in the address is in the logs of proxies, and proves nothing.
    const address = new URLSearchParams({ grant_type, ...own }).toString()
    ;(await client.post(`/api/oauth/token?${address}`).form({})).assertStatus(422)
    const text = client.post('/api/oauth/token').header('content-type', 'text/plain')
    const unread = await text.setup((request) => void request.request.send(address))
    unread.assertStatus(415)
    const get = (token: string) =>
      new FakeSalesforce(client, token).get('/api/salesforce/users', { per_page: 1 })
    ;(await get(access_token)).assertStatus(200)
    // The secret of a client is no token.
    ;(await get(secret)).assertStatus(401)
    time.pass(GRANT_MS)
    ;(await get(access_token)).assertStatus(401)
    const second = (await ask({ grant_type, ...own })).body().access_token
    await revokeToken(id, BY)
    ;(await get(second)).assertStatus(401)
    ;(await ask({ grant_type, ...own })).assertStatus(401)
    time.pass(2 * DAY_MS)
    await tidyUp()
    assert.isEmpty(await PartnerToken.query().where('clientId', id))
  })

  test('[Z-02] staff make one whose secret is told once, and end it; both stand in the audit log', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff({ role: 'admin' })
    const api = staffApi(client, 'partner_tokens', admin)
    const body = { kind: 'client', name: 'Sandbox', scopes: ['users.read'], days: 90 }
    ;(await api.create(body)).assertStatus(423)
    const made = await api.create(body).withSession(confirmedSession(admin))
    made.assertStatus(201)
    const { id, secret, client_id } = made.body().data
    assert.equal(client_id, clientIdOf(id))
    const shown = await api.show(id)
    const { hint, is_open } = shown.body().data
    assert.deepEqual([hint, is_open], [secret.slice(-4), true])
    const listed = await api.list()
    for (const answer of [shown, listed]) assert.notInclude(answer.text(), secret)
    const wrong = await api
      .create({ ...body, scopes: ['everything'], days: 366 })
      .withSession(confirmedSession(admin))
    wrong.assertStatus(422)
    const ended = await api.act(id, 'revocation').withSession(confirmedSession(admin))
    assert.isFalse(ended.body().data.is_open)
    const kinds = await kindsAbout('partner_token', id)
    assert.includeMembers(kinds, ['partner_token.created', 'partner_token.revoked'])
  })

  test('[Z-02] the command line makes, lists and ends them', async ({ assert, cleanup }) => {
    const host = startCommandHost({})
    cleanup(() => host.stop())
    const create = ['partner', 'token', 'create', '--name', 'Script', '--scopes']
    const made = await host.run([...create, 'users.read', '--days', '7', '--json'])
    assert.equal(made.code, 0, made.stderr)
    const { id, secret } = JSON.parse(made.stdout)
    assert.match(secret, /^mp_/)
    const ended = await host.run(['partner', 'token', 'revoke', '--id', String(id), '--yes'])
    assert.equal(ended.code, 0, ended.stderr)
    const listed = JSON.parse((await host.run(['partner', 'token', 'list', '--json'])).stdout)
    const line = listed.tokens.find((one: { id: number }) => one.id === id)
    assert.deepInclude(line, { name: 'Script', is_open: false, scopes: ['users.read'] })
    assert.notEqual((await host.run([...create, 'all'])).code, 0)
  })
})
