import { test } from '@japa/runner'
import { runCli } from '#tests/support/command_line'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'

/** Points that no entry explains. */
const MISTAKE = `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (1, 'a', 'a', 1, 1);
  INSERT INTO balances (member_id, points) VALUES (1, 100)`

test.group('cli points verify', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  test('prints one line an invariant and exits with 1 where one is broken', async ({ assert }) => {
    const well = await runCli(['points', 'verify'], database.environment)
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
    const json = await runCli(['points', 'verify', '--json'], database.environment)
    assert.equal(json.code, 1)
    const { ok, invariants } = JSON.parse(json.stdout)
    assert.isFalse(ok)
    const balance = invariants.find(({ id }: { id: string }) => id === 'points-balance')
    assert.deepEqual(balance.found, [{ member_id: 1, balance: 100, entries: 0 }])
    assert.include(broken.stdout, '        member id 1, balance 100, entries 0\n')
  })

  test('[O-18] an anchor of a close is compared with, and doctor says since when none was made', async ({
    assert,
  }) => {
    const words = (result: { stdout: string }) =>
      JSON.parse(result.stdout).find(({ name }: { name: string }) => name === 'closes').words
    const doctor = () => runCli(['doctor', '--json'], database.environment)
    assert.equal(words(await doctor()), 'nothing to close yet')
    await database.run(`${MISTAKE}; INSERT INTO ledger_entries (member_id, points, source, reference,
      balance_after, occurred_at, business_date) VALUES (1, 100, 'promotion', 'x:1', 100, 1, '2026-10-01')`)
    assert.match(words(await doctor()), /^never closed, since 2026-10-01 \(\d+ days\)/)
    const [day] = (await runCli(['points', 'close'], database.environment)).stderr.match(
      /\d{4}-\d\d-\d\d$/m
    )!
    const closing = () => runCli(['points', 'close', '--through', day], database.environment)
    const [close, other] = await Promise.all([closing(), closing()])
    assert.deepEqual([close.code, close.stdout], [0, other.stdout], close.stderr)
    const anchor = /^anchor\t(\S+)$/m.exec(close.stdout)![1]
    assert.equal(words(await doctor()), `closed through ${day}`)

    const verify = (text: string) =>
      runCli(['points', 'verify', '--anchor', text], database.environment)
    assert.match((await verify(anchor)).stdout, /^ok +anchor-kept/m)
    const forged = await verify(anchor.replace(/[0-9a-f]/g, (digit) => (digit === '1' ? '1' : '0')))
    assert.match(forged.stdout, /^BROKEN +anchor-kept[^\n]+\n +chain closes, links 1, hash 0/m)
    assert.equal((await verify('nonsense')).code, 3)
  })
})
