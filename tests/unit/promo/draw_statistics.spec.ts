import { test } from '@japa/runner'
import { keyOf, numbersOf, pickRows } from '#promo/draw/picks'
import { serverTools } from '#promo/draws/server_tools'
import { dose } from '#tests/support/dose'
import { sha } from '#tests/support/draw_vectors'

/*
 * Draws by the real code from fixed seeds (100,000 in `npm run attack`): a run says the same each time, so what misses a bound of 1 in 100 by
 * chance was seen when the seeds were chosen.
 */

const DRAWS = dose.drawsOfRun
const TICKETS = 100
/** Chi-square of 99 degrees of freedom that 1 of 100 fair runs exceeds. */
const CHI_SQUARE_MAX = 134.64
/** Wins of weight 2 beside as many of weight 1, and how far 99 of 100 fair runs stray. */
const HEAVY_WINS = (DRAWS * 2) / 3
const HEAVY_STRAY = 2.576 * Math.sqrt((DRAWS * 2) / 9)

interface Counted {
  first: Uint32Array
  second: Uint32Array
}

/** How often each row was drawn first and second. */
function counted(weights: Uint8Array, run: number, spoil?: (number: bigint) => bigint): Counted {
  const rows = { first: new Uint32Array(weights.length), second: new Uint32Array(weights.length) }
  const seed = sha(`mesterpont statistics ${run}`)
  const list = sha(`list ${run}`)
  const name = { campaign: 'statistics', draw: 'main' }
  for (let at = 0; at < DRAWS; at++) {
    const publicValue = `called ${String(at).padStart(12, '0')}`
    const numbers = numbersOf(keyOf({ ...name, seed, list, publicValue }, serverTools), serverTools)
    const [first, second] = pickRows(weights, 2, spoil ? () => spoil(numbers()) : numbers)
    rows.first[first]++
    rows.second[second]++
  }
  return rows
}

function chiSquare(counts: Uint32Array): number {
  const expected = DRAWS / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const equal = new Uint8Array(TICKETS).fill(1)
const halfHeavy = new Uint8Array(TICKETS).fill(1).fill(2, 0, TICKETS / 2)

test.group('Chances in draws', () => {
  for (let run = 1; run <= dose.drawRuns; run++) {
    test(`[R-14] equal tickets win equally often, run ${run}`, ({ assert }) => {
      const { first, second } = counted(equal, run)
      assert.isBelow(chiSquare(first), CHI_SQUARE_MAX)
      assert.isBelow(chiSquare(second), CHI_SQUARE_MAX)
    }).timeout(60_000)

    test(`[R-14] [R-08] weight 2 wins twice as often as weight 1, run ${run}`, ({ assert }) => {
      const { first } = counted(halfHeavy, run)
      const heavy = first.slice(0, TICKETS / 2).reduce((sum, count) => sum + count, 0)
      assert.closeTo(heavy, HEAVY_WINS, HEAVY_STRAY)
    }).timeout(60_000)
  }

  test('[R-14] these bounds see numbers that never reach the last tickets', ({ assert }) => {
    const { first } = counted(equal, 1, (number) => number % 97n)
    assert.isAbove(chiSquare(first), CHI_SQUARE_MAX)
  }).timeout(60_000)
})
