import '#tests/support/failing_routes'
import { get, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { startServer } from '#tests/support/processes'

const EXPECTED: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

function directives(policy: string) {
  return Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name, ...values] = one.split(' ')
      return [name, values]
    })
  )
}

test.group('Security headers', () => {
  test('every kind of answer carries them', async ({ client, assert }) => {
    const answers = {
      page: await client.get('/'),
      redirect: await client.post('/proba/throttled').withCsrfToken().redirects(0),
      unmatched: await client.get('/nincs/ilyen'),
      script: await client.get('/api/no-such'),
      broken: await client.get('/proba/server'),
      refused: await client.post('/proba/form').header('content-encoding', 'gzip').redirects(0),
      malformed: await client.get('/%E0%A4%A'),
      file: await client.get('/robots.txt'),
      health: await client.get('/health/live'),
    }
    for (const [kind, answer] of Object.entries(answers)) {
      for (const [name, value] of Object.entries(EXPECTED)) {
        assert.equal(answer.header(name), value, `${kind} ${name}`)
      }
      assert.include(answer.header('permissions-policy')!, 'camera=(self)', kind)
      assert.include(answer.header('content-security-policy')!, "object-src 'none'", kind)
    }
    assert.equal(answers.file.status(), 200)
    assert.equal(answers.malformed.status(), 400)
  })

  test('scripts and styles run from here or with the nonce of this answer only', async ({
    client,
    assert,
  }) => {
    const first = await client.get('/')
    const second = await client.get('/')
    const policy = directives(first.header('content-security-policy')!)
    const nonce = policy['script-src'].find((one) => one.startsWith("'nonce-"))!
    assert.sameMembers(policy['script-src'], ["'self'", nonce, "'wasm-unsafe-eval'"])
    assert.sameMembers(policy['style-src'], ["'self'", nonce])
    assert.sameMembers(policy['img-src'], ["'self'", 'data:', 'blob:'])
    for (const name of ['default-src', 'connect-src', 'worker-src', 'form-action']) {
      assert.deepEqual(policy[name], ["'self'"], name)
    }
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      assert.deepEqual(policy[name], ["'none'"], name)
    }
    assert.notInclude(second.header('content-security-policy')!, nonce)
    assert.include(first.text(), nonce.slice("'nonce-".length, -1))
  })

  test('where the shop is reached by https, browsers keep to it, and only its names are answered', async ({
    client,
    assert,
  }) => {
    const here = await client.get('/health/live')
    assert.isUndefined(here.header('strict-transport-security'))
    const server = await startServer({
      NODE_ENV: 'production',
      APP_URL: 'https://shop.example',
      ALLOWED_HOSTS: 'www.shop.example',
      DEMO: 'false',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
    })
    const answerFor = (host: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const request = get(`${server.url}/robots.txt`, { headers: { host } }, resolve)
        request.on('error', reject)
      })
    try {
      for (const [host, status] of [
        ['shop.example', 200],
        ['www.shop.example', 200],
        ['127.0.0.1', 200],
        ['10.0.0.1', 400],
        ['evil.example', 400],
      ] as const) {
        const answer = await answerFor(host)
        answer.resume()
        assert.equal(answer.statusCode, status, host)
        const kept = answer.headers['strict-transport-security']
        assert.equal(kept, 'max-age=31536000; includeSubDomains', host)
      }
    } finally {
      await server.stop()
    }
  })
})
