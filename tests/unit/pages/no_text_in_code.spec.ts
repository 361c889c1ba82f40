import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parseSync, type ESTree } from 'vite'

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
const SAYS_BOTH = ['+', '||', '??']

/** A file that was read; its elements as ECMAScript has them, with those of JSX and TypeScript. */
interface Source {
  file: string
  code: string
  program: ESTree.Program
}

function parsed(file: string, code: string): Source {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const { program, errors } = parseSync(file, code, { lang, preserveParens: false })
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  return { file, code, program }
}

/** What is done with an element, of which another one is made; false where its own parts are nobody's business. */
type Visit = (node: ESTree.Node, parent?: ESTree.Node) => boolean | void

function walk(node: ESTree.Node, visit: Visit, parent?: ESTree.Node): void {
  if (visit(node, parent) === false) return
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit, node)
}

const isNode = (part: unknown): part is ESTree.Node =>
  typeof part === 'object' && part !== null && 'type' in part

/** Whatever stands in quotes in an expression and may become what it says. */
function quotedIn(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ value }) => value.cooked ?? ''),
        ...node.expressions.flatMap(quotedIn),
      ]
    case 'ConditionalExpression':
      return [...quotedIn(node.consequent), ...quotedIn(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.operator === '&&') return quotedIn(node.right)
      return SAYS_BOTH.includes(node.operator) ? [node.left, node.right].flatMap(quotedIn) : []
    case 'ArrayExpression':
      return node.elements.flatMap(quotedIn)
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return quotedIn(node.expression)
    default:
      return []
  }
}

/** Words that stand in a page, instead of being fetched in the language of the reader. */
function wordsIn({ file, program }: Source): string[] {
  const found: string[] = []
  const note = (text: string) => {
    const isText = WORD.test(text) && !SAME_EVERYWHERE.test(text.trim())
    if (isText) found.push(`${file}: ${text.trim()}`)
  }
  walk(program, (node, parent) => {
    if (node.type === 'JSXText') note(node.value)
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
      quotedIn(node).forEach(note)
    }
    if (node.type === 'JSXAttribute' && SAID.test(String(node.name.name))) {
      const said = quotedIn(node.value)
      said.filter((text) => !KEY.test(text)).forEach(note)
    }
  })
  return found
}

/** Sentences wherever they stand, but for what developers are told. */
function sentencesIn(source: Source): string[] {
  const found: string[] = []
  const note = (text: string | null) => {
    if (text && SENTENCE.test(text) && !SAME_EVERYWHERE.test(text))
      found.push(`${source.file}: ${text}`)
  }
  walk(source.program, (node) => {
    if (isToldToDevelopers(node, source.code)) return false
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value)
    if (node.type === 'TemplateElement') note(node.value.cooked)
  })
  return found
}

/** Errors, and lines of the console. */
function isToldToDevelopers(node: ESTree.Node, code: string): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const name = code.slice(node.callee.start, node.callee.end)
  return node.type === 'NewExpression' ? name.endsWith('Error') : /^(console\.|super$)/.test(name)
}

/** All files of pages and back-office with such an ending. */
function sourcesOf(ending: string): Source[] {
  const all = globSync(`{resources,admin}/**/*.${ending}`, { cwd: app.makePath() })
  const own = all.filter((file) => !SAMPLES.test(file) && !IN_ALL_LANGUAGES.test(file))
  return own.map((file) => parsed(file, readFileSync(app.makePath(file), 'utf8')))
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
    const source = parsed('page.tsx', code)
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
