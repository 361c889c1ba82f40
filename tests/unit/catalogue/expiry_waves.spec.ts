import { test } from '@japa/runner'
import { openWave } from '#catalogue/expiry/waves'

test.group('When members are told of points that end with the year', () => {
  const cases: [string, string | undefined][] = [
    ['2026-11-01T22:59:59Z', undefined],
    ['2026-11-02T06:59:59Z', undefined],
    ['2026-11-02T07:00:00Z', '2026:1'],
    ['2026-11-06T22:59:59Z', '2026:1'],
    ['2026-11-06T23:00:00Z', undefined],
    ['2026-11-30T23:30:00Z', undefined],
    ['2026-12-01T07:00:00Z', '2026:2'],
    ['2026-12-05T22:59:59Z', '2026:2'],
    ['2026-12-05T23:00:00Z', undefined],
    ['2026-12-27T07:00:00Z', '2026:3'],
    // The year ends in Budapest.
    ['2026-12-31T22:59:59Z', '2026:3'],
    ['2026-12-31T23:00:00Z', undefined],
    ['2027-06-01T12:00:00Z', undefined],
  ]
  test('{0} is in {1}')
    .with(cases)
    .run(({ assert }, [instant, expected]) => {
      const wave = openWave(Date.parse(instant))
      assert.equal(wave && `${wave.year}:${wave.wave}`, expected)
    })
})
