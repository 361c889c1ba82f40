import { test } from '@japa/runner'
import { MemberSet } from '#reports/days/member_set'

const IDS = [1, 7, 8, 9, 4000, 1_000_000]

test.group('Members of a day', () => {
  test('each counts once, in whatever order they come', ({ assert }) => {
    const set = MemberSet.of(IDS)
    assert.equal(set.size, IDS.length)
    set.add(IDS.toReversed())
    assert.equal(set.size, IDS.length)
    assert.isTrue(set.kept.equals(MemberSet.of(IDS.toReversed()).kept))
    set.add([2])
    assert.equal(set.size, IDS.length + 1)
  })

  test('days are put together, the longer one first or last', ({ assert }) => {
    for (const [first, second] of [
      [
        [3, 900_000],
        [3, 4],
      ],
      [
        [3, 4],
        [3, 900_000],
      ],
    ]) {
      const both = new MemberSet()
      both.addKept(MemberSet.of(first).kept)
      both.addKept(MemberSet.of(second).kept)
      assert.equal(both.size, 3)
      assert.isTrue(both.kept.equals(MemberSet.of([3, 4, 900_000]).kept))
    }
  })

  test('nobody takes no room, members take it where their ids are', ({ assert }) => {
    assert.equal(new MemberSet().size, 0)
    assert.lengthOf(new MemberSet().kept, 0)
    assert.lengthOf(MemberSet.of([0, 4095]).kept, 516)
    assert.lengthOf(MemberSet.of([4095, 4096]).kept, 2 * 516)
    const far = [2 ** 40, 2 ** 40 + 1]
    assert.lengthOf(MemberSet.of(far).kept, 516)
    assert.equal(MemberSet.of(far).size, 2)
    const million = MemberSet.of(Array.from({ length: 1_000_000 }, (_, at) => at + 1))
    assert.equal(million.size, 1_000_000)
    assert.isBelow(million.kept.length, 127_000)
  })
})
