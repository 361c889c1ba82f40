import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import pg from 'pg'
import { runCli, startCli } from '#tests/support/command_line'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { startFile, startServer } from '#tests/support/processes'

/** Scans acknowledged before a copy begins. */
const SCANS = 60
/** A file whose copying takes longer than a signal takes to arrive; it is a hole and takes no disk. */
const LONG_BYTES = 1_500_000_000
const LOOK_MS = 5

/** Points that no entry explains. */
const MISTAKE = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (900, 'a', 'a', 1, 1);
  INSERT INTO balances (member_id, points) VALUES (900, 100)`

type Environment = Record<string, string>

const backup = (words: string[], environment: Environment) =>
  runCli(['backup', ...words], environment)

/** A process that scans until it is ended, and what it was told is credited. */
function scanner(environment: Environment) {
  const child = startFile('tests/support/scanning_child.ts', [], environment)
  child.stderr.pipe(process.stderr)
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (more) => (text += more))
  // The last line may be cut.
  return { child, told: () => text.split('\n').slice(0, -1) }
}

async function end(child: ChildProcess) {
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

async function givenFiles({ STORAGE_PATH: storage }: Environment) {
  for (const [folder, name] of [
    ['media', 'gift.webp'],
    ['disputes', '1.jpg'],
    ['logs', 'start.log'],
    ['exports', 'birthdays.csv'],
  ]) {
    mkdirSync(join(storage, folder), { recursive: true })
    writeFileSync(join(storage, folder, name), `${folder} ${name}`)
  }
}

/** Every name under a folder, with its mode. */
function modesUnder(folder: string): [string, number][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [
    name,
    statSync(join(folder, name)).mode & 0o777,
  ])
}

test.group('cli backup', (group) => {
  // A copy of the embedded database, whatever the tests run on.
  group.tap((one) => one.tags(['@own-database']))
  let database: FreshDatabase
  let home: string
  group.each.setup(async () => {
    database = await freshDatabase('')
    await givenFiles(database.environment)
    home = mkdtempSync(join(tmpdir(), 'mesterpont-backups-'))
    return async () => {
      await database.remove()
      rmSync(home, { recursive: true, force: true })
    }
  })

  /** A command on the shop as it is; one that changes its files or its keys is a process of its own. */
  const here = (...words: string[]) => database.command('backup', ...words)

  const create = async () => {
    const made = await here('create', '--into', join(home, 'kept'))
    if (made.code !== 0) throw new Error(made.stderr)
    return made.stdout.trim()
  }

  /** The names of the findings that failed. */
  const failuresOf = async (folder: string, more: Environment = {}) => {
    const words = ['verify', folder, '--json']
    const { code, stdout } = Object.keys(more).length
      ? await backup(words, { ...database.environment, ...more })
      : await here(...words)
    const { ok, findings } = JSON.parse(stdout)
    const failed = findings.filter(({ state }: { state: string }) => state === 'failed')
    if (ok !== (code === 0) || ok !== !failed.length) throw new Error(stdout)
    return failed.map(({ name, words: said }: Environment) => `${name}: ${said}`).join('\n')
  }

  test('[O-17] a copy under load holds every scan acknowledged before it, and all its truths', async ({
    assert,
  }) => {
    const { child, told } = scanner(database.environment)
    while (told().length < SCANS && child.exitCode === null) await sleep(LOOK_MS)
    const before = told()
    const folder = await create()
    const after = told().length
    await end(child)
    assert.isAtLeast(before.length, SCANS)
    assert.isAbove(after, before.length, 'members went on scanning')

    assert.equal(await failuresOf(folder), '')
    const restored = join(home, 'restored')
    const words = ['restore', folder, '--to', restored, '--json']
    const { code, stdout, stderr } = await here(...words)
    assert.equal(code, 0, stderr)
    assert.containsSubset(JSON.parse(stdout), { folder: restored, before: null })
    const there = { ...database.environment, STORAGE_PATH: restored }
    const verdict = await runCli(['points', 'verify'], there)
    assert.equal(verdict.code, 0, verdict.stdout)

    const shop = new Database(join(restored, 'shop.sqlite'), { readonly: true })
    const scans = shop.prepare("SELECT member_id || ':' || code FROM scans").pluck().all()
    shop.close()
    const kept = new Set(scans)
    assert.deepEqual(
      before.filter((scan) => !kept.has(scan)),
      []
    )
    assert.equal(readFileSync(join(restored, 'media', 'gift.webp'), 'utf8'), 'media gift.webp')
    assert.equal(readFileSync(join(restored, 'disputes', '1.jpg'), 'utf8'), 'disputes 1.jpg')
    assert.isFalse(existsSync(join(restored, 'logs')))
    assert.isFalse(existsSync(join(restored, 'exports')))
    const status = await runCli(['outbox', 'status'], there)
    assert.match(status.stdout, /^paused\t/)
    assert.match((await runCli(['outbox', 'release'], there)).stdout, /^open\t/)
  }).timeout(240_000)

  test('[O-17] sessions are copied before the shop, and all of them', async ({ assert }) => {
    const server = await startServer(database.environment)
    for (const _ of ['one', 'two']) await (await fetch(`${server.url}/session/token`)).text()
    await server.stop()
    const folder = await create()
    const sessionsIn = (at: string) => {
      const sessions = new Database(join(at, 'sessions.sqlite'), { readonly: true })
      const ids = sessions.prepare('SELECT id FROM sessions ORDER BY id').pluck().all()
      sessions.close()
      return ids
    }
    const kept = sessionsIn(folder)
    assert.lengthOf(kept, 2)
    assert.deepEqual(kept, sessionsIn(database.environment.STORAGE_PATH))
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
    const names = [...manifest.matchAll(/"path": "(\w+\.sqlite)"/g)].map(([, name]) => name)
    assert.deepEqual(names, ['sessions.sqlite', 'shop.sqlite'])
  }).timeout(120_000)

  test('a copy is readable by its owner alone, names its keys and holds none', async ({
    assert,
  }) => {
    const folder = await create()
    for (const [name, mode] of [...modesUnder(join(home, 'kept')), ...modesUnder(folder)]) {
      assert.equal(mode & 0o077, 0, name)
    }
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
    assert.match(manifest, /"app_key": "[0-9a-f]{16}"/)
    assert.match(manifest, /"k1": "[0-9a-f]{16}"/)
    const secrets = [process.env.APP_KEY!, process.env.CODE_KEYS!.split(':')[1]]
    for (const secret of secrets) assert.notInclude(manifest, secret)

    assert.match(await failuresOf(folder, { APP_KEY: 'x'.repeat(40) }), /^manifest: .*APP_KEY/)
    const otherKeys = `k1:${randomBytes(32).toString('base64')}`
    assert.match(await failuresOf(folder, { CODE_KEYS: otherKeys }), /^keys: .*k1 of CODE_KEYS/)
    const newer = `k2:${randomBytes(32).toString('base64')},${process.env.CODE_KEYS}`
    assert.equal(await failuresOf(folder, { CODE_KEYS: newer }), '')
  })

  for (const [what, change, said] of [
    [
      'a changed picture',
      (at: string) => appendFileSync(join(at, 'files/media/gift.webp'), '!'),
      /files: .*gift\.webp was changed/,
    ],
    [
      'a changed balance',
      (at: string) => {
        const shop = new Database(join(at, 'shop.sqlite'))
        shop.exec(MISTAKE)
        shop.close()
      },
      /files: shop\.sqlite was changed/,
    ],
    [
      'a missing file',
      (at: string) => rmSync(join(at, 'files/disputes/1.jpg')),
      /files: .*1\.jpg is missing/,
    ],
    [
      'a file more',
      (at: string) => writeFileSync(join(at, 'files/media/evil.svg'), ''),
      /files: .*evil\.svg was added/,
    ],
    [
      'a changed manifest',
      (at: string) => {
        const path = join(at, 'manifest.json')
        writeFileSync(path, readFileSync(path, 'utf8').replace(/"made_at": "2/, '"made_at": "1'))
      },
      /manifest: manifest\.json was changed/,
    ],
  ] as const) {
    test(`${what} makes a copy unusable`, async ({ assert }) => {
      const folder = await create()
      change(folder)
      assert.match(await failuresOf(folder), said)
      const to = join(home, 'restored')
      const refused = await here('restore', folder, '--to', to)
      assert.equal(refused.code, 1, refused.stderr)
      assert.isFalse(existsSync(to))
    })
  }

  test('a truth that was broken in the shop is found in the copy, whatever the shop says now', async ({
    assert,
  }) => {
    await database.run(MISTAKE)
    const folder = await create()
    await database.run('DELETE FROM balances')
    assert.equal((await database.command('points', 'verify')).code, 0)
    assert.match(await failuresOf(folder), /^points: .*points-balance/)
  })

  for (const [signal, code] of [
    ['SIGKILL', null],
    ['SIGTERM', 143],
  ] as const) {
    test(`a creation that ${signal} ends leaves nothing that verifies`, async ({ assert }) => {
      givenHole(join(database.environment.STORAGE_PATH, 'media', 'long.bin'), LONG_BYTES)
      const kept = join(home, 'kept')
      const child = startCli(['backup', 'create', '--into', kept], database.environment)
      const ended = once(child, 'close')
      const isUnderWay = () =>
        existsSync(kept) && readdirSync(kept).some((name) => existsSync(join(kept, name, 'files')))
      while (!isUnderWay() && child.exitCode === null) await sleep(LOOK_MS)
      child.kill(signal)
      assert.equal((await ended)[0], code)
      const left = readdirSync(kept)
      if (signal === 'SIGTERM') return assert.deepEqual(left, [])
      assert.lengthOf(left, 1)
      assert.match(left[0], /\.unfinished$/)
      assert.match(await failuresOf(join(kept, left[0])), /^manifest: .*no finished copy/)
      assert.match((await database.command('doctor')).stdout, /backup +none was made/)
      rmSync(join(database.environment.STORAGE_PATH, 'media', 'long.bin'))
      // One that may still be made, by this very process, stays.
      const other = join(kept, 'backup-2026-01-01T02-00-00Z.unfinished')
      mkdirSync(other)
      writeFileSync(
        join(other, 'maker.json'),
        JSON.stringify({ pid: process.pid, host: hostname() })
      )
      const next = await here('create', '--into', kept)
      assert.equal(next.code, 0, next.stderr)
      assert.include(next.stderr, `${left[0]} was left unfinished and is removed`)
      const finished = basename(next.stdout.trim())
      assert.sameMembers(readdirSync(kept), [basename(other), finished])
      assert.notInclude(readdirSync(join(kept, finished)), 'maker.json')
    }).timeout(120_000)
  }

  test('a copy takes the place of the shop, never while it serves, and what was there stays', async ({
    assert,
  }) => {
    const folder = await create()
    const storage = database.environment.STORAGE_PATH
    await database.run(MISTAKE)
    writeFileSync(join(storage, 'media', 'later.webp'), 'later')
    const server = await startServer(database.environment)
    const words = ['restore', folder, '--yes']
    const early = await backup(words, database.environment)
    await server.stop()
    assert.equal(early.code, 3, early.stderr)
    assert.match(early.stderr, /still serves from .*stop it first/)
    const epochs = 'SELECT epoch FROM member_feeds'
    const [{ epoch }] = await database.run(epochs)
    const count = 'SELECT COUNT(*) AS n FROM balances'
    assert.equal((await database.run(count))[0].n, 1)

    const asked = await backup(['restore', folder], database.environment)
    assert.equal(asked.code, 3, 'nobody is there to be asked')
    const { code, stderr } = await backup(words, database.environment)
    assert.equal(code, 0, stderr)
    assert.equal((await database.run(count))[0].n, 0)
    // Whoever follows the members reads all of them anew.
    assert.notEqual((await database.run(epochs))[0].epoch, epoch)
    assert.isFalse(existsSync(join(storage, 'media', 'later.webp')))
    const aside = readdirSync(storage).find((name) => name.startsWith('before-restore-'))!
    assert.equal(readFileSync(join(storage, aside, 'media', 'later.webp'), 'utf8'), 'later')
    const before = new Database(join(storage, aside, 'shop.sqlite'))
    assert.equal(before.prepare('SELECT COUNT(*) FROM balances').pluck().get(), 1)
    before.close()
    assert.deepEqual(
      readdirSync(storage).filter((name) => /restoring|unfinished/.test(name)),
      []
    )
    const again = await startServer(database.environment)
    assert.equal((await fetch(`${again.url}/health/ready`)).status, 200)
    await again.stop()
    const doctor = await runCli(['doctor'], database.environment)
    assert.match(doctor.stdout, /ok +backup +the last one is 0 hours old/)
    assert.match(doctor.stdout, /warning +outbox +paused/)
  }).timeout(240_000)

  test('a copy never lies in what it copies, and a dry run writes nothing', async ({ assert }) => {
    const inside = join(database.environment.STORAGE_PATH, 'kept')
    const refused = await here('create', '--into', inside)
    assert.equal(refused.code, 3)
    assert.match(refused.stderr, /must not lie inside/)
    const kept = join(home, 'kept')
    const dry = await here('create', '--into', kept, '--dry-run')
    assert.equal(dry.code, 0)
    assert.isFalse(existsSync(inside) || existsSync(kept))
  })
})

test.group('cli backup on PostgreSQL', () => {
  test('[O-17] a dump is verified in an empty database and restored into another', async ({
    assert,
    cleanup,
  }) => {
    const database = await freshDatabase()
    const home = mkdtempSync(join(tmpdir(), 'mesterpont-backups-'))
    cleanup(async () => {
      await database.remove()
      rmSync(home, { recursive: true, force: true })
    })
    await givenFiles(database.environment)
    const empty = async () => {
      const name = `empty_${randomBytes(6).toString('hex')}`
      await database.run(`CREATE DATABASE ${name}`)
      cleanup(async () => void (await database.run(`DROP DATABASE ${name} WITH (FORCE)`)))
      const url = new URL(database.environment.DATABASE_URL)
      url.pathname = `/${name}`
      return url.href
    }
    const { child, told } = scanner(database.environment)
    while (told().length < SCANS && child.exitCode === null) await sleep(LOOK_MS)
    const before = told()
    const made = await backup(['create', '--into', home], database.environment)
    await end(child)
    assert.equal(made.code, 0, made.stderr)
    const folder = made.stdout.trim()
    const words = ['verify', folder, '--database', await empty()]
    const verdict = await backup(words, database.environment)
    assert.equal(verdict.code, 0, verdict.stdout + verdict.stderr)
    assert.match(verdict.stdout, /ok +points +\d+ truths hold/)

    const alone = await backup(['restore', folder, '--yes'], database.environment)
    assert.equal(alone.code, 3)
    assert.match(alone.stderr, /--to and the address of an empty database/)
    const [to, url] = [join(home, 'restored'), await empty()]
    const restored = await backup(
      ['restore', folder, '--to', to, '--database', url],
      database.environment
    )
    assert.equal(restored.code, 0, restored.stderr)
    const there = { STORAGE_PATH: to, DATABASE_URL: url }
    assert.match((await runCli(['outbox', 'status'], there)).stdout, /^paused\t/)
    assert.notEqual(await epochOf(url), await epochOf(database.environment.DATABASE_URL))
    assert.equal((await runCli(['points', 'verify'], there)).code, 0)
    const batches = await runCli(['codes', 'list'], there)
    const scanned = Number(/\t(\d+)\/1000000\t/.exec(batches.stdout)![1])
    assert.isAtLeast(scanned, before.length)
    assert.equal(readFileSync(join(to, 'media', 'gift.webp'), 'utf8'), 'media gift.webp')

    appendFileSync(join(folder, 'database.dump'), '!')
    const tampered = await backup(['verify', folder], database.environment)
    assert.equal(tampered.code, 1)
    assert.match(tampered.stdout, /database\.dump was changed/)
    const without = await backup(['create', '--into', join(home, 'other')], {
      ...database.environment,
      PATH: '/nowhere',
    })
    assert.equal(without.code, 1)
    assert.match(without.stderr, /pg_dump is not installed here: install .*pg_basebackup/)
    assert.deepEqual(readdirSync(join(home, 'other')), [])
  })
    .skip(!process.env.DATABASE_URL, 'runs on PostgreSQL')
    .timeout(240_000)
})

/** A file of zeros that takes no room. */
function givenHole(path: string, bytes: number) {
  writeFileSync(path, '')
  truncateSync(path, bytes)
}

/** Names the feed of members in a database of PostgreSQL. */
async function epochOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query('SELECT epoch FROM member_feeds')
  await client.end()
  return rows[0].epoch
}
