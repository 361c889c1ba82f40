import { test } from '@japa/runner'
import {
  branchesOf,
  inOrder,
  parentsFor,
  placesAfter,
  titleWithin,
  type CategoryLine,
} from '../../../../../admin/resources/article_categories/category_tree'

function line(id: number, parentId: number | null, position = 10): CategoryLine {
  const title = `K${id}`
  const texts = { title_hu: title, title_en: '', description_hu: '', description_en: '' }
  return {
    id,
    parent_id: parentId,
    slug: `k${id}`,
    path: `k${id}`,
    ...texts,
    position,
    saved_at: 0,
    articles: 0,
  }
}

/** 1 › 2 › 3, and 4 with 5 below it; 6 stands alone. */
const LINES = [
  line(5, 4),
  line(1, null, 20),
  line(4, null, 10),
  line(2, 1),
  line(3, 2),
  line(6, null, 20),
]

test.group('Tree of categories of articles', () => {
  test('[B-01] categories stand in their order, each before those below it', ({ assert }) => {
    const shown = inOrder(branchesOf(LINES)).map(({ line: { id }, level }) => [id, level])
    assert.deepEqual(shown, [
      [4, 1],
      [5, 2],
      [1, 1],
      [2, 2],
      [3, 3],
      [6, 1],
    ])
    assert.equal(titleWithin(LINES, 3), 'K1 › K2 › K3')
    assert.equal(titleWithin(LINES, 99), '')
  })

  test('[B-01] a category is offered what neither is below it nor makes it too deep', ({
    assert,
  }) => {
    const branches = branchesOf(LINES)
    const offered = (id: number | null) => parentsFor(branches, id).map((one) => one.id)
    assert.deepEqual(offered(null), [4, 5, 1, 2, 6])
    assert.deepEqual(offered(6), [4, 5, 1, 2])
    // With one below it, it fits at the first level alone.
    assert.deepEqual(offered(4), [1, 6])
    assert.deepEqual(offered(1), [])
    assert.deepEqual(offered(3), [4, 5, 1, 2, 6])
  })

  test('[B-01] a step up or down numbers the places where two have the same', ({ assert }) => {
    const places = (id: number, step: -1 | 1) =>
      placesAfter(LINES, id, step).map(({ line: { id: moved }, position }) => [moved, position])
    assert.deepEqual(places(1, -1), [
      [1, 10],
      [4, 20],
      [6, 30],
    ])
    assert.deepEqual(places(6, -1), [[1, 30]])
    assert.deepEqual(places(4, -1), [])
    assert.deepEqual(places(5, 1), [])
    assert.deepEqual(places(99, 1), [])
  })
})
