import { on } from 'nevnap'
import { test } from '@japa/runner'
import { isLeapYear, nameDaysOf, nameDaysOn } from '#auth/extra_points/name_days'

/** The names of the days about the day put in, as the Hungarian calendar has them. */
const FEBRUARY: [names: string[], common: string, leap: string][] = [
  [['Alfréd'], '02-23', '02-23'],
  [['Mátyás'], '02-24', '02-25'],
  [['Géza'], '02-25', '02-26'],
  [['Edina'], '02-26', '02-27'],
  [['Ákos', 'Bátor'], '02-27', '02-28'],
  [['Elemér'], '02-28', '02-29'],
  [['Albin'], '03-01', '03-01'],
]

/** Every day of a year, YYYY-MM-DD. */
function daysOf(year: number): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); ; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (!day.startsWith(String(year))) return days
    days.push(day)
  }
}

test.group('Name days', () => {
  test('known names have the days of the calendar', ({ assert }) => {
    const known: [string, string[]][] = [
      ['Gábor', ['03-24']],
      ['Sándor', ['03-18']],
      ['Ede', ['03-18', '10-13']],
      ['Katalin', ['04-30', '11-25']],
      ['Ferenc', ['05-11', '10-04', '12-03']],
      ['Éva', ['12-24']],
      ['István', ['08-20', '12-26']],
      ['Apollónia', ['07-07']],
    ]
    for (const [name, days] of known) {
      assert.deepEqual(
        nameDaysOf(name).map(({ day }) => day),
        days,
        name
      )
    }
  })

  test('accents, case and second names do not matter, strangers have no day', ({ assert }) => {
    assert.deepEqual(nameDaysOf('GABOR'), [{ name: 'Gábor', day: '03-24', leap_day: '03-24' }])
    const both = nameDaysOf('Anna-Éva').map(({ name, day }) => `${name} ${day}`)
    assert.deepEqual(both, ['Anna 07-26', 'Éva 12-24'])
    for (const none of ['', null, undefined, 'Xqz', 'constructor', ' - ']) {
      assert.deepEqual(nameDaysOf(none), [], String(none))
    }
  })

  test('every day of a common year has a name, and every name of the package is found', ({
    assert,
  }) => {
    const days = daysOf(2027).map((day) => day.slice(5))
    assert.lengthOf(days, 365)
    for (const day of days) {
      for (const name of on(day).split(',')) {
        const found = nameDaysOf(name.trim().replace('Appolónia', 'Apollónia'))
        assert.include(
          found.map((one) => one.day),
          day,
          name
        )
      }
    }
  })

  test('from the 24th of February names move by a day in leap years', ({ assert }) => {
    for (const [names, common, leap] of FEBRUARY) {
      for (const name of names) {
        assert.deepEqual(nameDaysOf(name), [{ name, day: common, leap_day: leap }], name)
      }
      assert.include(nameDaysOn(`2027-${common}`), common)
      assert.include(nameDaysOn(`2028-${leap}`), common)
    }
    assert.deepEqual(nameDaysOn('2028-02-24'), [], 'the day put in is nobody’s')
    assert.deepEqual(nameDaysOn('2027-02-28'), ['02-28', '02-29'])
    assert.deepEqual(nameDaysOn('2028-02-29'), ['02-28', '02-29'])
    assert.deepEqual(nameDaysOn('2028-02-28'), ['02-27'])
  })

  test('every day members can tell is celebrated once a year, in every kind of year', ({
    assert,
  }) => {
    const told = daysOf(2024).map((day) => day.slice(5))
    // A common year, a leap year, a century that is none, and one that is.
    for (const year of [2027, 2028, 2100, 2000]) {
      assert.equal(isLeapYear(year), daysOf(year).length === 366, String(year))
      const celebrated = daysOf(year).flatMap(nameDaysOn)
      assert.deepEqual(celebrated.toSorted(), told, String(year))
    }
  })
})
