import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { runCli, startCli } from '#tests/support/command_line'
import { brokenTruthsIn } from '#tests/support/truths'
import { dose } from '#tests/support/dose'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

/** Members of the year, and of one transaction: a run has far more of them than it is killed. */
const MEMBERS = 50_000
const PART_MEMBERS = 200
/** What ends the runs that come after those that are killed, and the exit code each brings. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143 } as const
/** How often is looked whether a run has committed something, in ms. */
const LOOK_MS = 5
/** Noon in the middle of 2024, in ms UTC. */
const EARNED_AT = Date.UTC(2024, 5, 15, 12)

const NUMBERS = `WITH RECURSIVE n (i) AS
  (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMBERS})`
/** Every member has earned as many points as its number says, less one hundreds. */
const POINTS = '(1 + i % 100)'
const FILL = `
  INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    ${NUMBERS} SELECT i, 'r' || i, 's' || i, 1, 1 FROM n;
  INSERT INTO balances (member_id, points, last_entry_id) ${NUMBERS} SELECT i, ${POINTS}, i FROM n;
  INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference, balance_after,
    occurred_at, business_date)
    ${NUMBERS} SELECT i, i, ${POINTS}, 'promotion', '', 'test:given:' || i, ${POINTS}, ${EARNED_AT},
      '2024-06-15' FROM n`
const TOTAL = (MEMBERS / 100) * (100 * 101) * 0.5
const STAFF = 'kiss.andrea@pelda.hu'
/** An administrator who has a password, and so may answer for a reset. */
const HIRE = `
  INSERT INTO staff_members (id, email, password, name, role, created_at, updated_at)
    VALUES (7, '${STAFF}', 'x', 'Kiss Andrea', 'admin', 1, 1)`

const reset = (...more: string[]) => ['points', 'reset-year', '--year', '2024', '--json', ...more]
const DO_IT = ['--confirm-year', '2024', '--staff', STAFF]

test.group('cli points reset-year', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    await database.run(FILL)
    await database.run(HIRE)
    await numberOn()
    return () => database.remove()
  })

  /** Entries with ids of their own were inserted; PostgreSQL counts on behind them. */
  const numberOn = async () => {
    if (!database.environment.DATABASE_URL) return
    await database.run(
      "SELECT setval('ledger_entries_id_seq', (SELECT MAX(id) FROM ledger_entries))"
    )
  }

  const sums = async () => {
    const [row] = await database.run(`SELECT (SELECT SUM(points) FROM balances) AS held,
      (SELECT COUNT(*) FROM ledger_entries WHERE source = 'adjustment_year_end_reset') AS entries`)
    return { held: Number(row.held), entries: Number(row.entries) }
  }

  test('[O-06] it counts first, wants the year twice, and refuses a year that goes on', async ({
    assert,
  }) => {
    const counted = await database.command(...reset())
    assert.equal(counted.code, 0, counted.stderr)
    const plan = { year: 2024, members: MEMBERS, points: TOTAL, dryRun: true }
    assert.containsSubset(JSON.parse(counted.stdout), plan)
    assert.match(counted.stderr, /Nothing was changed. Add --confirm-year 2024/)
    const slip = await database.command(...reset('--confirm-year', '2023'))
    assert.equal(slip.code, 3)
    const early = ['points', 'reset-year', '--year', '9990', '--staff', STAFF]
    const refused = await database.command(...early, '--confirm-year', '9990')
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /has not ended/)
    const tried = await database.command(...early)
    assert.equal(tried.code, 0, tried.stderr)
    assert.match(tried.stderr, /The year has not ended yet: it can be reset from 9990-12-31T23:00/)
    assert.notMatch(tried.stderr, /Add --confirm-year/)
    assert.deepEqual(await sums(), { held: TOTAL, entries: 0 })
  }).timeout(120_000)

  test('[O-06] somebody who may answers for it, and the dry run says that it is done', async ({
    assert,
  }) => {
    const run = (...words: string[]) => database.command(...reset(...words))
    const nobody = await run('--confirm-year', '2024')
    assert.equal(nobody.code, 3)
    assert.include(nobody.stderr, '--staff')
    for (const [change, says] of [
      ["role = 'support'", /role support/],
      ["role = 'admin', disabled_at = 1", /not active/],
    ] as const) {
      await database.run(`UPDATE staff_members SET ${change} WHERE id = 7`)
      const refused = await run(...DO_IT)
      assert.equal(refused.code, 4)
      assert.match(refused.stderr, says)
    }
    await database.run('UPDATE staff_members SET disabled_at = NULL WHERE id = 7')
    assert.deepEqual(await sums(), { held: TOTAL, entries: 0 })
    assert.equal((await run(...DO_IT)).code, 0)
    assert.equal((await run(...DO_IT)).code, 0)
    const done = await run()
    assert.match(done.stderr, /The reset is done since 20\d\d-.*: 2525000 points of 50000 members/)
    assert.notMatch(done.stderr, /Add --confirm-year/)
    assert.containsSubset(JSON.parse(done.stdout), { state: 'done', members: 0, points: 0 })
    assert.equal((await run('--reverse', ...DO_IT)).code, 0)
    assert.match((await run()).stderr, /The reset was taken back; a year is reset once/)
    assert.match((await run('--reverse')).stderr, /The reset was taken back on 20/)
    const lines = await database.run(`SELECT source, actor_id, action, subject_id FROM audit_logs
      WHERE subject_type = 'year' ORDER BY id`)
    const line = { source: 'cli', actor_id: 7, subject_id: 2024 }
    assert.deepEqual(lines, [
      { ...line, action: 'points.year_reset' },
      { ...line, action: 'points.year_reset_reversed' },
    ])
  }).timeout(120_000)

  test('[O-05] who has entries since the cut-off keeps what they brought, also where the clock went back', async ({
    assert,
  }) => {
    // Member, points, day: the second entry of member 1 was made after a clock had been put right.
    const entries: [number, number, string][] = [
      [1, 30, '2025-01-02'],
      [1, 5, '2024-12-31'],
      [2, 7, '2025-01-01'],
      [3, -1, '2025-01-03'],
    ]
    for (const [at, [member, points, day]] of entries.entries()) {
      const id = MEMBERS + 1 + at
      await database.run(`INSERT INTO ledger_entries (id, member_id, points, source, source_name,
          reference, balance_after, occurred_at, business_date)
        SELECT ${id}, ${member}, ${points}, 'promotion', '', 'test:since:${id}', points + ${points},
          ${Date.parse(`${day}T12:00:00Z`)}, '${day}' FROM balances WHERE member_id = ${member};
        UPDATE balances SET points = points + ${points}, last_entry_id = ${id}
          WHERE member_id = ${member}`)
    }
    await numberOn()
    const { code, stdout, stderr } = await database.command(...reset(...DO_IT))
    assert.equal(code, 0, stderr)
    assert.containsSubset(JSON.parse(stdout), { members: MEMBERS, points: TOTAL + 5 - 1 })
    const left = 'SELECT member_id AS member, points FROM balances WHERE points > 0 ORDER BY 1'
    assert.deepEqual(await database.run(left), [
      { member: 1, points: 30 },
      { member: 2, points: 7 },
    ])
    assert.deepEqual(await brokenTruthsIn(database), [])
  }).timeout(120_000)

  /** Quick, so that a run is hit soon after it began to commit. */
  const newest = async () => {
    const [row] = await database.run('SELECT MAX(id) AS id FROM ledger_entries')
    return Number(row.id)
  }

  /** Ends a run that has committed something and has more to do. */
  const hitUnderWay = async (signal: 'SIGKILL' | keyof typeof ENDINGS) => {
    const child = startCli(reset(...DO_IT), database.environment)
    const ended = once(child, 'close')
    let said = ''
    child.stderr!.on('data', (text) => (said += text))
    const before = await newest()
    while (isRunning(child) && (await newest()) === before) await sleep(LOOK_MS)
    child.kill(signal)
    await ended
    return { child, said }
  }

  test('[O-06] killed, interrupted and beside another run, the totals are those of one clean run', async ({
    assert,
  }) => {
    await database.run(`INSERT INTO settings (key, value, updated_at)
      VALUES ('reset_part_members', '${PART_MEMBERS}', 1)`)
    let done = 0
    const kills = Array.from({ length: dose.resetKills }, () => 'SIGKILL' as const)
    // What asks for an end waits for the parts under way.
    for (const [hit, signal] of [...kills, 'SIGINT' as const, 'SIGTERM' as const].entries()) {
      const { child, said } = await hitUnderWay(signal)
      const { held, entries } = await sums()
      assert.isAbove(entries, done, 'every run goes on where the one before ended')
      assert.isBelow(entries, MEMBERS, `run ${hit + 1} was under way`)
      if (signal === 'SIGKILL') assert.equal(child.signalCode, signal)
      else {
        assert.equal(child.exitCode, ENDINGS[signal], said)
        assert.match(said, new RegExp(`Stopped by ${signal}: \\d+ members are done in this run`))
      }
      assert.isAbove(held, 0)
      done = entries
    }
    const both = await Promise.all([
      runCli(reset(...DO_IT), database.environment),
      runCli(reset(...DO_IT), database.environment),
    ])
    for (const { code, stdout, stderr } of both) {
      assert.equal(code, 0, stderr)
      assert.containsSubset(JSON.parse(stdout), { members: MEMBERS, points: TOTAL, dryRun: false })
    }
    assert.deepEqual(await sums(), { held: 0, entries: MEMBERS })
    assert.deepEqual(await brokenTruthsIn(database), [])
    const back = await database.command(...reset('--reverse', ...DO_IT))
    assert.equal(back.code, 0, back.stderr)
    assert.deepEqual(await sums(), { held: TOTAL, entries: 2 * MEMBERS })
    assert.deepEqual(await brokenTruthsIn(database), [])
  }).timeout(600_000)
})

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null
