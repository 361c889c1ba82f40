import { test } from '@japa/runner'
import {
  compareBodies,
  type ChangedBlock,
  type Piece,
} from '../../../../../admin/resources/content/compare/compare_bodies'
import type { Block } from '../../../../../admin/resources/content/tree/block_tree'
import { holder, text } from './samples'

const SIGNS = { same: ['', ''], removed: ['-', '-'], added: ['+', '+'] } as const

/** `the -old-+new+ word` */
function read(pieces: Piece[]): string {
  return pieces.map(({ text: words, change }) => SIGNS[change].join(words)).join('')
}

function told({ id, change, isMoved, values }: ChangedBlock): string {
  const said = values.map(({ name, pieces }) => `${name}: ${read(pieces)}`)
  return [id, change, isMoved ? 'moved' : '', ...said].filter(Boolean).join(' ')
}

const section = (id: string, ...children: Block[]) => holder('section', id, children)
const [a, b, c] = ['a', 'b', 'c'].map((id) => text(id))

test.group('Two versions compared', () => {
  const cases: [string, Block[], Block[], string[]][] = [
    ['the same', [a, section('s', b)], [a, section('s', b)], []],
    [
      'a word',
      [text('a', '<p>Két réteg kell.</p>')],
      [text('a', '<p>Három réteg kell.</p>')],
      ['a changed html_hu: -Két-+Három+ réteg kell.'],
    ],
    ['one more', [a], [a, text('b', 'Új')], ['b added html_hu: +Új+']],
    ['one less', [a, b], [b], ['a removed html_hu: -a-']],
    ['the last one first: one moved, not two', [a, b, c], [c, a, b], ['c changed moved']],
    ['the first one last', [a, b, c], [b, c, a], ['a changed moved']],
    ['into a section', [a, section('s', b)], [section('s', b, a)], ['a changed moved']],
    ['with what was in it', [section('s', a)], [], ['s removed', 'a removed html_hu: -a-']],
    ['moved and mended', [a, b, c], [text('c', 'C'), a, b], ['c changed moved html_hu: -c-+C+']],
  ]
  for (const [what, older, newer, changes] of cases) {
    test(`[O-12] ${what}`, ({ assert }) => {
      const { blocks, fields } = compareBodies({ content: older }, { content: newer })
      assert.deepEqual(blocks.map(told), changes)
      assert.deepEqual(fields, [])
    })
  }

  test('[O-12] fields of the record', ({ assert }) => {
    const { fields } = compareBodies(
      { title_hu: 'Régi cím', title_en: 'Title', hide_title: false },
      { title_hu: 'Új cím', title_en: 'Title', hide_title: true }
    )
    const shown = fields.map(({ name, pieces }) => `${name}: ${read(pieces)}`)
    assert.deepEqual(shown, ['title_hu: -Régi-+Új+ cím', 'hide_title: -false-+true+'])
  })

  test('[O-12] markup is read as text', ({ assert }) => {
    const older = { content: [text('a', '<p>1 &lt; 2</p><ul><li>alap</li></ul>')] }
    const newer = { content: [text('a', '<p>1 &lt; 3</p><ul><li>alap</li></ul>')] }
    const [{ values }] = compareBodies(older, newer).blocks
    assert.equal(read(values[0].pieces), '1 < -2-+3+\nalap')
  })
})
