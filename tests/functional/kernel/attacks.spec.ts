import '#tests/support/failing_routes'
import { connect } from 'node:net'
import { test } from '@japa/runner'
import { changes } from '#tests/support/failing_routes'
import { givenMember, givenStaff } from '#tests/support/members'
import { startServer, type RunningServer } from '#tests/support/processes'

const BOUNDARY = 'x'.repeat(20)

function part(header: string, contents = 'x') {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${contents}\r\n`
}

/** Bodies that each ended the process when multipart was still read. */
const KILLERS = {
  'a file named like a member of every object': part('name="constructor"; filename="a.txt"'),
  'a file named like the prototype': part('name="__proto__"; filename="a.txt"'),
  'a field name of 3,000 levels': part(`name="a${'[b]'.repeat(3000)}"`),
  'a field with an index of a thousand million': part('name="a[999999999]"'),
  'a file name with a broken encoding': part('name="a"; filename*=utf-8\'\'%E0%A4%A'),
}

test.group('Requests that ended the process', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  let server: RunningServer
  group.setup(async () => {
    server = await startServer()
    return () => server.stop()
  })

  for (const [what, body] of Object.entries(KILLERS)) {
    test(`${what} is answered 415 and the process lives`, async ({ assert }) => {
      for (const path of ['/', '/belepes', '/regisztracio', '/api/admin/x']) {
        for (const type of ['multipart/form-data', 'Multipart/Form-Data', ' multipart/mixed']) {
          const answer = await fetch(server.url + path, {
            method: 'POST',
            headers: { 'content-type': `${type}; boundary=${BOUNDARY}` },
            body: `${body}--${BOUNDARY}--\r\n`,
          })
          assert.equal(answer.status, 415, `${type} ${path}`)
        }
      }
      assert.isNull(server.process.exitCode)
      assert.equal((await fetch(`${server.url}/health/live`)).status, 200)
    })
  }
})

test.group('Letters that no header holds', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  let server: RunningServer
  group.setup(async () => {
    server = await startServer()
    return () => server.stop()
  })

  test('an address with them is led on to in percent codes, and the process lives', async ({
    assert,
  }) => {
    const headers = { 'x-inertia': 'true', 'x-inertia-version': 'of an older build' }
    for (const letters of ['%C5%91', '%D9%A1', '%0A', '%F0%9F%91%B7']) {
      const answer = await fetch(`${server.url}/${letters}`, { headers, redirect: 'manual' })
      assert.equal(answer.status, 409, letters)
      assert.equal(answer.headers.get('x-inertia-location'), `/${letters}`)
    }
    assert.equal((await fetch(`${server.url}/health/live`)).status, 200)
  })
})

test.group('Malformed requests', () => {
  const json = { 'content-type': 'application/json', 'accept': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'accept': 'text/html' }
  const cases: Record<string, RequestInit & { path?: string }> = {
    'a token with a broken percent code': { headers: { ...json, 'x-xsrf-token': '%E0%A4%A' } },
    'a token that is no token': { headers: { ...json, 'x-xsrf-token': 'abc' } },
    'a compressed body': { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' },
    'a body in an unknown encoding': { headers: { ...json, 'content-encoding': 'zz' }, body: '{}' },
    'a referrer with a broken percent code': {
      headers: { ...form, referer: 'http://127.0.0.1/%E0%A4%A' },
      body: 'a=1',
    },
    'a referrer that is no address': { headers: { ...form, referer: '::::' }, body: 'a=1' },
    'a list as spoofed method': { headers: form, body: '_method[]=x' },
    'a list as token': { headers: form, body: '_csrf[]=x&_csrf[]=y' },
    'JSON that ends early': { headers: json, body: '{"a":' },
    'JSON that is no object': { headers: json, body: '5' },
    'JSON null': { headers: json, body: 'null' },
    'JSON of 20,000 levels': { headers: json, body: '['.repeat(20_000) + ']'.repeat(20_000) },
    'a charset nobody knows': {
      headers: { ...json, 'content-type': 'application/json; charset=klingon' },
      body: '{}',
    },
    'a body beyond the limit': { headers: json, body: JSON.stringify({ a: 'x'.repeat(300_000) }) },
    'ten thousand fields': { headers: form, body: 'a=1&'.repeat(10_000) },
    'a prototype in the body': { headers: json, body: '{"__proto__":{"x":1}}' },
    'a cookie with a broken percent code': { headers: { ...json, cookie: 'session=%E0%A4%A' } },
    'a cookie that is no cookie': { headers: { ...json, cookie: '=;;=;s%3A' } },
    'an address with a broken percent code': { path: '/%E0%A4%A', headers: json },
    'an address with a NUL': { path: '/a%00b', headers: json },
    'a query with a broken percent code': { path: '/proba/form?a=%E0%A4%A', headers: json },
    'a deep query': { path: `/proba/form?a${'[b]'.repeat(500)}=1`, headers: json },
    'an unknown kind of body': { headers: { ...json, 'content-type': 'a/b' }, body: 'x' },
    'partial data of a page that does not exist': {
      headers: { ...json, 'x-inertia': 'true', 'x-inertia-partial-component': 'a,b,,' },
    },
  }

  for (const [what, { path = '/proba/form', ...request }] of Object.entries(cases)) {
    test(`${what} is refused, not stumbled over`, async ({ assert }) => {
      const url = `http://${process.env.HOST}:${process.env.PORT}${path}`
      const answer = await fetch(url, { method: 'POST', redirect: 'manual', ...request })
      assert.isAtLeast(answer.status, 300)
      assert.isBelow(answer.status, 500)
    })
  }

  test('a text with a NUL is refused, wherever it stands', async ({ client, assert }) => {
    const member = await givenMember()
    const post = () => {
      const request = client.post('/qr-code').accept('json').withCsrfToken()
      return request.withGuard('member').loginAs(member)
    }
    const answers = await Promise.all([
      post().json({ qrCode: 'a\0b' }),
      post().json({ qrCode: 'ab', deep: [{ 'na\0me': 1 }] }),
      post().form({ qrCode: 'a\0b' }),
      post().qs({ page: 'a\0b' }).json({ qrCode: 'ab' }),
    ])
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [400, 400, 400, 400]
    )
    const written = await post().json({ qrCode: String.raw`\u0000` })
    assert.equal(written.status(), 422)
  })

  test('an object that cannot become a number is a wrong number', async ({ client, assert }) => {
    const stubborn = { toString: 1, valueOf: 2 }
    const member = await givenMember()
    const request = client.post('/bevaltas').accept('json').withCsrfToken()
    const ordered = await request
      .withGuard('member')
      .loginAs(member)
      .json({ shipping: { floor: stubborn }, items: {} })
    assert.equal(ordered.status(), 422)
    const staff = await givenStaff()
    const list = (qs: object) =>
      client.get('/api/admin/orders').qs(qs).withGuard('staff').loginAs(staff)
    assert.equal((await list({ filter: JSON.stringify({ id: stubborn }) })).status(), 422)
    assert.equal((await list({ page: '1', filter: '{"id":"1"}' })).status(), 200)
  })

  test('a form with a broken referrer is led to the front page', async ({ client }) => {
    for (const referer of ['http://127.0.0.1/%E0%A4%A', 'http://evil.example/x', '//evil', 'x:y']) {
      const refused = await client
        .post('/proba/throttled')
        .withCsrfToken()
        .header('referer', referer)
        .redirects(0)
      refused.assertStatus(302)
      refused.assertHeader('location', '/')
    }
  })

  test('a host that is not this shop is refused, whatever a proxy header says', async ({
    assert,
  }) => {
    for (const host of ['evil.example', 'localhost.evil.example', 'a@localhost', '']) {
      assert.equal(await statusWithHost(host), 400, host)
    }
    assert.notEqual(await statusWithHost('localhost'), 400)
    const forwarded = await statusWithHost('localhost', 'X-Forwarded-Host: evil.example\r\n')
    assert.notEqual(forwarded, 500)
  })
})

test.group('Spoofed methods', () => {
  test('[G-11] a spoofed method without a token changes nothing', async ({ client, assert }) => {
    const before = changes.made
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'get']) {
      await client.post('/proba/change').form({ _method: method }).redirects(0)
      await client.post(`/proba/change?_method=${method}`).form({}).redirects(0)
      await client.post('/proba/change').header('x-http-method-override', method).redirects(0)
    }
    assert.equal(changes.made, before)
    await client.post('/proba/change').withCsrfToken()
    assert.equal(changes.made, before + 1)
  })
})

/** The status of a request with a host header that fetch would not send. */
function statusWithHost(host: string, more = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(process.env.PORT), process.env.HOST!, () => {
      socket.write(
        `GET /proba/missing HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`
      )
    })
    let text = ''
    socket.on('data', (data) => (text += data))
    socket.on('end', () => resolve(Number(text.split(' ')[1])))
    socket.on('error', reject)
  })
}
