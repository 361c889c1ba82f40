import { test } from '@japa/runner'
import { registeredLists, registeredRoutes } from '#tests/support/office/pages'
import { goKeysOf } from '../../../../admin/keyboard/go_keys'
import { ROLE_NAMES } from '../../../../admin/access/roles'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

type Told = Record<string, { title?: string; what: string; change: string }>

const SENTENCE = /[.!?](?=\s|$)/g
/** The lists with pages, and what the pages beside them are called in the help. */
const pages = () => [
  'home',
  ...registeredLists().flatMap(({ name, views }) => (views.length ? [name] : [])),
  ...registeredRoutes().flatMap((path) => (path.startsWith('/import/') ? 'imports' : [])),
  ...registeredRoutes().flatMap((path) =>
    path.startsWith('/birthday_lists/') ? 'birthday_lists' : []
  ),
]

test.group('Help for the pages of the back-office', () => {
  for (const [locale, texts] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[O-10] every page of the registry has two to five sentences (${locale})`, ({
      assert,
    }) => {
      const told: Told = texts.help.pages
      assert.sameMembers(Object.keys(told), pages())
      for (const [page, { what, change }] of Object.entries(told)) {
        for (const text of [what, change]) assert.match(text, /\S[.!?]$/, page)
        const sentences = `${what} ${change}`.match(SENTENCE)!
        assert.isAtLeast(sentences.length, 2, page)
        assert.isAtMost(sentences.length, 5, page)
      }
    })
  }

  test('[O-08] a letter leads to one list, and only to one the role may open', ({ assert }) => {
    const lists = registeredLists().map(({ name }) => name)
    const all = goKeysOf('admin')
    assert.lengthOf(new Set(all.map(({ list }) => list)), all.length)
    for (const { letter, list } of all) {
      assert.match(letter, /^[a-z]$/)
      assert.include(['home', ...lists], list)
    }
    const listsOf = (role: (typeof ROLE_NAMES)[number] | undefined) =>
      goKeysOf(role).map(({ list }) => list)
    assert.deepEqual(listsOf(undefined), ['home'])
    assert.includeMembers(listsOf('support'), ['home', 'members', 'orders'])
    assert.notIncludeMembers(listsOf('support'), ['products'])
    assert.notInclude(listsOf('marketing'), 'members')
    assert.notInclude(listsOf('marketing'), 'orders')
  })
})
