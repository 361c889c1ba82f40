import { test } from '@japa/runner'
import pg from 'pg'
import { isPassing, isUnreachable } from '#app/exceptions/database_errors'
import { freePort } from '../../../scripts/services/ports.mjs'

/** As the drivers throw them. */
function thrown(message: string, more: object = {}) {
  return Object.assign(new Error(message), more)
}

const NO_CONNECTION = [
  thrown('timeout exceeded when trying to connect'),
  thrown('select 1 - Connection terminated due to connection timeout'),
  thrown('Knex: Timeout acquiring a connection. The pool is probably full.', {
    name: 'KnexTimeoutError',
  }),
  thrown('sorry, too many clients already', { severity: 'FATAL', code: '53300' }),
  thrown('the database system is starting up', { severity: 'FATAL', code: '57P03' }),
]
/** Somebody else may well be served. */
const OF_ONE = [
  thrown('deadlock detected', { severity: 'ERROR', code: '40P01' }),
  thrown('canceling statement due to lock timeout', { severity: 'ERROR', code: '55P03' }),
  thrown('database is locked', { code: 'SQLITE_BUSY' }),
  thrown('Connection terminated unexpectedly'),
]

test.group('Errors of a database', () => {
  test('without a connection nobody is served, and may be in a moment', ({ assert }) => {
    for (const error of NO_CONNECTION) {
      assert.isTrue(isUnreachable(error), error.message)
      assert.isTrue(isPassing(error), error.message)
    }
  })

  test('a lock that another holds passes, and keeps no neighbour out', ({ assert }) => {
    for (const error of OF_ONE) {
      assert.isFalse(isUnreachable(error), error.message)
      assert.isTrue(isPassing(error), error.message)
    }
  })

  test('where nobody listens, nobody is served', async ({ assert }) => {
    const client = new pg.Client({ host: '127.0.0.1', port: await freePort() })
    const error = await client.connect().catch((caught) => caught)
    assert.isTrue(isUnreachable(error))
    assert.isTrue(isPassing(error))
  })

  test('a fault of ours is neither', ({ assert }) => {
    for (const error of [
      new TypeError('x is undefined'),
      { code: '42703', severity: 'ERROR' },
      null,
    ]) {
      assert.isFalse(isUnreachable(error))
      assert.isFalse(isPassing(error))
    }
  })
})
