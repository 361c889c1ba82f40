import { test } from '@japa/runner'
import { PAGE_KINDS, textsOfPage, type PageTexts } from '@rules/page_kinds'
import { shownTexts } from '@rules/page_texts'
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

/** What a file has brought by itself before what it imports later is drawn: `loadTextsOf('catalogue/cart')`. */
const BROUGHT = /import\('([^']+)'\),\s*loadTextsOf\('(\w+)\//g

/**
 * A file and all it imports, at once or later, each with the kinds of texts that were brought on the way to it; pages that it visits
 * are not imported.
 */
function reachableFrom(start: string): { path: string; kinds: PageTexts[] }[] {
  const seen = new Map<string, { path: string; kinds: PageTexts[] }>()
  const open = [{ path: start, kinds: [] as PageTexts[] }]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { path, kinds } = at
    const key = `${path} ${kinds.join()}`
    if (seen.has(key)) continue
    seen.set(key, at)
    const file = files.get(path)!
    const brought = new Map(
      [...file.text.matchAll(BROUGHT)].map(([, later, kind]) => [
        fileOf(later.replace(/^\./, path.replace(/\/[^/]+$/, ''))),
        kind as PageTexts,
      ])
    )
    for (const next of importsOf(file).flatMap((one) => fileOf(one) ?? [])) {
      const kind = brought.get(next)
      open.push({ path: next, kinds: kind ? [...new Set([...kinds, kind])].sort() : kinds })
    }
  }
  return [...seen.values()]
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
  return reachableFrom(start).flatMap(({ path, kinds }) => {
    const brought = kinds.map((kind) => shownTexts(english, kind))
    return keysSaidIn(path)
      .filter((key) => key in shown && ![there, ...brought].some((texts) => key in texts))
      .map((key) => `${path}: ${key}`)
  })
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
      const kind = textsOfPage(page.replace('resources/pages/', ''))
      const own = kind ? shownTexts(english, kind) : {}
      assert.deepEqual(latecomers(page, { ...common, ...own }), [], page)
    }
  })

  test('[I-03] together the parts are all that pages say', ({ assert }) => {
    const parts = PAGE_KINDS.map((kind) => shownTexts(english, kind))
    assert.deepEqual({ ...common, ...Object.assign({}, ...parts) }, { ...shownTexts(english) })
    for (const part of [common, ...parts]) assert.isNotEmpty(part)
  })
})
