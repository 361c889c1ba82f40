import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { firstLoadOf, type Manifest } from '#app/assets/first_load'
import { faultsOf, tableOf, weighPages, type Budget } from '../../../scripts/steps/first_load.mjs'

const MANIFEST: Manifest = {
  'resources/app.en.ts': { file: 'app.en.js', imports: ['_app.js'] },
  'resources/app.fetched.ts': { file: 'app.fetched.js', imports: ['_app.js'] },
  '_app.js': { file: 'app.js', name: 'app', imports: ['_framework.js'], css: ['app.css'] },
  '_framework.js': { file: 'framework.js', name: 'framework' },
  '_quiet.js': { file: 'quiet.js', name: 'quiet', imports: ['_framework.js'] },
  'texts:auth': { file: 'en.js' },
  'resources/pages/auth/login.tsx': {
    file: 'login.js',
    imports: ['_app.js'],
    dynamicImports: ['later.tsx'],
  },
  'later.tsx': { file: 'later.js' },
}
const ENGLISH = ['app.en.js', 'app.js', 'framework.js', 'quiet.js', 'en.js', 'login.js']
/** Letters that no packing makes fewer, about. */
const BYTES = 3000
const ROOMY = { javascript: 130, files: 12, css: 30 }

test.group('Weight of the pages of a build', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'first-load-'))
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
    for (const file of [...ENGLISH, 'app.fetched.js', 'later.js', 'app.css']) {
      const noise = Array.from({ length: BYTES }, () => Math.floor(Math.random() * 256))
      writeFileSync(join(folder, file), Buffer.from(noise))
    }
    return () => rmSync(folder, { recursive: true })
  })

  const weighed = (budget: Budget) => weighPages(folder, budget, firstLoadOf)

  test('a page weighs what is fetched for it by itself, in each language', ({ assert }) => {
    const [{ english, hungarian }] = weighed({ 'auth/login': ROOMY })
    assert.equal(english.files, ENGLISH.length)
    assert.equal(hungarian.files, ENGLISH.length - 1)
    assert.closeTo(english.javascript, (ENGLISH.length * BYTES) / 1000, 0.1)
    assert.closeTo(english.css, BYTES / 1000, 0.1)
    assert.sameMembers(firstLoadOf(MANIFEST, 'auth/login', 'en').scripts, ENGLISH)
  })

  test('within its budget nothing is said, and the table names it', ({ assert }) => {
    const rows = weighed({ 'auth/login': ROOMY })
    assert.deepEqual(faultsOf(rows), [])
    assert.match(tableOf(rows), /^auth\/login +18\.0 kB +15\.0 kB +130 +6 +12 +3\.0 kB +30$/m)
  })

  test('above any figure of its budget the page and the figure are named', ({ assert }) => {
    for (const [what, figure, sentence] of [
      ['javascript', 17, /^auth\/login has 18\.0 kB of JavaScript, its budget is 17$/],
      ['files', 5, /^auth\/login has 6\.0 scripts, its budget is 5$/],
      ['css', 2, /^auth\/login has 3\.0 kB of CSS, its budget is 2$/],
    ] as const) {
      const faults = faultsOf(weighed({ 'auth/login': { ...ROOMY, [what]: figure } }))
      assert.lengthOf(faults, 1)
      assert.match(faults[0], sentence)
    }
  })

  test('a page without a budget and a budget without a page are faults', ({ assert }) => {
    assert.deepEqual(faultsOf(weighed({})), ['auth/login has no budget'])
    assert.deepEqual(faultsOf(weighed({ 'auth/login': ROOMY, 'auth/gone': ROOMY })), [
      'auth/gone has a budget and is no page',
    ])
    const half = { 'auth/login': { javascript: 130 } } as unknown as Budget
    assert.lengthOf(faultsOf(weighed(half)), 2)
  })

  test('no budget allows more than 130 kB, 12 scripts and 30 kB of styles', ({ assert }) => {
    const path = new URL('../../../resources/budget.json', import.meta.url)
    const budget: Budget = JSON.parse(readFileSync(path, 'utf8'))
    for (const [page, { javascript, files, css }] of Object.entries(budget)) {
      assert.isAtMost(javascript, 130, page)
      assert.isAtMost(files, 12, page)
      assert.isAtMost(css, 30, page)
    }
  })
})
