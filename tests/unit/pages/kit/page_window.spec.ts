import { test } from '@japa/runner'
import { pageWindow } from '~/components/ui/page_window'

test.group('Pagination', () => {
  test('shows first, last, the current page and its neighbours', ({ assert }) => {
    assert.deepEqual(pageWindow(6, 12), [1, 'gap', 5, 6, 7, 'gap', 12])
    assert.deepEqual(pageWindow(1, 12), [1, 2, 'gap', 12])
    assert.deepEqual(pageWindow(1, 3), [1, 2, 3])
  })

  test('a gap never hides a single page', ({ assert }) => {
    assert.deepEqual(pageWindow(4, 12), [1, 2, 3, 4, 5, 'gap', 12])
    assert.deepEqual(pageWindow(9, 12), [1, 'gap', 8, 9, 10, 11, 12])
  })
})
