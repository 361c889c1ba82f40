import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
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

const withForm = (form: RegExp) => hungarian().flatMap((text) => text.match(form) ?? [])

test.group('Wording', () => {
  test('no article is left open', ({ assert }) => {
    assert.deepEqual(withForm(/.{0,20}\ba\(z\).{0,20}/gi), [])
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
})
