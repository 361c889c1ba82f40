import { test } from '@japa/runner'
import { gapsBetween, type SerialRange } from '#points/code_batches/queries/void_ranges'
import { seededRandom } from '#tests/support/seeded_random'

/** Largest serial of the small batches below. */
const LAST = 40

const serialsOf = (ranges: SerialRange[]) =>
  ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place)
  )

test.group('Withdrawn parts of a batch', () => {
  test('what is left of a range is told exactly, whatever was withdrawn before', ({ assert }) => {
    const random = seededRandom(20_261_120)
    for (let round = 0; round < 500; round++) {
      const parts: SerialRange[] = []
      for (let first = random.below(5); first <= LAST;) {
        const last = first + random.below(6)
        parts.push({ first, last })
        first = last + 1 + random.below(8)
      }
      const first = random.below(LAST)
      const wanted = { first, last: first + random.below(LAST - first) }
      const withdrawn = new Set(serialsOf(parts))
      assert.deepEqual(
        serialsOf(gapsBetween(wanted, parts)),
        serialsOf([wanted]).filter((serial) => !withdrawn.has(serial)),
        JSON.stringify({ wanted, parts })
      )
    }
  })
})
