import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import DemoOnlyMiddleware from '#app/middleware/demo_only_middleware'
import { storagePath } from '#config/storage'
import { runFile, startServer } from '#tests/support/processes'
import { freePort } from '../../../scripts/services/ports.mjs'

const folder = join(storagePath, 'outbox')

function given(name: 'sms' | 'mail', ...lines: object[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${name}.jsonl`),
    lines.map((one) => `${JSON.stringify(one)}\n`).join('')
  )
}

test.group('Outgoing messages', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))
  group.each.teardown(() => rmSync(folder, { recursive: true, force: true }))

  test('SMS and mails are shown newest first, with codes and links to use', async ({ assert }) => {
    given('sms', { at: '2026-11-20T10:00:00.000Z', to: '+36301234567', text: 'Kód: 123456' })
    given('mail', {
      at: '2026-11-20T11:00:00.000Z',
      to: 'kovacs@example.hu',
      subject: 'Új jelszó',
      text: 'Kattintson ide: http://localhost:3333/reset-password/abc?email=a%40b.hu\n<script>x</script>',
    })
    const url = `http://${process.env.HOST}:${process.env.PORT}/dev/outbox`
    const html = await (await fetch(url, { headers: { cookie: 'locale=hu' } })).text()
    assert.isBelow(html.indexOf('kovacs@example.hu'), html.indexOf('+36301234567'))
    assert.include(html, '<span class="code">123456</span>')
    const link = 'http://localhost:3333/reset-password/abc?email=a%40b.hu'
    assert.include(html, `<a href="${link}">${link}</a>`)
    assert.include(html, '&lt;script&gt;x&lt;/script&gt;')
    assert.include(html, 'Kimenő üzenetek')
  })

  test('without messages it says so, and a half-written line does no harm', async ({ client }) => {
    ;(await client.get('/dev/outbox')).assertTextIncludes('No message yet.')
    given('sms', { at: '2026-11-20T10:00:00.000Z', to: '+36301234567', text: 'x' })
    writeFileSync(join(folder, 'sms.jsonl'), '{"at":"2026', { flag: 'a' })
    const response = await client.get('/dev/outbox')
    response.assertStatus(200)
    response.assertTextIncludes('+36301234567')
  })

  test('where real members are served it does not exist, in a demo it does', async ({ assert }) => {
    const environment = { NODE_ENV: 'production', DATABASE_URL: process.env.DATABASE_URL ?? '' }
    for (const [demo, status] of [
      ['false', 404],
      ['true', 200],
    ] as const) {
      const server = await startServer({ ...environment, DEMO: demo })
      const answer = await fetch(`${server.url}/dev/outbox`)
      const components = await fetch(`${server.url}/dev/ui`)
      const file = await fetch(`${server.url}/dev/ui/files/main.js`)
      await server.stop()
      assert.equal(answer.status, status, `DEMO=${demo}`)
      // A demo is served in production as well, without what bundles this page.
      assert.deepEqual([components.status, file.status], [404, 404], `DEMO=${demo}`)
    }
  })
})

test.group('Tools of development', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('[O-16] in a demo too they answer a loopback socket without a forwarding header alone', async ({
    assert,
  }) => {
    const server = await startServer({
      NODE_ENV: 'production',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      DEMO: 'true',
      HOST: '0.0.0.0',
    })
    try {
      const { port } = new URL(server.url)
      const forwarded: Record<string, string>[] = [
        { 'x-forwarded-for': '127.0.0.1' },
        { 'x-forwarded-host': 'localhost' },
        { 'x-forwarded-proto': 'https' },
        { forwarded: 'for=127.0.0.1' },
        { via: '1.1 proxy' },
        { 'x-real-ip': '127.0.0.1' },
        { 'cf-connecting-ip': '127.0.0.1' },
      ]
      const outside = Object.values(networkInterfaces())
        .flat()
        .find((one) => one?.family === 'IPv4' && !one.internal)?.address
      for (const path of ['/dev/outbox', '/dev/stickers']) {
        const status = async (url: string, headers: Record<string, string> = {}) =>
          (await fetch(url + path, { headers })).status
        assert.equal(await status(server.url), 200, path)
        for (const headers of forwarded) {
          assert.equal(await status(server.url, headers), 404, `${path} ${JSON.stringify(headers)}`)
        }
        // A machine without a network has nobody outside either.
        if (outside) assert.equal(await status(`http://${outside}:${port}`), 404, path)
      }
    } finally {
      await server.stop()
    }
  })

  test('[O-16] who is not on this machine gets none of them', ({ assert }) => {
    const others = ['10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', '2001:db8::1', undefined]
    const own = ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']
    const reach = (remoteAddress: string | undefined) => {
      const request = { request: { headers: {}, socket: { remoteAddress } } }
      new DemoOnlyMiddleware().handle({ request } as never, () => Promise.resolve())
    }
    for (const address of own) assert.doesNotThrow(() => reach(address))
    for (const address of others) assert.throws(() => reach(address), 'There is nothing here')
  })
})

test.group('One server', () => {
  test('a second web process on the embedded database is refused in one sentence', async ({
    assert,
  }) => {
    const server = await startServer()
    const second = await runFile('bin/server.ts', [], { PORT: String(await freePort()) })
    const command = await runFile('cli/main.ts', ['maintenance', 'status'])
    await server.stop()
    assert.equal(second.code, 1)
    assert.match(second.output, /^Not started: Another server already uses .*\n$/)
    assert.equal(command.output.trim(), 'off')
  }).skip(Boolean(process.env.DATABASE_URL), 'PostgreSQL serves several')
})

test.group('Operators', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('[E-11] a command closes and opens the shop and says which it is', async ({ assert }) => {
    const run = async (wanted: string) => {
      const { code, output } = await runFile('cli/main.ts', ['maintenance', wanted])
      return `${code} ${output.trim()}`
    }
    assert.equal(await run('on'), '0 on')
    assert.equal(await run('status'), '0 on')
    assert.equal(await run('off'), '0 off')
    assert.match(await run('perhaps'), /^[1-9]\d* /)
  })
})
