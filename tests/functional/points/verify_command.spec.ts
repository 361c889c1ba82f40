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
    assert.isFalse(JSON.parse(json.stdout).ok)
  })
})
