import { test } from '@japa/runner'
import { draftEntries, type Movement } from '#points/ledger/draft_entries'
import type { LedgerEntry } from '#points/ledger/queries/ledger_entry'

const NOW = Date.UTC(2026, 3, 15, 23, 30)

function movement(memberId: number, points: number, reference: string): Movement {
  return { memberId, points, reference, source: 'adjustment_manual', sourceName: '' }
}

function draft(
  movements: Movement[],
  { booked = [], reversed = [] }: { booked?: LedgerEntry[]; reversed?: number[] } = {}
) {
  const facts = {
    balances: new Map([
      [1, 100],
      [2, 0],
    ]),
    booked: new Map(booked.map((entry) => [entry.reference, entry])),
    reversed: new Set(reversed),
  }
  return draftEntries(movements, facts, NOW)
}

test.group('Drafts of ledger entries', () => {
  test('each entry knows the balance after it, member by member', ({ assert }) => {
    const movements = [movement(1, -30, 'a'), movement(2, 5, 'b'), movement(1, -70, 'c')]
    assert.deepEqual(
      draft(movements).map(({ balanceAfter }) => balanceAfter),
      [70, 5, 0]
    )
  })

  test('what the balance does not cover is refused, with all that came with it', ({ assert }) => {
    const refused = () => draft([movement(1, -60, 'a'), movement(1, -60, 'b')])
    assert.throws(refused, 'The member has fewer points than this takes')
    assert.throws(
      () => draft([movement(3, -1, 'c')]),
      'The member has fewer points than this takes'
    )
  })

  test('a reference that was booked is answered with its first entry, or refused', ({ assert }) => {
    const [first] = draft([movement(1, -30, 'a')])
    const booked = [{ id: 9, ...first }]
    const [again, next] = draft([movement(1, -30, 'a'), movement(1, 1, 'b')], { booked })
    assert.equal(again, booked[0])
    assert.equal(next.balanceAfter, 101)
    for (const other of [movement(1, -31, 'a'), movement(2, -30, 'a')]) {
      assert.throws(() => draft([other], { booked }), /already moved -30 points/)
    }
  })

  test('the same reference twice in a set is one entry', ({ assert }) => {
    const [one, other] = draft([movement(1, 5, 'a'), movement(1, 5, 'a')])
    assert.equal(one, other)
    assert.throws(() => draft([movement(1, 5, 'a'), movement(2, 5, 'a')]), /already moved 5 points/)
  })

  test('an entry is reversed once', ({ assert }) => {
    const undo = { ...movement(1, 5, 'a'), reversedEntryId: 7 }
    assert.equal(draft([undo])[0].reversedEntryId, 7)
    assert.throws(() => draft([undo], { reversed: [7] }), 'Ledger entry 7 was reversed before')
  })

  test('the day is that of Budapest, and a movement may say when it was', ({ assert }) => {
    assert.equal(draft([movement(1, 5, 'a')])[0].businessDate, '2026-04-16')
    const at = NOW - 2 * 60 * 60 * 1000
    assert.containsSubset(draft([{ ...movement(1, 5, 'a'), at }])[0], {
      occurredAt: at,
      businessDate: '2026-04-15',
    })
  })

  test('amounts and references that cannot be are slips', ({ assert }) => {
    for (const points of [0, 0.5, 100_000_001, Number.NaN]) {
      assert.throws(() => draft([movement(1, points, 'a')]), /cannot be/)
    }
    for (const reference of ['', 'x'.repeat(101)]) {
      assert.throws(() => draft([movement(1, 1, reference)]), /must have 1 to 100 characters/)
    }
  })
})
