import '#tests/support/failing_routes'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'
import { forgetSettings } from '#app/settings/settings'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { freshDatabase } from '#tests/support/fresh_database'
import { startServer } from '#tests/support/processes'

const SECRETS = /secret detail|kovacs@example\.hu|no_such_table|SELECT|\bat .*\.(ts|js):\d/

test.group('Error pages', () => {
  const answers = async (client: ApiClient, path: string, status: number, code: string) => {
    const response = await client.get(`/proba/${path}`).withInertia()
    response.assertStatus(status)
    response.assertInertiaComponent('content/error')
    response.assertInertiaPropsContains({ status, code })
  }

  test('[E-02] who is not logged in where it is needed gets a page with 401', ({ client }) =>
    answers(client, '401', 401, 'unauthorized'))

  test('[E-03] who may not see something gets a page with 403', ({ client }) =>
    answers(client, '403', 403, 'forbidden'))

  test('[E-04] what is missing gets a page with 404', ({ client }) =>
    answers(client, 'missing', 404, 'not_found'))

  test('[E-05] a fault of the server gets a page with 500', ({ client }) =>
    answers(client, 'server', 500, 'server_error'))

  test('[E-07] a bad signature gets a page with 403 and a code of its own', ({ client }) =>
    answers(client, 'signature', 403, 'invalid_signature'))

  test('[E-01] the page knows what to load anew: itself, or where something was sent from', async ({
    client,
    assert,
  }) => {
    const againOf = async (request: ApiRequest) =>
      (await request.header('host', 'localhost').withInertia()).inertiaProps.again
    assert.equal(await againOf(client.get('/proba/busy?a=1&b=%C3%A1')), '/proba/busy?a=1&b=%C3%A1')
    assert.equal(await againOf(client.get('//evil.example/x')), '/')
    const sent = () => client.post('/proba/busy').withCsrfToken()
    assert.equal(await againOf(sent().header('referer', 'http://localhost/gyik?b=2')), '/gyik?b=2')
    assert.equal(await againOf(sent().header('referer', 'https://evil.example/x')), '/')
  })

  test('[E-02] the login leads back to the page that asked for it; other errors note nothing', async ({
    client,
  }) => {
    const asked = await client.get('/proba/401?a=1').withInertia()
    asked.assertSession('intended_url', '/proba/401?a=1')
    const other = await client.get('/proba/403').withInertia()
    other.assertSessionMissing('intended_url')
  })

  test('[E-04] an address no route knows answers the error page', async ({ client }) => {
    const response = await client.get('/nincs/ilyen/oldal').header('accept', 'text/html')
    response.assertStatus(404)
    response.assertTextIncludes('content/error')
  }).tags(['@alike-everywhere'])

  test('[E-05] a broken page tells no internals, only a number to report', async ({
    client,
    assert,
  }) => {
    for (const path of ['server', 'sql']) {
      for (const accept of ['text/html', 'application/json']) {
        const response = await client.get(`/proba/${path}`).header('accept', accept)
        response.assertStatus(500)
        assert.notMatch(response.text(), SECRETS)
        assert.include(response.text(), response.header('x-request-id')!)
      }
    }
  }).tags(['@alike-everywhere'])

  test('[E-06] a shop that is closed on purpose is no error in the log', async ({
    assert,
    cleanup,
  }) => {
    const database = await freshDatabase('')
    const closed = { MAINTENANCE: 'true', LOG_LEVEL: 'info' }
    const server = await startServer({ ...database.environment, ...closed })
    cleanup(async () => {
      await server.stop()
      await database.remove()
    })
    const answer = await fetch(server.url, { headers: { accept: 'application/json' } })
    assert.equal(answer.status, 503)
    await server.stop()
    assert.include(server.said(), 'started')
    assert.notMatch(server.said(), /"level":[56]0|Request failed|\bat .*\.(ts|js):\d/)
  })

  test('[E-08] an in-app visit to something missing gets a page with its status', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/proba/missing').withInertia()
    response.assertStatus(404)
    assert.equal(response.header('x-inertia'), 'true')
    assert.equal(response.body().component, 'content/error')
  }).tags(['@alike-everywhere'])

  test('[E-09] a script gets the error as JSON with the same status', async ({ client }) => {
    for (const [path, status, rule] of [
      ['missing', 404, 'not_found'],
      ['signature', 403, 'invalid_signature'],
      ['401', 401, 'unauthorized'],
      ['refused', 422, 'cant_checkout'],
      ['uri', 400, 'bad_request'],
    ] as const) {
      const response = await client.get(`/proba/${path}`).accept('json')
      response.assertStatus(status)
      response.assertBodyContains({ errors: [{ rule, message: rule }] })
    }
  }).tags(['@alike-everywhere'])

  test('[E-09] the addresses of scripts never answer a page', async ({ client, assert }) => {
    const response = await client.get('/api/admin/no-such').header('accept', 'text/html')
    response.assertStatus(404)
    assert.deepEqual(response.body(), { errors: [{ rule: 'not_found', message: 'not_found' }] })
  }).tags(['@alike-everywhere'])

  test('a database that is busy or gone answers 503 and when to come again', async ({
    client,
    assert,
  }) => {
    for (const path of ['busy', 'deadlock', 'lost']) {
      const response = await client.get(`/proba/${path}`).withInertia()
      response.assertStatus(503)
      response.assertInertiaComponent('content/error')
      assert.isAbove(Number(response.header('retry-after')), 0)
    }
  })
})

test.group('Refused forms', () => {
  test('[V-14] a script gets validation errors as codes with fields', async ({
    client,
    assert,
  }) => {
    const response = await client
      .post('/proba/form')
      .accept('json')
      .withCsrfToken()
      .json({ email: 'a@', name: '' })
    response.assertStatus(422)
    assert.deepEqual(response.body(), {
      errors: [
        { field: 'email', rule: 'invalid', message: 'invalid' },
        { field: 'name', rule: 'required', message: 'required' },
      ],
    })
  }).tags(['@alike-everywhere'])

  test('[V-24] a page gets validation errors as codes at their fields, and keeps no input', async ({
    client,
    assert,
  }) => {
    const refused = await client
      .post('/proba/form')
      .withCsrfToken()
      .header('referer', 'http://localhost/belepes?a=1')
      .header('host', 'localhost')
      .redirects(0)
      .form({ email: 'kovacs@', password: 'jelszo-1234' })
    refused.assertStatus(302)
    refused.assertHeader('location', '/belepes?a=1')
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), {
      email: ['invalid'],
      name: ['required'],
    })
    assert.notInclude(JSON.stringify(refused.session()), 'jelszo-1234')
    assert.notInclude(JSON.stringify(refused.session()), 'kovacs@')
  }).tags(['@alike-everywhere'])

  test('a refusal comes back to its field with the values of its sentence', async ({ client }) => {
    const refused = await client.post('/proba/throttled').withCsrfToken().redirects(0)
    refused.assertStatus(302)
    refused.assertFlashMessage('inputErrorsBag', { code: ['throttled'] })
    refused.assertFlashMessage('errorMeta', { wait_for: 45 })
    const json = await client.post('/proba/throttled').withCsrfToken().accept('json')
    json.assertStatus(429)
    json.assertHeader('retry-after', '45')
    json.assertBody({
      errors: [{ field: 'code', rule: 'throttled', message: 'throttled', meta: { wait_for: 45 } }],
    })
  }).tags(['@alike-everywhere'])

  test('[E-10] a stale cross-site token returns to the form with an error', async ({ client }) => {
    const refused = await client
      .post('/proba/form')
      .header('x-csrf-token', 'stale')
      .header('referer', 'http://localhost/belepes')
      .header('host', 'localhost')
      .redirects(0)
      .form({ email: 'kovacs@example.hu', name: 'Kovács' })
    refused.assertStatus(302)
    refused.assertHeader('location', '/belepes')
    refused.assertFlashMessage('error', 'This page was open for too long. Please try again.')
    const json = await client.post('/proba/form').accept('json').json({})
    json.assertStatus(419)
    json.assertBody({ errors: [{ rule: 'expired_token', message: 'expired_token' }] })
  }).tags(['@alike-everywhere'])
})

test.group('Maintenance', (group) => {
  group.each.teardown(async () => {
    await transaction((trx) => changeSettings(trx, { maintenance: false }))
    forgetSettings()
  })

  test('[E-06] [E-11] the switch closes the shop but not the back-office nor health', async ({
    client,
    assert,
  }) => {
    await transaction((trx) => changeSettings(trx, { maintenance: true }))
    const page = await client.get('/').withInertia()
    page.assertStatus(503)
    page.assertInertiaComponent('content/error')
    page.assertInertiaPropsContains({ status: 503, code: 'maintenance' })
    assert.isAbove(Number(page.header('retry-after')), 0)
    ;(await client.get('/ajandekok').accept('json')).assertStatus(503)
    ;(await client.get('/health/live')).assertStatus(200)
    ;(await client.get('/health/ready')).assertStatus(200)
    assert.notEqual((await client.get('/admin')).status(), 503)
    ;(await client.get('/api/admin/no-such')).assertStatus(404)
  })
})

test.group('Contents of a request', () => {
  test('the query string never overrides nor adds to a body', async ({ client, assert }) => {
    const response = await client
      .post('/proba/contents?quantity=1&role=admin')
      .withCsrfToken()
      .json({ quantity: 5 })
    assert.deepEqual(response.body(), { all: { quantity: 5 }, quantity: 5 })
    const read = await client.get('/proba/contents?quantity=1')
    assert.deepEqual(read.body(), { all: { quantity: '1' }, quantity: '1' })
  })
})
