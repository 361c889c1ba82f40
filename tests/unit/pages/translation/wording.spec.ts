import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { TextFormatter } from '#app/text_formatter'
import { sourceFiles } from '#tests/support/source_files'

const catalogue = (locale: string) =>
  JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8')) as Record<string, string>

/** Everything written in Hungarian: for members, for staff, and what a new or a demo shop begins with. */
function hungarian(): string[] {
  const written = sourceFiles(['admin/texts', 'app', 'database', 'modules', 'cli']).map(
    ({ text }) => text
  )
  return [...Object.values(catalogue('hu')), ...written]
}

/** A text with the same figure wherever it takes one. */
function countedAs(text: string, count: number): string {
  const taken = [...text.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(\w+))/g)]
  const values = taken.map(([, name, kind]) => [name, kind === 'select' ? 'x' : count])
  return new TextFormatter().format(text, 'en', Object.fromEntries(values))
}

const withForm = (form: RegExp) => hungarian().flatMap((text) => text.match(form) ?? [])

test.group('Wording', () => {
  test('no article is left open', ({ assert }) => {
    assert.deepEqual(withForm(/.{0,20}\ba\(z\).{0,20}/gi), [])
  })

  test('no text writes an article before what is filled in, which may want the other one', ({
    assert,
  }) => {
    // What leads to the conditions is a text of the catalogue itself.
    assert.deepEqual(withForm(/\baz? \{(?!link\})\w+.{0,20}/gi), [])
  })

  test('a link is a link everywhere', ({ assert }) => {
    assert.deepEqual(withForm(/.{0,20}hivatkozás(?!i).{0,20}/gi), [])
  })

  test('the cookie notice has one spelling', ({ assert }) => {
    assert.deepEqual(withForm(/süti[ -]tájékoztató/gi), [])
  })

  test('an answer is promised within two working days, wherever it is promised', ({ assert }) => {
    assert.deepEqual(
      withForm(/\S+ munkanapon belül/g).filter((time) => !/^két/i.test(time)),
      []
    )
  })

  test('one point is never told as points', ({ assert }) => {
    const plain = /\{\w+(, number(, points)?)?\} points/g
    const told = Object.entries(catalogue('en')).filter(([, text]) =>
      text.replaceAll(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '').match(plain)
    )
    assert.deepEqual(told, [])
  })

  test('[U-34] one is told as one and two as two, of whatever is counted', ({ assert }) => {
    const texts = Object.entries(catalogue('en'))
    /** The words after the figure of a form: `point` of "one {# point}". */
    const nounsOf = (form: string) => {
      const counted = new RegExp(`\\b${form} \\{[^#{}]*# ([a-z]+)`, 'g')
      return new Set(
        texts.flatMap(([, text]) => [...text.matchAll(counted)].map(([, noun]) => noun))
      )
    }
    const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '')
    // "1 left", "1 yours": not what is counted.
    const many = [...nounsOf('other')].filter((noun) => noun.endsWith('s') && noun !== 'yours')
    assert.includeMembers(many, ['points', 'pieces', 'seconds'])
    assert.includeMembers([...nounsOf('one')], ['point', 'piece', 'second'])
    for (const [count, nouns] of [
      [1, many],
      [2, many.map(singular)],
    ] as const) {
      const isWrong = new RegExp(`\\b${count} (${nouns.join('|')})\\b`)
      const told = texts.map(([key, text]) => `${key}: ${countedAs(text, count)}`)
      assert.deepEqual(
        told.filter((line) => isWrong.test(line)),
        []
      )
    }
  })
})
