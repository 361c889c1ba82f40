import { test } from '@japa/runner'
import { shownTexts, TEXTS_OF_PAGES, type PageTexts } from '@rules/page_texts'
import { importsOf, sourceFiles, withoutComments } from '../../../support/source_files.js'
import english from '../../../../lang/en.json' with { type: 'json' }

/** A key, or the beginning of one that is put together. */
const SAID = /['"`]([a-z_]+(?:\.[a-z0-9_-]+)*\.?)(['"]|\$\{|`)/g

const files = new Map(sourceFiles(['resources']).map((file) => [file.path, file]))
const keys = Object.keys(english)

/** The file a page's import means, where it is one of the pages'. */
function fileOf(specifier: string): string | undefined {
  const path = specifier.replace(/^~\//, 'resources/')
  return [`${path}.ts`, `${path}.tsx`, path].find((one) => files.has(one))
}

/** A file and all it imports, at once or later; pages that it visits are not imported. */
function reachableFrom(start: string): string[] {
  const seen = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    open.push(...importsOf(files.get(path)!).flatMap((one) => fileOf(one) ?? []))
  }
  return [...seen]
}

/** Keys that a file names, also those that only begin as it says. */
function keysSaidIn(path: string): string[] {
  const found = [...withoutComments(files.get(path)!.text).matchAll(SAID)]
  return found.flatMap(([, said, end]) => {
    if (end !== '${') return keys.filter((key) => key === said)
    return said.includes('.') ? keys.filter((key) => key.startsWith(said)) : []
  })
}

/** Texts of this language's pages that come later than a page that says them, by file. */
function latecomers(start: string, there: Record<string, string>): string[] {
  const shown = shownTexts(english)
  return reachableFrom(start).flatMap((path) =>
    keysSaidIn(path)
      .filter((key) => key in shown && !(key in there))
      .map((key) => `${path}: ${key}`)
  )
}

test.group('Texts of kinds of pages', () => {
  const common = shownTexts(english, 'common')

  test('[I-03] what stands around every page has its texts with it', ({ assert }) => {
    assert.deepEqual(latecomers('resources/app.tsx', common), [])
  })

  test('[I-03] a page comes with all it says', ({ assert }) => {
    const pages = [...files.keys()].filter((path) => path.startsWith('resources/pages/'))
    assert.isAbove(pages.length, 30)
    for (const page of pages) {
      const kind = page.split('/')[2]
      const own = kind in TEXTS_OF_PAGES ? shownTexts(english, kind as PageTexts) : {}
      assert.deepEqual(latecomers(page, { ...common, ...own }), [], page)
    }
  })

  test('[I-03] together the parts are all that pages say', ({ assert }) => {
    const kinds = Object.keys(TEXTS_OF_PAGES) as PageTexts[]
    const parts = kinds.map((kind) => shownTexts(english, kind))
    assert.deepEqual({ ...common, ...Object.assign({}, ...parts) }, { ...shownTexts(english) })
    for (const part of [common, ...parts]) assert.isNotEmpty(part)
  })
})
