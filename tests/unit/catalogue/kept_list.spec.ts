import { test } from '@japa/runner'
import { SortedList } from '#catalogue/products/queries/sorted_list'
import { seededRandom } from '#tests/support/seeded_random'

const random = seededRandom(116)
const LENGTHS = [0, 1, 1023, 1024, 1025, 5000]
const LIMIT = 12

function rowsOf(length: number, dearest: number) {
  return Array.from({ length }, (_, at) => ({ id: at * 3 + 1, price: 1 + random.below(dearest) }))
}

test.group('List that is kept', () => {
  test('the affordable part is what looking at each product finds', ({ assert }) => {
    for (const length of LENGTHS) {
      for (const dearest of [3, 1000, 2_000_000]) {
        const rows = rowsOf(length, dearest)
        const list = new SortedList(rows)
        const limits = [0, 1, dearest, 3e9, ...rowsOf(8, dearest).map(({ price }) => price)]
        for (const priceMax of limits) {
          const found = rows.filter(({ price }) => price <= priceMax).map(({ id }) => id)
          const late = Math.max(0, found.length - 5)
          for (const offset of [0, LIMIT, random.below(length + 1), late, found.length]) {
            const ids = found.slice(offset, offset + LIMIT)
            const asked = { priceMax, offset, limit: LIMIT }
            const expected = { ids, total: found.length }
            assert.deepEqual(list.part(asked), expected, JSON.stringify({ length, ...asked }))
          }
        }
      }
    }
  })

  test('without a limit of points a part is a slice', ({ assert }) => {
    const list = new SortedList(rowsOf(30, 10))
    assert.equal(list.length, 30)
    assert.deepEqual(list.part({ offset: 24, limit: 4 }), { ids: [73, 76, 79, 82], total: 30 })
    assert.lengthOf(list.part({ offset: 24, limit: LIMIT }).ids, 6)
    assert.deepEqual(list.part({ offset: 36, limit: LIMIT }), { ids: [], total: 30 })
  })
})
