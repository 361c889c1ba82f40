import '#tests/support/failing_routes'
import { get, type IncomingMessage } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { manifestFile } from '#config/vite'
import { startServer } from '#tests/support/processes'
import { rawAnswer } from '#tests/support/raw_answer'

const EXPECTED: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Bytes of the status line and the headers of a file; a page's are about 1,000. */
const FILE_HEADER_BYTES_MAX = 380

function directives(policy: string) {
  return Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name, ...values] = one.split(' ')
      return [name, values]
    })
  )
}

test.group('Security headers', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

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

  test('what a page loads carries what it needs and no more', async ({ assert }) => {
    const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
      readFileSync(app.makePath(manifestFile), 'utf8')
    )
    const { file: script } = manifest['resources/app.en.ts']
    const [css] = Object.values(manifest).flatMap((chunk) => chunk.css ?? [])
    const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))!.file
    const packed = { 'accept-encoding': 'gzip, br' }
    const always = ['cache-control', 'content-length', 'content-type', 'etag']
    const needed = [...always, 'x-content-type-options', 'date', 'connection', 'keep-alive']
    const textNeeds = ['content-encoding', 'vary']
    // Previews fetch them from a frame without an origin.
    const builtNeeds = ['access-control-allow-origin']
    for (const [path, names] of [
      [`/assets/${script}`, [...needed, ...textNeeds, ...builtNeeds]],
      [`/assets/${css}`, [...needed, ...textNeeds, ...builtNeeds]],
      ['/lang/hu.json', [...needed, ...textNeeds]],
      [`/assets/${font}`, [...needed, ...builtNeeds]],
      ['/icons/icon-192.png', needed],
    ] as const) {
      const answer = await rawAnswer(path, packed)
      assert.equal(answer.status, 200, path)
      assert.sameMembers(Object.keys(answer.headers), [...names], path)
      assert.equal(answer.headers['x-content-type-options'], 'nosniff', path)
      assert.isAtMost(answer.headerBytes, FILE_HEADER_BYTES_MAX, path)
      const again = await rawAnswer(path, { ...packed, 'if-none-match': answer.headers.etag! })
      assert.equal(again.status, 304, path)
      assert.isAtMost(again.headerBytes, FILE_HEADER_BYTES_MAX, path)
    }
    const { headers } = await rawAnswer(`/assets/${script}`, packed)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['content-encoding'], 'br')
  })

  test('what can be opened or runs by itself carries its policy', async ({ assert }) => {
    const worker = readdirSync(app.publicPath('assets')).find((name) => /worker.*\.js$/.test(name))
    for (const path of ['/icons/icon.svg', '/sw.js', `/assets/${worker}`]) {
      const { status, headers } = await rawAnswer(path)
      assert.equal(status, 200, path)
      assert.include(headers['content-security-policy']!, "script-src 'self'", path)
      assert.equal(headers['x-frame-options'], 'DENY', path)
    }
  })

  test('scripts and styles run from here or with the nonce of this answer only', async ({
    client,
    assert,
  }) => {
    const first = await client.get('/admin')
    const second = await client.get('/admin')
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
    // A page of the shop holds nothing inline, so that many can be sent the same.
    for (const page of [await client.get('/'), await client.get('/')]) {
      assert.equal(page.status(), 200)
      assert.notInclude(page.text(), 'nonce')
    }
  })

  test('[I-08] where the shop is reached by https, browsers keep to it, only its names are answered, and who speaks none of its languages gets its own', async ({
    client,
    assert,
  }) => {
    const here = await client.get('/health/live')
    assert.isUndefined(here.header('strict-transport-security'))
    const server = await startServer({
      NODE_ENV: 'production',
      APP_URL: 'https://shop.example',
      ALLOWED_HOSTS: 'www.shop.example',
      APP_LOCALE: 'hu',
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
      for (const [language, lang] of [
        ['de', 'hu'],
        ['de-AT,de;q=0.9', 'hu'],
        ['*', 'hu'],
        ['en-GB', 'en'],
      ]) {
        const headers = { 'accept': 'text/html', 'accept-language': language }
        const page = await fetch(`${server.url}/gyik`, { headers })
        assert.include(await page.text(), `<html lang="${lang}"`, language)
      }
    } finally {
      await server.stop()
    }
  })
})
