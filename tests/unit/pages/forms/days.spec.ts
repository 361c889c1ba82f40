import { test } from '@japa/runner'
import { boundsOf, dayErrors, dayOf, partsOf } from '~/forms/days'
import { isBirthday, isNameDay } from '#auth/extra_points/validators/days'

const TODAY = '2026-06-09'

/** Birthdays, and whether each is right on the day above; the server has the same rule. */
const BIRTHDAYS: [day: string, isRight: boolean][] = [
  ['1990-02-28', true],
  ['2008-06-09', true],
  ['2008-06-10', false],
  ['2009-01-01', false],
  ['1988-02-29', true],
  ['1989-02-29', false],
  ['1990-04-31', false],
  ['1990-00-10', false],
  ['1990-13-10', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['1876-06-09', false],
]

const NAME_DAYS: [day: string, isRight: boolean][] = [
  ['02-29', true],
  ['12-31', true],
  ['02-30', false],
  ['04-31', false],
  ['13-01', false],
  ['01-00', false],
]

test.group('Days of a form', () => {
  test('[V-18] the page and the server agree on every birthday', ({ assert }) => {
    for (const [day, isRight] of BIRTHDAYS) {
      assert.equal(isBirthday(day, TODAY), isRight, `server ${day}`)
      const [year, month, date] = day.split('-')
      const errors = dayErrors({ year, month, day: date }, TODAY)
      assert.equal(Object.keys(errors).length === 0, isRight, `page ${day}`)
    }
  })

  test('the page and the server agree on every name day', ({ assert }) => {
    for (const [day, isRight] of NAME_DAYS) {
      assert.equal(isNameDay(day), isRight, `server ${day}`)
      const [month, date] = day.split('-')
      const errors = dayErrors({ month, day: date }, TODAY)
      assert.equal(Object.keys(errors).length === 0, isRight, `page ${day}`)
    }
  })

  test('all parts are filled in or none', ({ assert }) => {
    assert.deepEqual(dayErrors({ year: '', month: '', day: '' }, TODAY), {})
    assert.deepEqual(dayErrors({ year: '1990', month: '', day: ' ' }, TODAY), {
      month: 'required',
      day: 'required',
    })
    assert.deepEqual(dayErrors({ year: '19x0', month: '2', day: '3' }, TODAY), { year: 'invalid' })
  })

  test('[V-11] the last day depends on the month and the year', ({ assert }) => {
    const lastDay = (year: string, month: string) =>
      boundsOf({ year, month, day: '' }, TODAY).day.max
    assert.equal(lastDay('1990', '2'), 28)
    assert.equal(lastDay('1988', '2'), 29)
    assert.equal(lastDay('', '2'), 29)
    assert.equal(lastDay('1990', '4'), 30)
    assert.equal(lastDay('1990', ''), 31)
    assert.deepEqual(boundsOf({ year: '', month: '', day: '' }, TODAY).year, {
      min: 1900,
      max: 2008,
    })
  })

  test('a day is taken apart and put together', ({ assert }) => {
    assert.deepEqual(partsOf('1990-02-08'), { year: '1990', month: '2', day: '8' })
    assert.deepEqual(partsOf('02-08'), { year: '', month: '2', day: '8' })
    assert.deepEqual(partsOf(null), { year: '', month: '', day: '' })
    assert.equal(dayOf({ year: '1990', month: '2', day: '8' }), '1990-02-08')
    assert.equal(dayOf({ month: '2', day: '8' }), '02-08')
    assert.equal(dayOf({ year: '', month: '', day: '' }), '')
  })
})
