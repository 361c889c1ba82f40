import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { businessDate } from '#app/business_date'
import { startServer } from '#tests/support/processes'
import { limitHere } from '#tests/support/time_limit'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

/** Days in Budapest that are over, the first one eight weeks ago. */
const dayAgo = (days: number) => businessDate(Date.now() - days * 24 * 60 * 60 * 1000)
const FIRST = dayAgo(56)
const PLANTED_ON = dayAgo(20)

/** Forty days of scans, three a day, by two members. */
const ENTRIES = Array.from({ length: 120 }, (_, at) => {
  const day = dayAgo(at < 60 ? 56 - Math.floor(at / 3) : 42 - Math.floor(at / 3))
  return `(${1 + (at % 2)}, 10, 'qrcode', '', 'test:${at}', 100000, 1, '${day}')`
})
const SCANS = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (1, 'a', 'a', 1, 1), (2, 'b', 'b', 1, 1);
  INSERT INTO balances (member_id, points) VALUES (1, 100000), (2, 100000);
  INSERT INTO ledger_entries (member_id, points, source, source_name, reference, balance_after,
    occurred_at, business_date) VALUES ${ENTRIES.join(', ')}`

const PLANTED = `UPDATE report_days SET amount = amount + 1
  WHERE business_date = '${PLANTED_ON}' AND kind = 'earned'`

test.group('cli reports', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  test('rebuild sums up every day, verify names what differs', async ({ assert }) => {
    await database.run(SCANS)
    const planned = await database.command('reports', 'rebuild', '--dry-run', '--json')
    assert.equal(planned.code, 0, planned.stderr)
    const { from, days } = JSON.parse(planned.stdout)
    assert.equal(from, FIRST)
    const rows = 'SELECT COUNT(*) AS count FROM report_days'
    assert.equal(Number((await database.run(rows))[0].count), 0)

    assert.equal((await database.command('reports', 'rebuild')).code, 0)
    assert.equal(Number((await database.run(rows))[0].count), days * 7)
    const [sum] = await database.run(
      `SELECT SUM(amount) AS amount, COUNT(*) AS days FROM report_days WHERE kind = 'scans' AND amount = 3`
    )
    assert.deepEqual([Number(sum.amount), Number(sum.days)], [120, 40])
    const well = await database.command('reports', 'verify', '--json')
    assert.equal(well.code, 0, well.stderr)
    assert.containsSubset(JSON.parse(well.stdout), { ok: true, days, waiting: 0, different: [] })

    await database.run(PLANTED)
    const broken = await database.command('reports', 'verify')
    assert.equal(broken.code, 1)
    assert.equal(broken.stdout, `${PLANTED_ON}\tearned\t31\t30\n`)
    const json = await database.command('reports', 'verify', '--json')
    assert.equal(json.code, 1)
    assert.deepEqual(JSON.parse(json.stdout).different, [
      { day: PLANTED_ON, kind: 'earned', kept: 31, ledger: 30 },
    ])
    assert.equal((await database.command('reports', 'rebuild')).code, 0)
    assert.equal((await database.command('reports', 'verify')).code, 0)
  })

  test('a server sums up soon after its start, and does not wait five minutes', async ({
    assert,
    cleanup,
  }) => {
    await database.run(SCANS)
    // Yesterday is summed up ten minutes after its end, the day before it at every hour, also if a midnight passes meanwhile.
    const day = `SELECT amount FROM report_days WHERE kind = 'scans' AND business_date = '${dayAgo(2)}'`
    const workers = { ...database.environment, OUTBOX_WORKER: 'true' }
    const server = await startServer(workers)
    cleanup(() => server.stop())
    // However slow the machine, before the look that comes every five minutes.
    const deadline = performance.now() + Math.min(limitHere(60_000), 240_000)
    while (!(await database.run(day)).length && performance.now() < deadline) await sleep(250)
    assert.lengthOf(await database.run(day), 1)
  }).timeout(300_000)

  test('a shop without entries has nothing to sum up', async ({ assert }) => {
    const { code, stdout } = await database.command('reports', 'rebuild', '--json')
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(stdout), { from: null, to: null, days: 0 })
    assert.equal((await database.command('reports', 'verify')).code, 0)
  })
})
