import { test } from '@japa/runner'
import { runCli } from '#tests/support/command_line'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { startFile } from '#tests/support/processes'

/** Kills at moments that differ; `KILLS` makes it more. */
const KILLS = Number(process.env.KILLS ?? 2)

/** Lets a process scan and kills it in the middle; answers what it was told is credited. */
async function scanUntilKilled(environment: Record<string, string>, afterScans: number) {
  const child = startFile('tests/support/scanning_child.ts', [], environment)
  child.stderr.pipe(process.stderr)
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told += text
    if (told.split('\n').length > afterScans) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.on('close', resolve))
  // The last line may have been cut by the kill.
  return told.split('\n').slice(0, -1)
}

test.group('Scans and kill -9', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  test('every acknowledged scan is there, and every other is whole or absent', async ({
    assert,
  }) => {
    const told: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      told.push(...(await scanUntilKilled(database.environment, 60 * kill + 7)))
    }
    assert.isAbove(told.length, 60 * KILLS)
    const scans = await database.run('SELECT member_id, code FROM scans')
    const kept = new Set(scans.map((scan) => `${scan.member_id}:${scan.code}`))
    assert.deepEqual(
      told.filter((scan) => !kept.has(scan)),
      []
    )
    const verdict = await runCli(['points', 'verify'], database.environment)
    assert.equal(verdict.code, 0, verdict.stdout)
  }).timeout(120_000)
})
