import { test } from '@japa/runner'
import { formatDate, formatDateTime } from '~/format/date'

test.group('Times', () => {
  test('[D-41] an instant in UTC is shown as the day and time of Budapest', ({ assert }) => {
    const summer = Date.UTC(2026, 5, 30, 22, 30)
    assert.equal(formatDate(summer, 'en'), 'July 1, 2026')
    assert.equal(formatDateTime(summer, 'hu'), '2026. július 1. 0:30')
    const winter = Date.UTC(2026, 11, 31, 22, 59)
    assert.equal(formatDate(winter, 'hu'), '2026. december 31.')
    assert.equal(formatDate(winter + 60_000, 'hu'), '2027. január 1.')
  })
})
