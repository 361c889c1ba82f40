import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ts from 'typescript'

/** Attributes that somebody reads or hears. */
const SAID =
  /^(alt|aria-description|aria-label|aria-placeholder|aria-valuetext|helperText|label|placeholder|title)$/
/** Two letters are a word, or part of one. */
const WORD = /\p{L}{2}/u
/** Whatever it is for: a word and a space after a capital, or a letter that English has not. */
const SENTENCE = /^\p{Lu}\p{Ll}+ |[^\p{ASCII}\P{L}]/u
/** What is the same in every language: file formats and names, codes of languages, units, fonts, addresses. */
const SAME_EVERYWHERE =
  /^(CSV|XLSX|EN|HU|log\.txt|\d+ kg|Sofia Sans .*, sans-serif|(https?:)?\/\S*)$/
/** What a text is fetched by, or a part of that. */
const KEY = /^[a-z_]*(\.[a-z_]*)*$/
/** Made-up contents of the page that shows every component. */
const SAMPLES = /^resources\/(component_page|preview)\//
/** In every language there is: catalogues, and what staff finds written in a new game and writes over. */
const IN_ALL_LANGUAGES = /^admin\/(texts\/|resources\/promotions\/game_beginnings\.ts$)/

/** What stands on either side of them may be said. */
const SAYS_BOTH = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** A file with its elements. */
function parsed(file: string): ts.SourceFile {
  const code = readFileSync(app.makePath(file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
}

/** Whatever stands in quotes in an expression and may become what it says. */
function quotedIn(expression: ts.Expression | undefined): string[] {
  if (!expression) return []
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (ts.isTemplateExpression(expression)) {
    const parts = expression.templateSpans.flatMap((span) => [
      ...quotedIn(span.expression),
      span.literal.text,
    ])
    return [expression.head.text, ...parts]
  }
  if (ts.isConditionalExpression(expression)) {
    return [...quotedIn(expression.whenTrue), ...quotedIn(expression.whenFalse)]
  }
  if (ts.isBinaryExpression(expression)) {
    const { left, right, operatorToken } = expression
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return quotedIn(right)
    return SAYS_BOTH.has(operatorToken.kind) ? [...quotedIn(left), ...quotedIn(right)] : []
  }
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(quotedIn)
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isNonNullExpression(expression)
  return isWrapped ? quotedIn(expression.expression) : []
}

/** Words that stand in a page, instead of being fetched in the language of the reader. */
function wordsIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const note = (text: string) => {
    const isText = WORD.test(text) && !SAME_EVERYWHERE.test(text.trim())
    if (isText) found.push(`${source.fileName}: ${text.trim()}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      quotedIn(node.expression).forEach(note)
    }
    if (ts.isJsxAttribute(node) && SAID.test(node.name.getText()) && node.initializer) {
      const { initializer: value } = node
      const said = ts.isJsxExpression(value) ? value.expression : (value as ts.StringLiteral)
      quotedIn(said)
        .filter((text) => !KEY.test(text))
        .forEach(note)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Sentences wherever they stand, but for what developers are told. */
function sentencesIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isToldToDevelopers(node)) return
    const isQuoted = ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
    const isPart = ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    if ((isQuoted || isPart) && SENTENCE.test(node.text) && !SAME_EVERYWHERE.test(node.text)) {
      found.push(`${source.fileName}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Errors, and lines of the console. */
function isToldToDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error')
  return ts.isCallExpression(node) && /^(console\.|super$)/.test(node.expression.getText())
}

/** All files of pages and back-office with such an ending. */
function sourcesOf(ending: string): ts.SourceFile[] {
  const all = globSync(`{resources,admin}/**/*.${ending}`, { cwd: app.makePath() })
  const own = all.filter((file) => !SAMPLES.test(file) && !IN_ALL_LANGUAGES.test(file))
  return own.map(parsed)
}

test.group('Texts', () => {
  test('no page and no screen of the back-office has words in its code', ({ assert }) => {
    const pages = sourcesOf('tsx')
    assert.isAbove(pages.length, 300)
    assert.deepEqual(pages.flatMap(wordsIn), [])
  })

  test('no code of pages and back-office has sentences', ({ assert }) => {
    const sources = sourcesOf('{ts,tsx}')
    assert.isAbove(sources.length, 700)
    assert.deepEqual(sources.flatMap(sentencesIn), [])
  })

  test('words are found in every form that they may stand in', ({ assert }) => {
    const code = `const page = <p title={isLate ? 'Too late' : t('page.in_time')} label={\`texts.\${kind}\`}>
      Plain {'quoted'} {\`so many: \${count}\`} {isNew && 'new'} {name ?? 'nobody'} {'plus' + name}
      {KINDS.map((kind) => <b key={kind} className="text-h2">{t(kind)}</b>)} {' '} {\`\${a} – \${b}\`}
    </p>
    throw new Error('No such page here')
    const late = ['text', 'Far too late', 'későn']`
    const kind = ts.ScriptKind.TSX
    const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, kind)
    assert.deepEqual(
      wordsIn(source).map((one) => one.replace('page.tsx: ', '')),
      ['Too late', 'Plain', 'quoted', 'so many:', 'new', 'nobody', 'plus']
    )
    assert.deepEqual(
      sentencesIn(source).map((one) => one.replace('page.tsx: ', '')),
      ['Too late', 'Far too late', 'későn']
    )
  })
})
