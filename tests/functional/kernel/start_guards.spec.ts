import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ownKey, seal } from '#app/personal/seal'
import { productionBuild } from '#tests/support/build'
import { runCli } from '#tests/support/command_line'
import { freshDatabase, migrateInto, type FreshDatabase } from '#tests/support/fresh_database'
import { startServer } from '#tests/support/processes'
import { freePort } from '../../../scripts/services/ports.mjs'

const OTHER_KEY = 'another-key-of-thirty-two-characters'
const PATIENCE_MS = 60_000

type Environment = Record<string, string>

/** Before a command: root then obeys the modes of files as everybody else does. */
const OBEYING_MODES = ['setpriv', '--bounding-set=-dac_override', '--']

/** Runs `npm run serve` without npm; answers its code and the lines it said. One that serves is ended. */
async function serve(environment: Environment, before: string[] = []) {
  await productionBuild()
  const [command, ...rest] = [...before, process.execPath, 'scripts/serve.mjs']
  const child = spawn(command, rest, {
    cwd: app.makePath(),
    env: { ...process.env, PORT: String(await freePort()), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('The shop serves')) child.kill('SIGTERM')
    })
  }
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const [code] = await once(child, 'close')
  clearTimeout(patience)
  return { code, lines: said.split('\n').filter(Boolean) }
}

/** What to put before a command so that modes of files hold for it; undefined where root cannot give that up. */
function obeyingModes(): string[] | undefined {
  if (process.getuid?.() !== 0) return []
  const [command, ...rest] = [...OBEYING_MODES, 'true']
  return spawnSync(command, rest).status === 0 ? OBEYING_MODES : undefined
}

/** Whether this user may mount a small disk that can be filled. */
function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'mesterpont-mount-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0
  if (mounted) spawnSync('umount', [place])
  rmSync(place, { recursive: true, force: true })
  return mounted
}

test.group('A start that would harm', (group) => {
  let database: FreshDatabase
  let folder: string
  group.each.setup(async () => {
    database = await freshDatabase()
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-guards-'))
    return async () => {
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  group.each.timeout(180_000)

  test('the same start serves where nothing is wrong', async ({ assert }) => {
    const { code, lines } = await serve(database.environment)
    assert.equal(code, 0, lines.join('\n'))
    assert.match(lines[0], /^The shop serves/)
  })

  test('[O-20] a database without tables says how to migrate', async ({ assert }) => {
    const { code, lines } = await serve({ STORAGE_PATH: folder, DATABASE_URL: '' })
    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
    assert.match(
      lines[0],
      /^The database is older .* migrations wait: run "npm run cli -- migrate"/
    )
  })

  test('[O-20] one migration that waits is enough', async ({ assert }) => {
    await database.run("DELETE FROM adonis_schema WHERE name LIKE '%0520_create_key_probes'")
    const { code, lines } = await serve(database.environment)
    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
    assert.match(lines[0], /, 1 migrations wait: run /)
  })

  test('[O-20] a table that is missing is named, and a server that runs is not ready', async ({
    assert,
  }) => {
    const server = await startServer(database.environment)
    assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
    await database.run('DROP TABLE order_remainders')
    const ready = await fetch(`${server.url}/health/ready`)
    assert.equal(ready.status, 503)
    assert.containsSubset(await ready.json(), { database: { status: 'unavailable' } })
    await server.stop()
    const { code, lines } = await serve(database.environment)
    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
    assert.match(lines[0], /^The database lacks order_remainders .*backup restore/)
  })

  test('[O-20] an APP_KEY that does not open the database is refused, from the first start on', async ({
    assert,
  }) => {
    assert.equal((await serve(database.environment)).code, 0)
    const { code, lines } = await serve({ ...database.environment, APP_KEY: OTHER_KEY })
    assert.equal(code, 1)
    assert.deepEqual(lines, [
      'APP_KEY does not open what this database holds: set the APP_KEY that it was made with',
    ])
    const doctor = await runCli(['doctor'], { ...database.environment, APP_KEY: OTHER_KEY })
    assert.equal(doctor.code, 1)
    assert.match(doctor.stdout, /FAILED +database +APP_KEY does not open what this database holds/)
    assert.equal((await serve(database.environment)).code, 0)
  })

  test('in a database of an earlier version the key of a member says so', async ({ assert }) => {
    await database.run(`INSERT INTO members
      (id, referral_code, newsletter_secret, created_at, updated_at) VALUES (1, 'a', 'a', 1, 1);
      INSERT INTO member_keys (member_id, sealed_key, created_at)
      VALUES (1, '${seal('a key', ownKey(), 'member:1')}', 1)`)
    const { code, lines } = await serve({ ...database.environment, APP_KEY: OTHER_KEY })
    assert.equal(code, 1)
    assert.match(lines.join('\n'), /^APP_KEY does not open/)
    assert.deepEqual(await database.run('SELECT * FROM key_probes'), [])
    assert.equal((await serve(database.environment)).code, 0)
    assert.lengthOf(await database.run('SELECT * FROM key_probes'), 1)
  })

  for (const [what, change, said] of [
    [
      'a short APP_KEY',
      { APP_KEY: 'short' },
      /^APP_KEY has 5 characters and needs 16 or more: set /,
    ],
    [
      'an address that is not of PostgreSQL',
      { DATABASE_URL: 'mysql://shop:geheim@127.0.0.1/shop' },
      /^DATABASE_URL must be the address of PostgreSQL, postgres:/,
    ],
  ] as const) {
    test(`[O-20] ${what} is told in a sentence, by commands too`, async ({ assert }) => {
      const environment = { ...database.environment, ...change }
      const { code, lines } = await serve(environment)
      assert.equal(code, 1)
      assert.lengthOf(lines, 1)
      assert.match(lines[0], said)
      const command = await runCli(['migrate'], environment)
      assert.equal(command.code, 1)
      assert.lengthOf(command.stderr.trimEnd().split('\n'), 1)
      assert.notInclude(command.stderr + lines[0], 'geheim')
    }).tags(['@alike-everywhere'])
  }

  test('[O-20] a storage that may not be written is told as such', async ({ assert }) => {
    chmodSync(folder, 0o555)
    const storage = join(folder, 'storage')
    const environment = { ...database.environment, STORAGE_PATH: storage }
    const { code, lines } = await serve(environment, obeyingModes())
    chmodSync(folder, 0o755)
    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
    assert.match(lines[0], /^STORAGE_PATH .*storage may not be written by this user: give it to/)
  })
    .tags(['@alike-everywhere'])
    .skip(!obeyingModes(), 'root writes everywhere here')

  test('a file in the place of the storage is told as such', async ({ assert }) => {
    const storage = join(folder, 'storage')
    writeFileSync(storage, '')
    const { code, lines } = await serve({ ...database.environment, STORAGE_PATH: storage })
    assert.equal(code, 1)
    assert.match(lines.join('\n'), /^STORAGE_PATH .*storage is no folder: move away/)
  }).tags(['@alike-everywhere'])

  test('[O-20] a full disk is told as such, and a server that runs is not ready', async ({
    assert,
    cleanup,
  }) => {
    const storage = join(folder, 'small')
    mkdirSync(storage)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', storage])
    assert.equal(mounted.status, 0, String(mounted.stderr))
    cleanup(() => void spawnSync('umount', ['-l', storage]))
    const environment = { ...database.environment, STORAGE_PATH: storage }
    await migrateInto(storage)
    const server = await startServer(environment)
    assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
    spawnSync('dd', ['if=/dev/zero', `of=${join(storage, 'filler')}`, 'bs=64k'])
    const ready = await fetch(`${server.url}/health/ready`)
    assert.equal(ready.status, 503)
    assert.containsSubset(await ready.json(), { storage: { status: 'unavailable' } })
    await server.stop()
    const { code, lines } = await serve(environment)
    assert.equal(code, 1)
    assert.lengthOf(lines, 1)
    assert.match(lines[0], /^STORAGE_PATH .*small lies on a full disk: free some space/)
  })
    .tags(['@alike-everywhere'])
    .skip(!mayMount(), 'may not mount a small disk here')

  test('a restoring that was interrupted keeps servers from starting', async ({ assert }) => {
    writeFileSync(join(database.environment.STORAGE_PATH, 'restore.unfinished'), '')
    const { code, lines } = await serve(database.environment)
    assert.equal(code, 1)
    assert.match(
      lines.join('\n'),
      /^A restoring in .* was interrupted: run .*backup restore" again/
    )
  }).tags(['@alike-everywhere'])
})
