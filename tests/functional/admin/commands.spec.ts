import { test } from '@japa/runner'
import { givenStaff } from '#tests/support/members'
import { runCli } from '#tests/support/command_line'

test.group('cli staff create', () => {
  test('the account is printed once and signs in with its password', async ({ client, assert }) => {
    const email = `uj-${Date.now()}@pelda.hu`
    const words = ['staff', 'create', '--email', email, '--name', 'Kiss Andrea', '--role', 'admin']
    const created = await runCli([...words, '--json'])
    assert.equal(created.code, 0, created.stderr)
    const account = JSON.parse(created.stdout)
    const login = await client
      .post('/api/admin/session')
      .accept('json')
      .withCsrfToken()
      .json({ email, password: account.password })
    login.assertStatus(200)
    assert.equal(login.body().data.role, 'admin')
    const again = await runCli(words)
    assert.equal(again.code, 1)
  })

  test('a dry run and bad values make no account', async ({ client, assert }) => {
    const email = `nem-${Date.now()}@pelda.hu`
    const words = ['staff', 'create', '--email', email, '--name', 'Kiss Andrea']
    const dry = await runCli([...words, '--role', 'admin', '--dry-run'])
    assert.equal(dry.code, 0, dry.stderr)
    assert.equal(dry.stdout, '')
    assert.equal((await runCli([...words, '--role', 'owner'])).code, 3)
    const admin = await givenStaff()
    assert.notEqual(admin.email, email)
    const login = await client
      .post('/api/admin/session')
      .accept('json')
      .withCsrfToken()
      .json({ email, password: 'anything' })
    login.assertStatus(422)
  })
})

test.group('cli doctor', () => {
  test('says what is configured and warns until the sticker keys are backed up', async ({
    assert,
  }) => {
    const result = await runCli(['doctor', '--json'], { CODE_KEYS_BACKED_UP: 'false' })
    assert.equal(result.code, 0, result.stderr)
    const findings = new Map<string, any>(
      JSON.parse(result.stdout).map((finding: any) => [finding.name, finding])
    )
    assert.equal(findings.get('database').state, 'ok')
    assert.equal(findings.get('migrations').state, 'ok')
    assert.equal(findings.get('sticker keys').state, 'warning')
    assert.match(findings.get('sticker keys').words, /backed up/)
    const confirmed = await runCli(['doctor'], { CODE_KEYS_BACKED_UP: 'true' })
    assert.match(confirmed.stdout, /ok\s+sticker keys\s+1 key, confirmed as backed up/)
  })

  test('a database without tables fails it with code 1', async ({ assert }) => {
    const { mkdtempSync } = await import('node:fs')
    const folder = mkdtempSync('/tmp/mesterpont-doctor-')
    const result = await runCli(['doctor'], { STORAGE_PATH: folder, DATABASE_URL: '' })
    assert.equal(result.code, 1)
    assert.match(result.stdout, /FAILED\s+migrations/)
  })
})
