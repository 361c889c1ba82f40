import { test } from '@japa/runner'
import {
  addBlocks,
  changeProps,
  duplicateBlock,
  pasteBlocks,
  removeBlock,
} from '../../../../../admin/resources/content/tree/add_blocks'
import { newBlockId } from '../../../../../admin/resources/content/tree/block_id'
import { blocksOf, treeOf } from '../../../../../admin/resources/content/tree/block_tree'
import { blocksOfText, copiedText } from '../../../../../admin/resources/content/tree/copied_blocks'
import {
  holdersFor,
  moveBlock,
  placeTowards,
} from '../../../../../admin/resources/content/tree/move_block'
import { refusalOf } from '../../../../../admin/resources/content/tree/tree_rules'
import { RULES, counter, holder, isHolder, outlineOf, text } from './samples'

/** `a s(b r(k(c) l)) d`: a text, a section with a row of two columns, a text. */
const PAGE = [
  text('a'),
  holder('section', 's', [
    text('b'),
    holder('row', 'r', [holder('column', 'k', [text('c')]), holder('column', 'l', [])]),
  ]),
  text('d'),
]
const TREE = treeOf(PAGE)

test.group('The tree of blocks', () => {
  test('[O-12] what was stored comes back as it was, with empty columns', ({ assert }) => {
    assert.deepEqual(blocksOf(TREE, isHolder), PAGE)
  })

  const moves = [
    ['d', null, 0, 'd a s(b r(k(c) l))'],
    ['a', null, 1, 's(b r(k(c) l)) a d'],
    ['a', null, 99, 's(b r(k(c) l)) d a'],
    ['a', 's', 1, 's(b a r(k(c) l)) d'],
    ['c', null, 0, 'c a s(b r(k l)) d'],
    ['c', 'l', 0, 'a s(b r(k l(c))) d'],
    ['l', 'r', 0, 'a s(b r(l k(c))) d'],
    // Nothing but a column stands in a row, no column outside of one, nothing inside itself.
    ['a', 'r', 0, null],
    ['k', null, 0, null],
    ['s', 'k', 0, null],
    ['s', 's', 0, null],
    ['a', null, 0, null],
  ] as const
  for (const [id, parent, index, outline] of moves) {
    test(`[O-12] ${id} moved into ${parent ?? 'the page'} at ${index}`, ({ assert }) => {
      const moved = moveBlock(TREE, id, { parent, index }, RULES)
      if (outline === null) assert.strictEqual(moved, TREE)
      else assert.equal(outlineOf(moved), outline)
    })
  }

  const ways = [
    ['d', 'up', 'a d s(b r(k(c) l))'],
    ['a', 'down', 's(b r(k(c) l)) a d'],
    ['a', 'up', null],
    ['d', 'down', null],
    // A text goes into the section before it, a text behind a row into the last column.
    ['d', 'in', 'a s(b r(k(c) l) d)'],
    ['a', 'in', null],
    ['l', 'in', null],
    // Out of a column goes behind the row; out of the section behind the section.
    ['c', 'out', 'a s(b r(k l) c) d'],
    ['b', 'out', 'a s(r(k(c) l)) b d'],
    ['r', 'out', 'a s(b) r(k(c) l) d'],
    ['a', 'out', null],
    ['k', 'out', null],
  ] as const
  for (const [id, direction, outline] of ways) {
    test(`[O-12] ${id} goes ${direction} by keyboard`, ({ assert }) => {
      const place = placeTowards(TREE, id, direction, RULES)
      if (outline === null) assert.isNull(place)
      else assert.equal(outlineOf(moveBlock(TREE, id, place!, RULES)), outline)
    })
  }

  test('[O-12] a text behind a row goes into its last column', ({ assert }) => {
    const tree = treeOf([holder('row', 'r', [holder('column', 'k', [])]), text('a')])
    const place = placeTowards(tree, 'a', 'in', RULES)
    assert.deepEqual(place, { parent: 'k', index: 0 })
  })

  test('[O-12] the menu names every block that may take it', ({ assert }) => {
    assert.deepEqual(holdersFor(TREE, 'a', RULES), ['s', 'k', 'l'])
    assert.deepEqual(holdersFor(TREE, 'r', RULES), [null])
    assert.deepEqual(holdersFor(TREE, 'k', RULES), [])
  })

  test('[O-12] a section that is full or too deep refuses', ({ assert }) => {
    const full = { ...RULES, mostIn: () => 2 }
    assert.equal(refusalOf(TREE, 'a', 's', full), 'full')
    assert.equal(refusalOf(TREE, 'a', 'k', { ...RULES, levelsMax: 3 }), 'too_deep')
    // A block may change its place in a full one.
    assert.isNull(refusalOf(TREE, 'b', 's', full))
  })

  test('[O-12] a copy has ids of its own, also inside, and stands behind', ({ assert }) => {
    const { tree, ids } = duplicateBlock(TREE, 'r', RULES, counter())
    assert.equal(outlineOf(tree), 'a s(b r(k(c) l) new4(new2(new1) new3)) d')
    assert.deepEqual(ids, ['new4'])
    assert.deepEqual(tree.nodes.new1.block.props, { html_hu: 'c' })
    assert.equal(outlineOf(TREE), 'a s(b r(k(c) l)) d')
  })

  const pasted = [
    ['behind a text in a column', [text('x')], 'c', 'a s(b r(k(c new1) l)) d', null],
    [
      'a row goes out of the column it cannot stand in',
      [holder('row', 'x', [])],
      'c',
      'a s(b r(k(c) l) new1) d',
      null,
    ],
    [
      'a section goes out to the page',
      [holder('section', 'x', [])],
      'c',
      'a s(b r(k(c) l)) new1 d',
      null,
    ],
    [
      'nothing chosen: the end of the page',
      [text('x'), text('y')],
      null,
      'a s(b r(k(c) l)) d new1 new2',
      null,
    ],
    [
      'a column alone has no place on a page',
      [holder('column', 'x', [])],
      'd',
      null,
      'not_allowed',
    ],
    ['a row of texts', [holder('row', 'x', [text('y')])], null, null, 'not_allowed'],
    ['more than a record holds', 'abcdef'.split('').map((id) => text(id)), null, null, 'too_many'],
  ] as const
  for (const [what, blocks, behind, outline, refusal] of pasted) {
    test(`[O-12] pasted: ${what}`, ({ assert }) => {
      const rules = { rules: RULES, newId: counter() }
      const added = pasteBlocks(TREE, blocks, behind, rules)
      assert.equal(added.refusal, refusal)
      if (refusal) assert.strictEqual(added.tree, TREE)
      // Names are counted on where a place further out is tried.
      else
        assert.equal(
          outlineOf(added.tree).replace(/new\d+/g, 'new'),
          outline!.replace(/new\d+/g, 'new')
        )
    })
  }

  test('[O-12] removed with all inside; the others keep their objects', ({ assert }) => {
    const tree = removeBlock(TREE, 's')
    assert.equal(outlineOf(tree), 'a d')
    assert.sameMembers(Object.keys(tree.nodes), ['a', 'd'])
    assert.strictEqual(tree.nodes.a, TREE.nodes.a)
  })

  test('[O-12] a key changes the node of its block and no other one', ({ assert }) => {
    const tree = changeProps(TREE, 'c', { html_hu: 'more' })
    const others = Object.keys(TREE.nodes).filter((id) => tree.nodes[id] !== TREE.nodes[id])
    assert.deepEqual(others, ['c'])
    assert.equal(TREE.nodes.c.block.props.html_hu, 'c')
  })

  test('[O-12] blocks added at once stand in their order or not at all', ({ assert }) => {
    const added = addBlocks(TREE, [text('x'), text('y')], { parent: 's', index: 1 }, RULES)
    assert.equal(outlineOf(added.tree), 'a s(b x y r(k(c) l)) d')
  })

  test('[O-12] the clipboard gives back our blocks and nothing else', ({ assert }) => {
    assert.deepEqual(blocksOfText(copiedText(PAGE)), PAGE)
    const others = [
      'Hello',
      '{"type":"mesterpont/blocks"}',
      '{"type":"mesterpont/blocks","blocks":[{"id":1}]}',
      '{"type":"mesterpont/blocks","blocks":[{"id":"a","name":"row","props":{"children":[5]}}]}',
      'mesterpont/blocks',
      copiedText([text('a', 'x'.repeat(600_000))]),
    ]
    for (const other of others) assert.isNull(blocksOfText(other), other.slice(0, 60))
  })

  test('[O-12] ids are ten small letters or digits, all different', ({ assert }) => {
    const ids = Array.from({ length: 500 }, newBlockId)
    for (const id of ids) assert.match(id, /^[a-z0-9]{10}$/)
    assert.lengthOf(new Set(ids), 500)
  })
})
