import { test } from '@japa/runner'
import { runCli } from '#tests/support/command_line'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { brokenTruthsIn } from '#tests/support/truths'

/** Points that no entry explains. */
const MISTAKE = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (1, 'a', 'a', 1, 1);
  INSERT INTO balances (member_id, points) VALUES (1, 100)`

/** Sixty entries of tests, and behind them one that somebody invented. */
const MANY = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 61)
    SELECT i, 'r' || i, 's' || i, 1, 1 FROM n;
  INSERT INTO balances (member_id, points, last_entry_id) SELECT id, 1, id FROM members;
  INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference, balance_after,
    occurred_at, business_date)
    SELECT id, id, 1, 'promotion', '', CASE WHEN id < 61 THEN 'test:' ELSE 'gift:' END || id, 1, 1,
      '1970-01-01' FROM members`

test.group('cli points verify', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  test('prints one line an invariant and exits with 1 where one is broken', async ({ assert }) => {
    const well = await database.command('points', 'verify')
    assert.equal(well.code, 0, well.stdout)
    const lines = well.stdout.trimEnd().split('\n')
    assert.isAtLeast(lines.length, 11)
    for (const line of lines) assert.match(line, /^ok {6}[a-z-]+ +\S/)

    await database.run(MISTAKE)
    const broken = await runCli(['points', 'verify'], database.environment)
    assert.equal(broken.code, 1)
    const found = broken.stdout.split('\n').filter((line) => line.startsWith('BROKEN'))
    assert.deepEqual(
      found.map((line) => line.split(/ +/)[1]),
      ['points-balance', 'points-conserved']
    )
    const json = await database.command('points', 'verify', '--json')
    assert.equal(json.code, 1)
    const { ok, invariants } = JSON.parse(json.stdout)
    assert.isFalse(ok)
    const balance = invariants.find(({ id }: { id: string }) => id === 'points-balance')
    assert.deepEqual(balance.found, [{ member_id: 1, balance: 100, entries: 0 }])
    assert.include(broken.stdout, '        member id 1, balance 100, entries 0\n')
  })

  test('[O-18] --all names everything, so that a test cannot miss what stands behind the first fifty', async ({
    assert,
  }) => {
    await database.run(MANY)
    const known = async (...more: string[]) => {
      const { stdout } = await database.command('points', 'verify', '--json', ...more)
      type Verdict = { id: string; violations: number; found: object[] }
      const invariants = JSON.parse(stdout).invariants as Verdict[]
      const { violations, found } = invariants.find(({ id }) => id === 'points-known')!
      return { violations, named: found.length }
    }
    assert.deepEqual(await known(), { violations: 61, named: 50 })
    assert.deepEqual(await known('--all'), { violations: 61, named: 61 })
    const bounded = await database.command('points', 'verify')
    assert.equal(bounded.code, 1)
    assert.match(bounded.stdout, /^BROKEN +points-known [^\n]+\(61\)$/m)
    assert.deepEqual(bounded.stdout.match(/^ +and \d+ more$/gm), ['        and 11 more'])
    assert.notInclude(bounded.stdout, 'reference gift:61')
    const broken = await brokenTruthsIn(database)
    assert.deepEqual(
      broken.map(({ id, violations }) => [id, violations]),
      [['points-known', 61]]
    )
    const text = await database.command('points', 'verify', '--all')
    assert.include(text.stdout, 'reference gift:61')
    assert.notMatch(text.stdout, /^ +and \d+ more$/m)
  })

  test('[O-18] an anchor of a close is compared with, and doctor says since when none was made', async ({
    assert,
  }) => {
    const words = (result: { stdout: string }) =>
      JSON.parse(result.stdout).find(({ name }: { name: string }) => name === 'closes').words
    const doctor = () => database.command('doctor', '--json')
    assert.equal(words(await doctor()), 'nothing to close yet')
    await database.run(`${MISTAKE}; INSERT INTO ledger_entries (member_id, points, source, reference,
      balance_after, occurred_at, business_date) VALUES (1, 100, 'promotion', 'x:1', 100, 1, '2026-10-01')`)
    assert.match(words(await doctor()), /^never closed, since 2026-10-01 \(\d+ days\)/)
    const [day] = (await database.command('points', 'close')).stderr.match(/\d{4}-\d\d-\d\d$/m)!
    const closing = () => runCli(['points', 'close', '--through', day], database.environment)
    const [close, other] = await Promise.all([closing(), closing()])
    assert.deepEqual([close.code, close.stdout], [0, other.stdout], close.stderr)
    const anchor = /^anchor\t(\S+)$/m.exec(close.stdout)![1]
    assert.equal(words(await doctor()), `closed through ${day}`)

    const verify = (text: string) => database.command('points', 'verify', '--anchor', text)
    assert.match((await verify(anchor)).stdout, /^ok +anchor-kept/m)
    const forged = await verify(anchor.replace(/[0-9a-f]/g, (digit) => (digit === '1' ? '1' : '0')))
    assert.match(forged.stdout, /^BROKEN +anchor-kept[^\n]+\n +chain closes, links 1, hash 0/m)
    assert.equal((await verify('nonsense')).code, 3)
  })
})
