import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ts from 'typescript'

/** Attributes that somebody reads or hears. */
const SAID = /^(alt|aria-label|aria-description|helperText|label|placeholder|title)$/
/** Two letters are a word, or part of one. */
const WORD = /\p{L}{2}/u
/** What is the same in every language: file formats and names, codes of languages, units, addresses. */
const SAME_EVERYWHERE = /^(CSV|XLSX|EN|HU|log\.txt|\d+ kg|(https?:)?\/\S*)$/
/** What a text is fetched by. */
const KEY = /^[a-z_]+(\.[a-z_]+)*$/
/** Made-up contents of the page that shows every component. */
const SAMPLES = /^resources\/(component_page|preview)\//

/** Words that stand in a file, instead of being fetched in the language of the reader. */
function wordsIn(file: string): string[] {
  const code = readFileSync(app.makePath(file), 'utf8')
  const { Latest } = ts.ScriptTarget
  const source = ts.createSourceFile(file, code, Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (text: string) => {
    const isText = WORD.test(text) && !SAME_EVERYWHERE.test(text.trim())
    if (isText) found.push(`${file}: ${text.trim()}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node.text)
    if (ts.isJsxAttribute(node) && SAID.test(node.name.getText()) && node.initializer) {
      const { initializer: value } = node
      if (ts.isStringLiteral(value) && !KEY.test(value.text)) note(value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test.group('Texts', () => {
  test('no page and no screen of the back-office has words in its code', ({ assert }) => {
    const all = globSync('{resources,admin}/**/*.tsx', { cwd: app.makePath() })
    const pages = all.filter((file) => !SAMPLES.test(file))
    assert.isAbove(pages.length, 300)
    assert.deepEqual(pages.flatMap(wordsIn), [])
  })
})
