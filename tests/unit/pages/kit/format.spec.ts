import { test } from '@japa/runner'
import { formatDateTime, formatDay, formatMonthDay } from '~/format/date'
import { writeNumber } from '~/format/formatters'
import { formatNationalPhone, formatPhone } from '~/format/phone'
import { formatPoints, formatSignedPoints } from '~/format/points'
import { relativeTime } from '~/format/relative_time'

const NOW = new Date('2026-11-20T12:00:00Z')

test.group('Formats', () => {
  test('[U-34] points are grouped in thousands by locale', ({ assert }) => {
    assert.equal(formatPoints(12345, 'hu'), '12\u00a0345')
    assert.equal(formatPoints(12345, 'en'), '12,345')
  })

  test('four digits are grouped in Hungarian too', ({ assert }) => {
    assert.equal(formatPoints(1400, 'hu'), '1\u00a0400')
    assert.equal(formatPoints(999, 'hu'), '999')
    assert.equal(formatPoints(1234567, 'hu'), '1\u00a0234\u00a0567')
  })

  test('whole numbers are written as the formatter of the language writes them, and so is every other number', ({
    assert,
  }) => {
    const figures = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 2 ** 53 - 1]
    const others = [-1, -1000, -12_345, 0.5, 1234.5, 12_345.678, 2 ** 53, 1e21, NaN, Infinity]
    for (const locale of ['hu', 'en', 'de']) {
      const usual = new Intl.NumberFormat(locale)
      const grouped = new Intl.NumberFormat(locale, { useGrouping: 'always' })
      for (const number of [...figures, ...others]) {
        assert.equal(writeNumber(number, locale), usual.format(number), `${locale} ${number}`)
        const always = writeNumber(number, locale, 'always')
        assert.equal(always, grouped.format(number), `${locale} ${number} grouped`)
      }
    }
  })

  test('the sign of a change is always written, minus as U+2212', ({ assert }) => {
    assert.equal(formatSignedPoints(120, 'en'), '+120')
    assert.equal(formatSignedPoints(-1400, 'en'), '\u22121,400')
    assert.equal(formatSignedPoints(-1400, 'hu'), '\u22121\u00a0400')
    assert.equal(formatSignedPoints(0, 'en'), '0')
  })

  test('[U-35] phone numbers are in groups of three after the country code', ({ assert }) => {
    assert.equal(formatPhone('+36301234567'), '+36 301 234 567')
    assert.equal(formatPhone('+36 1/234-5678'), '+36 123 456 78')
    assert.equal(formatPhone(''), '')
  })

  test('country codes of one and three digits stay whole', ({ assert }) => {
    assert.equal(formatPhone('+14155550132'), '+1 415 555 013 2')
    assert.equal(formatPhone('+421905123456'), '+421 905 123 456')
    assert.equal(formatPhone('+380671234567'), '+380 671 234 567')
    assert.equal(formatPhone('+48601234567'), '+48 601 234 567')
    assert.equal(formatNationalPhone('301234567'), '301 234 567')
  })

  test('instants are told in Budapest time, calendar dates as written', ({ assert }) => {
    assert.include(formatDateTime('2026-06-08T22:30:00Z', 'hu'), '2026. június 9. 0:30')
    assert.equal(formatDay('2026-06-09', 'en'), 'June 9, 2026')
    assert.equal(formatDay('2026-06-09', 'hu'), '2026. június 9.')
    assert.equal(formatMonthDay(2, 29, 'hu'), 'február 29.')
  })

  test('[N-11] relative time goes from now to yesterday, then to the date', ({ assert }) => {
    assert.deepEqual(relativeTime('2026-11-20T11:59:30Z', NOW), { unit: 'now' })
    assert.deepEqual(relativeTime('2026-11-20T11:55:00Z', NOW), { unit: 'minutes', count: 5 })
    assert.deepEqual(relativeTime('2026-11-20T09:00:00Z', NOW), { unit: 'hours', count: 3 })
    assert.deepEqual(relativeTime('2026-11-19T16:00:00Z', NOW), { unit: 'yesterday' })
    assert.deepEqual(relativeTime('2026-11-19T11:00:00Z', NOW), { unit: 'date' })
  })
})
