import { test } from '@japa/runner'
import { AGE_YEARS_MAX, AGE_YEARS_MIN } from '#auth/constants'
import { isBirthday } from '#auth/extra_points/validators/days'

test.group('Ages of members', () => {
  test('[U-01] [U-02] from the 18th birthday to the 150th, both included', ({ assert }) => {
    assert.deepEqual([AGE_YEARS_MIN, AGE_YEARS_MAX], [18, 150])
    const today = '2060-06-15'
    assert.isTrue(isBirthday('2042-06-15', today))
    assert.isFalse(isBirthday('2042-06-16', today))
    assert.isTrue(isBirthday('1910-06-15', today))
    assert.isFalse(isBirthday('1910-06-14', today))
    // Today the year itself decides: nobody is born before 1900.
    assert.isTrue(isBirthday('1900-01-01', '2026-11-20'))
    assert.isFalse(isBirthday('1899-12-31', '2026-11-20'))
  })
})
