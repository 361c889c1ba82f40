import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { SqliteRunner } from '#app/database/engine'
import { birthdaysIn, type BirthdayRange } from '#auth/extra_points/exports/birthday_range'

/** Which of these days of birth are greeted in a range. */
function greeted(range: BirthdayRange, days: string[]): string[] {
  const runner = new SqliteRunner(new Database(':memory:'))
  runner.run('CREATE TABLE born (birthday TEXT)')
  for (const day of days) runner.run('INSERT INTO born VALUES (?)', [`1980-${day}`])
  const { sql, values } = birthdaysIn(range)
  const rows = runner.run<{ day: string }>(
    `SELECT substr(birthday, 6) AS day FROM born WHERE ${sql} ORDER BY 1`,
    values
  )
  runner.connection.close()
  return rows.map(({ day }) => day)
}

const DAYS = ['01-01', '02-27', '02-28', '02-29', '03-01', '12-24', '12-31']

test.group('Birthdays in a range', () => {
  test('both ends belong to it, and it may run over New Year', ({ assert }) => {
    const year = 2024
    assert.deepEqual(greeted({ from: '02-27', to: '02-28', year }, DAYS), ['02-27', '02-28'])
    assert.deepEqual(greeted({ from: '12-24', to: '01-01', year }, DAYS), [
      '01-01',
      '12-24',
      '12-31',
    ])
    assert.deepEqual(greeted({ from: '01-01', to: '12-31', year }, DAYS), DAYS)
  })

  test('[O-03] 29 February counts on the 28th in a common year only', ({ assert }) => {
    const on = (from: string, to: string, year: number) => greeted({ from, to, year }, DAYS)
    assert.deepEqual(on('02-28', '02-28', 2026), ['02-28', '02-29'])
    assert.deepEqual(on('02-28', '02-28', 2028), ['02-28'])
    assert.deepEqual(on('02-29', '03-01', 2026), ['03-01'])
    assert.deepEqual(on('02-29', '03-01', 2028), ['02-29', '03-01'])
    // Over New Year's Eve, February is that of the next year.
    assert.deepEqual(on('12-31', '02-28', 2027), ['01-01', '02-27', '02-28', '12-31'])
    assert.deepEqual(on('12-31', '02-28', 2026), ['01-01', '02-27', '02-28', '02-29', '12-31'])
  })
})
