import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { runCli, runCommand } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff, timeCodeNow } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { startServer } from '#tests/support/processes'
import { StaffClient } from '#tests/support/staff_office'

const PASSWORD = 'vakolat-es-csempe'
let count = 0

function newcomer() {
  const email = `cli-${Date.now()}-${count++}@pelda.hu`
  return { email, words: ['--email', email, '--name', 'Kiss Andrea', '--role', 'marketing'] }
}

async function rowOf(email: string) {
  const sql = 'SELECT * FROM staff_members WHERE email = ?'
  const [row] = await shopReader().rows<Record<string, any>>(sql, [email])
  return row
}

async function lastEventOf(id: number) {
  const sql = `SELECT source, action, actor_id AS "actorId" FROM audit_logs
    WHERE subject_type = 'staff' AND subject_id = ? ORDER BY id DESC LIMIT 1`
  const [event] = await shopReader().rows<Record<string, any>>(sql, [id])
  return event
}

test.group('cli staff', (group) => {
  group.each.setup(() => forgetLimits())

  test('create prints the link that sets password and second factor', async ({ assert }) => {
    const { email, words } = newcomer()
    const created = await runCommand(['staff', 'create', ...words, '--json'])
    assert.equal(created.code, 0, created.stderr)
    const { id, link } = JSON.parse(created.stdout)
    assert.lengthOf(await mailsTo(email), 0)
    const token = /\/admin\/invitation\/([\w-]+)$/.exec(link)![1]
    const visitor = new StaffClient()
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
    ;(await visitor.post(`invitations/${token}`, chosen)).assertStatus(200)
    const { secret } = (await visitor.get('second-factor')).body().data
    ;(await visitor.post('second-factor', { code: timeCodeNow(secret) })).assertStatus(200)
    ;(await visitor.get('products')).assertStatus(200)
    assert.equal((await rowOf(email)).id, id)
    assert.equal((await runCli(['staff', 'create', ...words])).code, 1)
  })

  test('a dry run and bad values make no account', async ({ assert }) => {
    const { email, words } = newcomer()
    const dry = await runCommand(['staff', 'create', ...words, '--dry-run'])
    assert.equal(dry.code, 0, dry.stderr)
    assert.equal(dry.stdout, '')
    const owner = words.map((word) => (word === 'marketing' ? 'owner' : word))
    assert.equal((await runCommand(['staff', 'create', ...owner])).code, 3)
    assert.equal((await runCommand(['staff', 'invite', '--email', email, '--name', 'X Y'])).code, 3)
    assert.isUndefined(await rowOf(email))
  })

  test('values that are refused are named with their options', async ({ assert }) => {
    const create = (email: string, name: string) =>
      runCommand(['staff', 'create', '--email', email, '--name', name, '--role', 'admin'])
    const both = await create('kiss.andrea', 'K')
    assert.equal(both.code, 3)
    assert.equal(both.stderr, '--email is not valid; --name is too short (min 2)\n')
    const { email, words } = newcomer()
    assert.equal((await runCommand(['staff', 'create', ...words])).code, 0)
    const taken = await create(email, 'Kiss Andrea')
    assert.match(taken.stderr, /e-mail address/)
  })

  test('the link leads to where the shop runs', async ({ assert, cleanup }) => {
    const database = await freshDatabase('')
    cleanup(() => database.remove())
    const storage = database.environment.STORAGE_PATH
    writeFileSync(join(storage, '.env'), 'APP_URL=http://localhost:3333\n')
    const link = async (environment: Record<string, string> = {}) => {
      const { words } = newcomer()
      const { stdout, stderr } = await runCli(['staff', 'create', ...words], {
        ...database.environment,
        ENV_PATH: storage,
        ...environment,
      })
      return /https?:\/\/[^/]+/.exec(stdout)?.[0] ?? stderr
    }
    const own = process.env.APP_URL
    delete process.env.APP_URL
    cleanup(() => void (process.env.APP_URL = own))
    assert.equal(await link(), 'http://localhost:3333')
    const server = await startServer({
      ...database.environment,
      APP_URL: 'http://localhost:4444',
    })
    cleanup(() => server.stop())
    assert.equal(await link(), 'http://localhost:4444')
    assert.equal(await link({ APP_URL: 'https://shop.example' }), 'https://shop.example')
    await server.stop()
    assert.equal(await link(), 'http://localhost:3333')
  })
    .tags(['@alike-everywhere'])
    .timeout(120_000)

  test('invite sends the link, and another one to who exists', async ({ assert }) => {
    const { email, words } = newcomer()
    const invited = await runCommand(['staff', 'invite', ...words, '--locale', 'en', '--json'])
    assert.equal(invited.code, 0, invited.stderr)
    assert.notInclude(invited.stdout, 'invitation/')
    assert.equal((await runCommand(['staff', 'invite', '--email', email])).code, 0)
    const mails = await mailsTo(email)
    assert.lengthOf(mails, 2)
    assert.include(mails[0].subject, 'staff account')
    const nobody = await runCommand(['staff', 'invite', '--email', 'senki@pelda.hu'])
    assert.equal(nobody.code, 3)
  })

  test('disable, enable and reset-second-factor say what they did, and leave a trace', async ({
    assert,
  }) => {
    const admin = await givenStaff()
    const staff = await givenStaff({ role: 'marketing' })
    const device = await new StaffClient().signIn(staff)
    const run = (...words: string[]) => runCommand(['staff', ...words, '--email', staff.email])
    assert.equal((await run('disable')).code, 3)
    ;(await device.get('products')).assertStatus(200)
    const disabled = await run('disable', '--yes', '--json')
    assert.equal(JSON.parse(disabled.stdout).state, 'disabled')
    ;(await device.get('products')).assertStatus(401)
    const trace = { source: 'cli', action: 'staff.disabled', actorId: null }
    assert.deepEqual(await lastEventOf(staff.id), trace)
    assert.match((await run('enable', '--yes')).stdout, /\tactive\n$/)
    assert.equal((await run('reset-second-factor', '--yes')).code, 0)
    assert.isNull((await rowOf(staff.email)).two_factor_confirmed_at)
    assert.isNotNull((await rowOf(admin.email)).two_factor_confirmed_at)
  })

  test('list tells role, state, second factor and last login', async ({ assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    await new StaffClient().signIn(staff)
    const { stdout, code } = await runCommand(['staff', 'list', '--json'])
    assert.equal(code, 0)
    const found = JSON.parse(stdout).staff.find(({ id }: { id: number }) => id === staff.id)
    assert.deepInclude(found, { role: 'marketing', state: 'active', has_second_factor: true })
    assert.isNumber(found.last_login_at)
    const lines = (await runCommand(['staff', 'list'])).stdout.split('\n')
    assert.isTrue(lines.some((line) => line.includes(`${staff.email}\t${staff.name}\tmarketing`)))
  })
})
