import { test } from '@japa/runner'
import { pageWindow } from '~/components/ui/page_window'

test.group('Pagination', () => {
  test('shows first, last, the current page and its neighbours', ({ assert }) => {
    const stops = (page: number, lastPage: number) => pageWindow({ page, lastPage, reach: 1 })
    assert.deepEqual(stops(6, 12), [1, 'gap', 5, 6, 7, 'gap', 12])
    assert.deepEqual(stops(1, 12), [1, 2, 'gap', 12])
    assert.deepEqual(stops(1, 3), [1, 2, 3])
  })

  test('a gap never hides a single page', ({ assert }) => {
    assert.deepEqual(pageWindow({ page: 4, lastPage: 12, reach: 1 }), [1, 2, 3, 4, 5, 'gap', 12])
    assert.deepEqual(pageWindow({ page: 9, lastPage: 12, reach: 1 }), [1, 'gap', 8, 9, 10, 11, 12])
  })

  test('phones leave the neighbours out', ({ assert }) => {
    assert.deepEqual(pageWindow({ page: 4, lastPage: 12, reach: 0 }), [1, 'gap', 4, 'gap', 12])
    assert.deepEqual(pageWindow({ page: 2, lastPage: 2, reach: 0 }), [1, 2])
  })
})
