import { test } from '@japa/runner'
import { endOfQuiet } from '#notifications/choices/quiet_hours'

const NIGHT = { from: 21, until: 7 }

/** Now and the end of the quiet hours, in UTC; Budapest is an hour ahead in winter and two in summer. */
const CASES: [string, { from: number; until: number } | null, string | undefined][] = [
  ['2026-11-26T19:59:00Z', NIGHT, undefined],
  ['2026-11-26T20:00:00Z', NIGHT, '2026-11-27T06:00:00Z'],
  ['2026-11-27T05:59:00Z', NIGHT, '2026-11-27T06:00:00Z'],
  ['2026-11-27T06:00:00Z', NIGHT, undefined],
  ['2026-12-31T23:30:00Z', NIGHT, '2027-01-01T06:00:00Z'],
  ['2026-07-01T18:59:00Z', NIGHT, undefined],
  ['2026-07-01T19:00:00Z', NIGHT, '2026-07-02T05:00:00Z'],
  // The night the clock goes forward has nine hours, the one it goes back has eleven.
  ['2026-03-28T20:00:00Z', NIGHT, '2026-03-29T05:00:00Z'],
  ['2026-03-29T00:30:00Z', NIGHT, '2026-03-29T05:00:00Z'],
  ['2026-10-24T19:00:00Z', NIGHT, '2026-10-25T06:00:00Z'],
  ['2026-10-25T00:30:00Z', NIGHT, '2026-10-25T06:00:00Z'],
  ['2026-10-25T01:30:00Z', NIGHT, '2026-10-25T06:00:00Z'],
  // An end that the clock leaps over.
  ['2026-03-29T00:30:00Z', { from: 21, until: 2 }, '2026-03-29T01:00:00Z'],
  ['2026-11-26T12:30:00Z', { from: 12, until: 14 }, '2026-11-26T13:00:00Z'],
  ['2026-11-26T13:00:00Z', { from: 12, until: 14 }, undefined],
  ['2026-11-26T10:30:00Z', { from: 12, until: 14 }, undefined],
  ['2026-11-26T23:30:00Z', { from: 0, until: 6 }, '2026-11-27T05:00:00Z'],
  ['2026-11-26T22:30:00Z', { from: 8, until: 8 }, undefined],
  ['2026-11-26T22:30:00Z', null, undefined],
]

test.group('Quiet hours', () => {
  for (const [now, quiet, end] of CASES) {
    const hours = quiet ? `${quiet.from} to ${quiet.until}` : 'none'
    test(`${now} in ${hours}: ${end ?? 'no wait'}`, ({ assert }) => {
      const found = endOfQuiet(Date.parse(now), quiet)
      assert.equal(found, end === undefined ? undefined : Date.parse(end))
    })
  }
})
