import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'

test.group('Order of routes', () => {
  test('the pages that marketing names come after every page of the shop', ({ assert }) => {
    const patterns = router
      .toJSON()
      .root.filter(({ methods }) => methods.includes('GET'))
      .map(({ pattern }) => pattern)
    const catchAll = patterns.indexOf('/:slug')
    assert.isAbove(catchAll, 0)
    for (const pattern of ['/bevaltas', '/rendelesek', '/qr-code', '/profil', '/gyik']) {
      assert.include(patterns.slice(0, catchAll), pattern)
    }
  })
})
