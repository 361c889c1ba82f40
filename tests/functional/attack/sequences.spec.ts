import { test } from '@japa/runner'
import { brokenTruthsIn } from '#tests/support/truths'
import { dose } from '#tests/support/dose'
import { freshDatabase } from '#tests/support/fresh_database'
import { runFile } from '#tests/support/processes'

type Played = { seed: number; ledger: { points: number }[] }

/** Plays every seed on a database of its own; the playing itself stops where the model differs. */
async function played(url?: string): Promise<Played[]> {
  const database = await freshDatabase(url)
  try {
    const playing = 'tests/support/sequences/playing.ts'
    const seeds = [String(dose.seeds)]
    const { code, output } = await runFile(playing, seeds, database.environment)
    if (code !== 0) throw new Error(output)
    const broken = await brokenTruthsIn(database)
    if (broken.length > 0) throw new Error(JSON.stringify(broken))
    const lines = output.split('\n').filter((line) => line.startsWith('{"seed"'))
    return lines.map((line) => JSON.parse(line))
  } finally {
    await database.remove()
  }
}

test.group('Seeded sequences', () => {
  test('scans, orders, cancellations and corrections are what a plain model says', async ({
    assert,
  }) => {
    const here = await played()
    assert.lengthOf(here, dose.seeds)
    const moved = here.flatMap(({ ledger }) => ledger)
    assert.isAbove(moved.length, dose.seeds * 15)
    if (!process.env.DATABASE_URL) return
    // The same seed is the same ledger on the other database.
    assert.deepEqual(here, await played(''))
  }).timeout(60_000 + dose.seeds * 6_000)
})
