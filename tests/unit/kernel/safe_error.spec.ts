import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { safeError } from '#app/logging/safe_error'

test.group('Logged errors', () => {
  test('a failed statement is logged without the statement and its values', async ({ assert }) => {
    const error = await db
      .table('members')
      .insert({ email: 'kovacs@example.hu', phone: '+36301234567', password: 'argon-hash' })
      .catch((caught) => caught)
    const logged = JSON.stringify(safeError(error))
    assert.notMatch(logged, /kovacs|36301234567|argon-hash|insert into/i)
    assert.include(logged, 'Database error')
  })

  test('addresses and phone numbers in a message are hidden, what happened is not', ({
    assert,
  }) => {
    const cause = new Error('no answer for kovacs.janos+x@example.co.hu')
    const error = new Error('SMS to +36 30 123 4567 failed after 3 tries', { cause })
    const logged = safeError(error) as any
    assert.equal(logged.message, 'SMS to [number] failed after 3 tries')
    assert.equal(logged.cause.message, 'no answer for [address]')
    assert.match(logged.stack, /safe_error\.spec/)
  })
})
