import { test } from '@japa/runner'
import { abbreviatedName } from '#promo/games/abbreviated_name'
import { drawTimesOf, weeksIn } from '#promo/games/game_calendar'
import { groupedPseudonym, newPseudonym } from '#promo/games/pseudonym'

const HOUR_MS = 60 * 60 * 1000
const GAME_2025 = { firstDay: '2025-05-19', lastDay: '2025-06-30' }
const iso = (instant: number) => new Date(instant).toISOString()

test.group('The calendar of a game', () => {
  test('[R-05] [U-04] six weeks from 19 May 2025 on, and 30 June for the main draw alone', ({
    assert,
  }) => {
    const draws = drawTimesOf(GAME_2025)
    assert.deepEqual(
      draws.map(({ key, opensAt, closesAt }) => [key, iso(opensAt), iso(closesAt)]),
      [
        ['w1', '2025-05-18T22:00:00.000Z', '2025-05-25T22:00:00.000Z'],
        ['w2', '2025-05-25T22:00:00.000Z', '2025-06-01T22:00:00.000Z'],
        ['w3', '2025-06-01T22:00:00.000Z', '2025-06-08T22:00:00.000Z'],
        ['w4', '2025-06-08T22:00:00.000Z', '2025-06-15T22:00:00.000Z'],
        ['w5', '2025-06-15T22:00:00.000Z', '2025-06-22T22:00:00.000Z'],
        ['w6', '2025-06-22T22:00:00.000Z', '2025-06-29T22:00:00.000Z'],
        ['main', '2025-05-18T22:00:00.000Z', '2025-06-30T22:00:00.000Z'],
      ]
    )
    assert.equal(weeksIn(GAME_2025), 6)
  })

  test('[R-14] a draw is frozen on Tuesday at ten and drawn on Wednesday at noon, in Budapest', ({
    assert,
  }) => {
    const [first] = drawTimesOf(GAME_2025)
    assert.equal(iso(first.freezeBy), '2025-05-27T08:00:00.000Z')
    assert.equal(iso(first.drawAt), '2025-05-28T10:00:00.000Z')
  })

  for (const [change, firstDay, lastDay, hours] of [
    ['winter time begins', '2026-10-19', '2026-10-25', 169],
    ['summer time begins', '2027-03-22', '2027-03-28', 167],
  ] as const) {
    test(`[R-05] a week in which ${change} has ${hours} hours and ends at midnight`, ({
      assert,
    }) => {
      const [week, main] = drawTimesOf({ firstDay, lastDay })
      assert.equal((week.closesAt - week.opensAt) / HOUR_MS, hours)
      assert.equal(main.closesAt, week.closesAt)
      const told = new Date(week.closesAt).toLocaleString('sv-SE', { timeZone: 'Europe/Budapest' })
      assert.match(told, / 00:00:00$/)
    })
  }
})

test.group('Names in a game', () => {
  test('[R-09] a winner is the last name and the first letter', ({ assert }) => {
    for (const [lastName, firstName, shown] of [
      ['Kovács', 'Péter', 'Kovács P.'],
      ['Nagy-Szűcs', 'Ágnes', 'Nagy-Szűcs Á.'],
      [' Ács ', ' Ödön', 'Ács Ö.'],
      ['Kiss', '', 'Kiss'],
    ]) {
      assert.equal(abbreviatedName({ lastName, firstName }), shown)
    }
  })

  test('[R-14] a pseudonym is 16 signs of Crockford, random, and shown in groups of four', ({
    assert,
  }) => {
    const names = Array.from({ length: 500 }, newPseudonym)
    for (const name of names) assert.match(name, /^[0-9A-HJKMNP-TV-Z]{16}$/)
    assert.lengthOf(new Set(names), names.length)
    assert.lengthOf(new Set(names.join('')), 32)
    assert.equal(groupedPseudonym('4CADJ8CBVMHB9GPP'), '4CAD-J8CB-VMHB-9GPP')
  })
})
