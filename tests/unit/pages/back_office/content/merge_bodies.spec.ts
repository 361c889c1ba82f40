import { test } from '@japa/runner'
import type { Body } from '../../../../../admin/resources/content/merge/body'
import { mergeBodies, type Side } from '../../../../../admin/resources/content/merge/merge_bodies'
import type { Block } from '../../../../../admin/resources/content/tree/block_tree'
import { holder, outline, text } from './samples'

interface Case {
  what: string
  base: Block[]
  mine: Block[]
  theirs: Block[]
  /** The merged blocks, with a text in braces where it is not the id. */
  merged: string
  /** Keys of the conflicts. */
  conflicts?: string[]
  /** The merged blocks where theirs is chosen everywhere. */
  chosen?: string
}

const section = (id: string, ...children: Block[]) => holder('section', id, children)
const [a, b, c, d, x, y] = ['a', 'b', 'c', 'd', 'x', 'y'].map((id) => text(id))

function said(blocks: readonly Block[]): string {
  const texts = (list: readonly Block[]): Block[] =>
    list.map(({ id, props, ...block }) => {
      const word = props.html_hu && props.html_hu !== id ? `${id}{${String(props.html_hu)}}` : id
      const children = texts((props.children as Block[] | undefined) ?? [])
      return { ...block, id: word, props: { children } }
    })
  return outline(texts(blocks))
}

const CASES: Case[] = [
  { what: 'nobody did anything', base: [a, b], mine: [a, b], theirs: [a, b], merged: 'a b' },
  {
    what: 'I alone typed',
    base: [a, b],
    mine: [text('a', '1'), b],
    theirs: [a, b],
    merged: 'a{1} b',
  },
  {
    what: 'they alone typed',
    base: [a, b],
    mine: [a, b],
    theirs: [a, text('b', '2')],
    merged: 'a b{2}',
  },
  {
    what: 'each typed in another block',
    base: [a, b],
    mine: [text('a', '1'), b],
    theirs: [a, text('b', '2')],
    merged: 'a{1} b{2}',
  },
  {
    what: 'both typed the same',
    base: [a],
    mine: [text('a', '1')],
    theirs: [text('a', '1')],
    merged: 'a{1}',
  },
  {
    what: 'both typed in the same text',
    base: [a, b],
    mine: [text('a', '1'), b],
    theirs: [text('a', '2'), b],
    merged: 'a{1} b',
    conflicts: ['value:a:html_hu'],
    chosen: 'a{2} b',
  },
  { what: 'both added', base: [a, b], mine: [a, x, b], theirs: [a, b, y], merged: 'a x b y' },
  { what: 'both added at the end', base: [a], mine: [a, x], theirs: [a, y], merged: 'a y x' },
  { what: 'I removed', base: [a, b], mine: [b], theirs: [a, b], merged: 'b' },
  { what: 'they removed', base: [a, b], mine: [a, b], theirs: [a], merged: 'a' },
  { what: 'both removed', base: [a, b], mine: [a], theirs: [a], merged: 'a' },
  {
    what: 'I removed what they typed in',
    base: [a, b],
    mine: [b],
    theirs: [text('a', '2'), b],
    merged: 'b',
    conflicts: ['removed:a'],
    chosen: 'a{2} b',
  },
  {
    what: 'they removed what I typed in',
    base: [a, b],
    mine: [text('a', '1'), b],
    theirs: [b],
    merged: 'a{1} b',
    conflicts: ['removed:a'],
    chosen: 'b',
  },
  {
    what: 'they removed a section I wrote into',
    base: [section('s', a), b],
    mine: [section('s', a, x), b],
    theirs: [b],
    merged: 's(a x) b',
    conflicts: ['removed:s'],
    chosen: 'b',
  },
  {
    what: 'they removed a section I took a block out of',
    base: [section('s', a, b)],
    mine: [section('s', b), a],
    theirs: [],
    merged: 'a',
    conflicts: ['removed:a'],
    chosen: '',
  },
  { what: 'I moved', base: [a, b, c], mine: [c, a, b], theirs: [a, b, c], merged: 'c a b' },
  { what: 'they moved', base: [a, b, c], mine: [a, b, c], theirs: [c, a, b], merged: 'c a b' },
  {
    what: 'they moved what I typed in',
    base: [a, b, c],
    mine: [a, b, text('c', '1')],
    theirs: [c, a, b],
    merged: 'c{1} a b',
  },
  {
    what: 'I moved, they added',
    base: [a, b, c],
    mine: [c, a, b],
    theirs: [a, x, b, c],
    merged: 'c a x b',
  },
  {
    what: 'both put in order',
    base: [a, b, c],
    mine: [c, a, b],
    theirs: [b, a, c],
    merged: 'c a b',
    conflicts: ['order:'],
    chosen: 'b a c',
  },
  {
    what: 'they moved into a section, I typed',
    base: [a, section('s', b)],
    mine: [text('a', '1'), section('s', b)],
    theirs: [section('s', b, a)],
    merged: 's(b a{1})',
  },
  {
    what: 'both moved it elsewhere',
    base: [a, section('s', b), section('t', c)],
    mine: [section('s', b, a), section('t', c)],
    theirs: [section('s', b), section('t', a, c)],
    merged: 's(b a) t(c)',
    conflicts: ['place:a'],
    chosen: 's(b) t(a c)',
  },
  {
    what: 'each moved a section into the other one',
    base: [section('s', a), section('t', b)],
    mine: [section('t', b, section('s', a))],
    theirs: [section('s', a, section('t', b))],
    merged: 't(b s(a))',
  },
  {
    what: 'I wrapped what they typed in',
    base: [a, b],
    mine: [section('s', a), b],
    theirs: [text('a', '2'), b],
    merged: 's(a{2}) b',
  },
  {
    what: 'much at once',
    base: [a, b, section('s', c, d)],
    mine: [b, section('s', text('c', '1'), d), x],
    theirs: [a, section('s', c, y, d), b],
    merged: 's(c{1} y d) x b',
  },
]
const chooseAll = (keys: string[], side: Side) => Object.fromEntries(keys.map((key) => [key, side]))

test.group('Two people at one record', () => {
  for (const { what, base, mine, theirs, merged, conflicts = [], chosen } of CASES) {
    test(`[O-12] blocks: ${what}`, ({ assert }) => {
      const bodies = {
        base: { content: base },
        mine: { content: mine },
        theirs: { content: theirs },
      }
      const found = mergeBodies(bodies)
      assert.equal(said(found.body.content!), merged)
      assert.deepEqual(
        found.conflicts.map(({ key }) => key),
        conflicts
      )
      const other = mergeBodies(bodies, chooseAll(conflicts, 'theirs'))
      assert.equal(said(other.body.content!), chosen ?? merged)
    })
  }

  const fields: [string, Body, Body, Body, Body, string[]][] = [
    [
      'each another one',
      { title_hu: 'a', title_en: 'b' },
      { title_hu: '1', title_en: 'b' },
      { title_hu: 'a', title_en: '2' },
      { title_hu: '1', title_en: '2' },
      [],
    ],
    [
      'both the same one',
      { title_hu: 'a' },
      { title_hu: '1' },
      { title_hu: '2' },
      { title_hu: '1' },
      ['value::title_hu'],
    ],
    ['one was first written', {}, { lead_hu: 'x' }, {}, { lead_hu: 'x' }, []],
    [
      'empty is no change',
      { lead_hu: null },
      { lead_hu: '' },
      { lead_hu: 'x' },
      { lead_hu: 'x' },
      [],
    ],
    [
      'one was emptied',
      { lead_hu: 'x' },
      { lead_hu: 'x' },
      { lead_hu: null },
      { lead_hu: null },
      [],
    ],
  ]
  for (const [what, base, mine, theirs, merged, conflicts] of fields) {
    test(`[O-12] fields: ${what}`, ({ assert }) => {
      const found = mergeBodies({ base, mine, theirs })
      assert.deepEqual(found.body, merged)
      assert.deepEqual(
        found.conflicts.map(({ key }) => key),
        conflicts
      )
    })
  }

  const entry = (key: string, title_hu = key, more: object = {}) => {
    return { key, audience: 'all', title_hu, link: { to: 'url', url: `/${key}` }, ...more }
  }
  const menu = (...entries: object[]): Body => ({ entries })
  const [home, faq, gifts] = ['home', 'faq', 'gifts'].map((key) => entry(key))
  const hidden = { is_shown: false }
  const menus: [string, Body, Body, Body, Body, string[]][] = [
    [
      'each another entry',
      menu(home, faq),
      menu(entry('home', 'Itthon'), faq),
      menu(home, entry('faq', 'Kérdések')),
      menu(entry('home', 'Itthon'), entry('faq', 'Kérdések')),
      [],
    ],
    [
      'each another value of one entry',
      menu(home),
      menu(entry('home', 'Itthon')),
      menu(entry('home', 'home', hidden)),
      menu(entry('home', 'Itthon', hidden)),
      [],
    ],
    ['both added', menu(home), menu(home, faq), menu(home, gifts), menu(home, gifts, faq), []],
    [
      'I moved what they renamed',
      menu(home, faq, gifts),
      menu(gifts, home, faq),
      menu(home, faq, entry('gifts', 'Ajándékok')),
      menu(entry('gifts', 'Ajándékok'), home, faq),
      [],
    ],
    [
      'both renamed one',
      menu(home, faq),
      menu(entry('home', 'Enyém'), faq),
      menu(entry('home', 'Övék'), entry('faq', 'Kérdések')),
      menu(entry('home', 'Enyém'), entry('faq', 'Kérdések')),
      ['value:home:title_hu'],
    ],
    [
      'they removed what I renamed',
      menu(home, faq),
      menu(home, entry('faq', 'Kérdések')),
      menu(home),
      menu(home, entry('faq', 'Kérdések')),
      ['removed:faq'],
    ],
    [
      'both put in order',
      menu(home, faq, gifts),
      menu(gifts, home, faq),
      menu(faq, home, gifts),
      menu(gifts, home, faq),
      ['order:'],
    ],
  ]
  for (const [what, base, mine, theirs, merged, conflicts] of menus) {
    test(`[O-12] [L-07] entries of a menu: ${what}`, ({ assert }) => {
      const found = mergeBodies({ base, mine, theirs })
      assert.deepEqual(found.body, merged)
      assert.deepEqual(
        found.conflicts.map(({ key }) => key),
        conflicts
      )
      const again = mergeBodies({ base, mine, theirs }, chooseAll(conflicts, 'mine'))
      assert.deepEqual(again.body, merged)
    })
  }

  test('[O-12] [L-07] of an entry both renamed theirs is taken where it is chosen', ({
    assert,
  }) => {
    const bodies = {
      base: menu(home, faq),
      mine: menu(entry('home', 'Enyém'), faq),
      theirs: menu(entry('home', 'Övék'), faq),
    }
    const { body } = mergeBodies(bodies, { 'value:home:title_hu': 'theirs' })
    assert.deepEqual(body, menu(entry('home', 'Övék'), faq))
  })

  test('[O-12] what both wrote stands side by side', ({ assert }) => {
    const { conflicts } = mergeBodies({
      base: { content: [a] },
      mine: { content: [text('a', 'mine')] },
      theirs: { content: [text('a', 'theirs')] },
    })
    assert.deepEqual(conflicts, [
      {
        key: 'value:a:html_hu',
        kind: 'value',
        block: 'a',
        name: 'html_hu',
        mine: 'mine',
        theirs: 'theirs',
      },
    ])
  })
})
