import { test } from '@japa/runner'
import { meetsRule, type MemberRule } from '#promo/rewards/member_rule'
import { dueReminder, endOfTerm, lastDayOf, renewedTerm } from '#promo/rewards/reward_term'

const at = (text: string) => Date.parse(text)

test.group('The term of a reward', () => {
  const ENDS: [lastDay: string, end: string][] = [
    ['2026-07-15', '2026-07-15T22:00:00Z'],
    ['2026-12-31', '2026-12-31T23:00:00Z'],
    // The night in which clocks go back.
    ['2026-10-25', '2026-10-25T23:00:00Z'],
  ]
  for (const [lastDay, end] of ENDS) {
    test(`[R-15] ends with ${lastDay} in Budapest`, ({ assert }) => {
      assert.equal(endOfTerm(lastDay), at(end))
      assert.equal(lastDayOf({ expiresAt: at(end) }), lastDay)
    })
  }

  test('what comes back has fourteen whole days at least, and never less than it had', ({
    assert,
  }) => {
    const now = at('2026-07-01T10:00:00Z')
    const soon = renewedTerm({ expiresAt: at('2026-07-02T22:00:00Z') }, now)
    assert.equal(lastDayOf(soon), '2026-07-15')
    assert.deepEqual([soon.termFrom, soon.remindedDays], [now, null])
    const later = renewedTerm({ expiresAt: endOfTerm('2026-09-01') }, now)
    assert.equal(lastDayOf(later), '2026-09-01')
  })

  const REMINDERS: [
    name: string,
    from: string,
    now: string,
    last: number | null,
    due: number | null,
  ][] = [
    ['eight days before', '06-01', '07-07T22:00', null, null],
    ['seven days before', '06-01', '07-08T22:00', null, 7],
    ['seven days before, told already', '06-01', '07-08T22:01', 7, null],
    ['one day before', '06-01', '07-14T22:00', 7, 1],
    ['one day before, and nobody was told of seven', '06-01', '07-14T22:00', null, 1],
    ['told of one day', '06-01', '07-15T10:00', 1, null],
    ['over', '06-01', '07-15T22:00', 7, null],
    ['awarded five days before', '07-10', '07-11T10:00', null, null],
    ['awarded five days before, one day before', '07-10', '07-14T22:00', null, 1],
    ['awarded on the last day', '07-15', '07-15T10:00', null, null],
  ]
  for (const [name, from, now, remindedDays, due] of REMINDERS) {
    test(`a reminder is due: ${name}`, ({ assert }) => {
      const termFrom = at(`2026-${from}T00:00:00Z`)
      const term = { termFrom, expiresAt: at('2026-07-15T22:00:00Z'), remindedDays }
      assert.equal(dueReminder(term, at(`2026-${now}:00Z`)), due)
    })
  }
})

test.group('Whom a rule means', () => {
  const ALL: MemberRule = {
    profession_ids: [],
    counties: [],
    scans_min: 0,
    scans_from: null,
    scans_to: null,
  }
  const painter = { professionId: 3, county: 'pest', scans: 2 } as const
  const CASES: [rule: Partial<MemberRule>, isMeant: boolean][] = [
    [{}, true],
    [{ profession_ids: [3, 4] }, true],
    [{ profession_ids: [4] }, false],
    [{ counties: ['pest'] }, true],
    [{ counties: ['zala'] }, false],
    [{ scans_min: 2 }, true],
    [{ scans_min: 3 }, false],
    [{ profession_ids: [3], counties: ['pest'], scans_min: 2 }, true],
    [{ profession_ids: [3], counties: ['zala'] }, false],
  ]
  for (const [rule, isMeant] of CASES) {
    test(`${JSON.stringify(rule)}: ${isMeant}`, ({ assert }) => {
      assert.equal(meetsRule({ ...ALL, ...rule }, painter), isMeant)
    })
  }

  test('who told no trade and no region is meant by neither', ({ assert }) => {
    const unknown = { professionId: null, county: null, scans: 0 }
    assert.isTrue(meetsRule(ALL, unknown))
    assert.isFalse(meetsRule({ ...ALL, profession_ids: [3] }, unknown))
    assert.isFalse(meetsRule({ ...ALL, counties: ['pest'] }, unknown))
  })
})
