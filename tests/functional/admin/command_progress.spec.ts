import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { usesPostgres } from '#config/database'
import { runCli, startCommandHost, type CommandHost } from '#tests/support/command_line'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { barsOf, TERMINAL } from '#tests/support/progress_bars'

/** A filling takes seconds alone and longer beside other work. */
const TIMEOUT_MS = 240_000
const WHOLE_YEAR = ['--from', '01-01', '--to', '12-31']

test.group('The progress of commands at a terminal', (group) => {
  let shop: CommandHost
  let folder: string
  let database: FreshDatabase
  group.each.timeout(TIMEOUT_MS)
  group.setup(async () => {
    database = await freshDatabase()
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-progress-'))
    shop = startCommandHost({ ...database.environment, ...TERMINAL, NODE_ENV: 'development' })
    return async () => {
      await shop.stop()
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** Runs a command, which ends well, and answers its stdout and the last bar of a kind. */
  const lastBar = async (noun: string, ...words: string[]) => {
    const { code, stdout, stderr } = await shop.run(words)
    if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
    if (/[█░]/.test(stdout)) throw new Error(`${words.join(' ')} draws on stdout`)
    return { stdout, bar: barsOf(stderr, noun).at(-1) }
  }

  test('[O-01] [O-06] each work that can be long says how far it is, at what rate, and what is left', async ({
    assert,
  }) => {
    const at = (name: string) => join(folder, name)
    const ends = async (noun: string, ...words: string[]) => {
      const { stdout, bar } = await lastBar(noun, ...words)
      if (!bar) return assert.fail(`${words.join(' ')} shows no ${noun}`)
      assert.isAbove(bar.total, 0, words.join(' '))
      assert.equal(bar.done, bar.total, words.join(' '))
      return stdout
    }
    const filled = await ends('bookings', 'demo', 'fill', '--json')
    await ends('publications', 'search', 'rebuild', '--json')
    await ends('days', 'reports', 'rebuild')
    await ends('days', 'reports', 'verify')
    await ends('invariants', 'points', 'verify')
    await ends('entries', 'codes', 'watch')
    await ends('entries', 'points', 'close')
    await ends('members', 'export', 'birthdays', ...WHOLE_YEAR)
    await ends('files', 'content', 'export', '--to', at('content'))
    const brought = await shop.run(['content', 'import', '--from', at('content'), '--dry-run'])
    const files = barsOf(brought.stderr, 'files').at(-1)!
    assert.equal(files.done, files.total)
    const voided = ['codes', 'void-range', '--batch', '1', '--reason', 'Proba', '--dry-run']
    await ends('scans', ...voided, '--out', at('scans.csv'))
    const range = ['--batch', '1', '--from', '1', '--to', '50']
    await ends('codes', 'codes', 'export', ...range, '--demo', '--out', at('codes.csv'))
    await shop.run(['settings', 'set', '--key', 'birthday_greeting_points', '--value', '5'])
    const born = 'SELECT substr(birthday, 6) AS day FROM members WHERE birthday IS NOT NULL LIMIT 1'
    const [{ day }] = await database.run(born)
    await ends('members', 'points', 'greet', '--dry-run', '--on', `2025-${day}`)
    type Login = { role: string; email: string }
    const { logins } = JSON.parse(filled!) as { logins: Login[] }
    const { email } = logins.find(({ role }) => role === 'admin')!
    const year = String(new Date().getUTCFullYear() - 1)
    const confirmed = ['--year', year, '--confirm-year', year, '--staff', email]
    await ends('members', 'points', 'reset-year', ...confirmed)
    await ends('members', 'points', 'reset-year', '--reverse', ...confirmed)
  })

  test('[O-01] a copy is made, looked at and restored with a bar each', async ({ assert }) => {
    const made = await lastBar('bytes', 'backup', 'create', '--into', join(folder, 'copies'))
    const copy = made.stdout.trim()
    assert.isAbove(made.bar!.done, 0)
    const looked = await shop.run(['backup', 'verify', copy])
    const read = barsOf(looked.stderr, 'bytes').at(-1)!
    assert.equal(read.done, read.total)
    const truths = barsOf(looked.stderr, 'invariants').at(-1)!
    assert.equal(truths.done, truths.total)
    const restored = await lastBar('bytes', 'backup', 'restore', copy, '--to', join(folder, 'back'))
    assert.deepEqual(restored.bar, { done: read.total, total: read.total })
  }).skip(usesPostgres, 'asks for more databases')

  test('[O-01] migrations are counted', async ({ assert }) => {
    const empty = mkdtempSync(join(tmpdir(), 'mesterpont-progress-'))
    const where = { STORAGE_PATH: empty, DATABASE_URL: '' }
    const { code, stderr } = await runCli(['migrate'], { ...where, ...TERMINAL })
    assert.equal(code, 0, stderr)
    const bars = barsOf(stderr, 'migrations')
    assert.isAbove(bars[0].total, 50)
    assert.equal(bars.at(-1)!.done, bars[0].total)
    rmSync(empty, { recursive: true, force: true })
  }).tags(['@alike-everywhere'])
})
