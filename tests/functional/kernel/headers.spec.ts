import '#tests/support/failing_routes'
import { test } from '@japa/runner'

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
})
