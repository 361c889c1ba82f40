import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { LANGUAGES } from '#app/languages'
import { TextFormatter } from '#app/text_formatter'
import { faultsOfCatalogue } from '#tests/support/catalogue_faults'
import {
  importsOf,
  sourceFiles,
  withoutComments,
  type SourceFile,
} from '#tests/support/source_files'

/** Which faces a module may import. @source docs/guide.md */
const BELOW: Record<string, string[]> = {
  points: [],
  auth: ['points'],
  content: ['points', 'auth'],
  catalogue: ['points', 'auth'],
  promo: ['points', 'auth', 'content', 'catalogue'],
  notifications: ['points', 'auth', 'content', 'catalogue', 'promo'],
  partners: ['points', 'auth', 'content', 'catalogue', 'promo'],
  reports: ['points', 'auth', 'content', 'catalogue', 'promo', 'notifications', 'partners'],
}
const MODULES = Object.keys(BELOW)
const FACE_LINES_MAX = 40
/** Placeholders that stand for amounts of points or for counts. */
const AMOUNTS =
  'points|was|price|weekly|available_points|balance|left|missing|' +
  'count|pieces|orders|total|confirmed|limit|quantity|members|tries'

/** Wiring that a module hands to start/ beside its face. */
const WIRING =
  /^#[a-z]+\/((admin_|dev_)?routes|outbox|events|channels|provider|truths\/[a-z_]+|[a-z_]+\/media_owner|personal|back_office\/[a-z_]+|middleware\/[a-z_]+)$/

/** Code that has no server clock, or runs once in the life of a database. */
const OWN_TIME = [
  /^app\/clock\.ts$/,
  /^database\/migrations\//,
  /^database\/demo\//,
  /^resources\//,
  /^admin\//,
]

function moduleOf(path: string) {
  return /^modules\/([a-z_]+)\//.exec(path)?.[1]
}

/** The module an import leads to, and whether it is the bare alias of its face. */
function targetOf(imported: string) {
  const alias = /^#([a-z_]+)(\/.*)?$/.exec(imported)
  if (alias && MODULES.includes(alias[1])) return { module: alias[1], isFace: !alias[2] }
  const inner = moduleOf(imported)
  return inner ? { module: inner, isFace: false } : undefined
}

/** Every import of the files that breaks the rule, as `file -> import`. */
function breaches(files: SourceFile[], isBreach: (imported: string, path: string) => boolean) {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isBreach(imported, file.path))
      .map((imported) => `${file.path} -> ${imported}`)
  )
}

function filesWith(files: SourceFile[], pattern: RegExp) {
  return files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path)
}

test.group('Borders', () => {
  const modules = sourceFiles(['modules'])

  test('a module imports the faces of modules below it, and of no other', ({ assert }) => {
    const found = breaches(modules, (imported, path) => {
      const own = moduleOf(path)!
      const target = targetOf(imported)
      if (!target || target.module === own) return false
      return !target.isFace || !BELOW[own].includes(target.module)
    })
    assert.deepEqual(found, [])
  })

  test('a module stays inside its folder, the kernel, the wiring names and the packages', ({
    assert,
  }) => {
    const allowed =
      /^(#app\/|#config\/|#start\/(env|middleware)$|#generated\/|#database\/(demo\/|schema$)|modules\/)/
    const found = breaches(modules, (imported) => {
      if (targetOf(imported)) return false
      const isOurs =
        imported.startsWith('#') || /^(app|start|config|cli|resources)\//.test(imported)
      return isOurs && !allowed.test(imported)
    })
    assert.deepEqual(found, [])
  })

  test('the kernel knows no module and no wiring', ({ assert }) => {
    const allowed = /^(#app\/|#config\/|#start\/env$|#generated\/|#database\/schema$|app\/)/
    const found = breaches(sourceFiles(['app']), (imported) => {
      const isOurs = imported.startsWith('#') || /^(modules|start|cli|resources)\//.test(imported)
      return isOurs && !allowed.test(imported)
    })
    assert.deepEqual(found, [])
  })

  test('start/ and cli/ reach modules by their faces and their wiring files', ({ assert }) => {
    const found = breaches(sourceFiles(['start', 'cli']), (imported) => {
      const target = targetOf(imported)
      return target !== undefined && !target.isFace && !WIRING.test(imported)
    })
    assert.deepEqual(found, [])
  })

  test('pages and the back-office import no server code', ({ assert }) => {
    const found = breaches(sourceFiles(['resources', 'admin']), (imported) =>
      /^(#|app\/|modules\/|start\/|config\/|cli\/|database\/)/.test(imported)
    )
    assert.deepEqual(found, [])
  })

  test('rules that the browser applies too import nothing but each other', ({ assert }) => {
    const rules = sourceFiles(['app/rules'])
    assert.isAbove(rules.length, 3)
    assert.deepEqual(
      breaches(rules, (imported) => !imported.startsWith('app/rules/')),
      []
    )
  })

  test('the definition of blocks that pages and back-office read imports nothing but itself', ({
    assert,
  }) => {
    const shared = 'modules/content/blocks/shared'
    const files = sourceFiles([shared])
    assert.isAbove(files.length, 1)
    assert.deepEqual(
      breaches(files, (imported) => !imported.startsWith(`${shared}/`)),
      []
    )
  })

  test('a face only exports, by name, in at most forty lines', ({ assert }) => {
    const faces = modules.filter(({ path }) => /^modules\/[a-z_]+\/main\.ts$/.test(path))
    assert.isAbove(faces.length, 3)
    for (const { path, text } of faces) {
      const code = withoutComments(text).trim()
      const rest = code.replace(/export (type )?\{[^}]*\}( from '[^']+')?;?/g, '').trim()
      assert.equal(rest, '', `${path} does more than export`)
      assert.isAtMost(text.trimEnd().split('\n').length, FACE_LINES_MAX, path)
    }
  })

  test('actions, queries and the ledger never see a request', ({ assert }) => {
    const inner = modules.filter(({ path }) =>
      /\/(actions|queries|models)\/|\/ledger\.ts$/.test(path)
    )
    const found = breaches(inner, (imported) =>
      /@adonisjs\/core\/http$|\/controllers\/|\/validators\//.test(imported)
    )
    assert.deepEqual(found, [])
  })
})

test.group('Single places', () => {
  const server = sourceFiles(['app', 'modules', 'start', 'config', 'cli', 'database', 'bin'])

  test('only the kernel opens a transaction', ({ assert }) => {
    const opening = /\.(transaction|beginGlobalTransaction)\(|'BEGIN\b/
    const found = filesWith(server, opening)
    // What begins it on either database, joins reads, copies one moment, or holds the lock of the storage folder; and
    // what joins writes of the sessions file, which holds nothing that must outlive a power cut.
    const own = [
      'held_connection',
      'commit_groups',
      'shared_reads',
      'single_server',
      'embedded_copy',
      'sessions_file',
    ].map((name) => `app/database/${name}.ts`)
    assert.sameMembers(found, own)
  })

  test('only the clock reads the time', ({ assert }) => {
    const reading = /\bDate\.now\(|\bnew Date\(\s*\)|\bDateTime\.(now|local|utc)\(\s*\)/
    const files = [...server, ...sourceFiles(['resources', 'admin'])]
    const found = filesWith(files, reading).filter(
      (path) => !OWN_TIME.some((allowed) => allowed.test(path))
    )
    assert.deepEqual(found, [])
  })

  test('only start/env.ts and the entry points read the environment', ({ assert }) => {
    // DEV_MODE is what the framework's development server says of itself.
    const reading = /process\.env\b(?!\.DEV_MODE)/
    const found = filesWith(sourceFiles(['app', 'modules', 'start', 'config']), reading)
    assert.deepEqual(found, [])
  })

  const WRITERS: [what: string, writing: RegExp, files: string[]][] = [
    [
      'ledger entries and balances',
      /(INSERT INTO|UPDATE|DELETE FROM)\s+(ledger_entries|balances)\b/,
      // A movement, and the end of a year over all members.
      ['modules/points/ledger/ledger_sql.ts', 'modules/points/reset/year_end_sql.ts'],
    ],
    [
      'scans',
      /(INSERT INTO|UPDATE|DELETE FROM)\s+scans\b/,
      ['modules/points/scans/accept_scans/write_scans_sql.ts'],
    ],
    [
      'new orders and their lines',
      /INSERT INTO\s+(orders|order_lines)\b/,
      ['modules/catalogue/orders/place_orders/write_orders_sql.ts'],
    ],
  ]
  for (const [what, writing, files] of WRITERS) {
    test(`money is written once: ${what} in ${files.length} of all files`, ({ assert }) => {
      const found = filesWith(sourceFiles(['app', 'modules', 'start', 'cli']), writing)
      assert.sameMembers(found, files)
    })
  }

  test('no two migrations share a number', ({ assert }) => {
    const numbers = sourceFiles(['database/migrations']).map(
      ({ path }) => /\/(\d{4})_/.exec(path)?.[1]
    )
    assert.isTrue(numbers.every(Boolean))
    assert.lengthOf(new Set(numbers), numbers.length)
  })
})

test.group('Pages', () => {
  test('the page tree holds pages and nothing else, one default function each', ({ assert }) => {
    const pages = sourceFiles(['resources/pages'], [''])
    assert.isAbove(pages.length, 5)
    for (const { path, text } of pages) {
      assert.match(path, /^resources\/pages\/[a-z_]+\/[a-z_0-9]+\.tsx$/)
      assert.match(text, /export default function [A-Z]\w*\(/, path)
    }
  })
})

test.group('Catalogues', () => {
  function catalogue(locale: string): Record<string, string> {
    return JSON.parse(readFileSync(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8'))
  }

  test('[I-06] [I-07] every language has the same keys, in order, each with a text that takes the same values and has its forms', ({
    assert,
  }) => {
    assert.includeMembers(Object.keys(LANGUAGES), ['en', 'hu'])
    for (const locale of Object.keys(LANGUAGES)) {
      assert.deepEqual(faultsOfCatalogue(locale, catalogue(locale), catalogue('en')), [], locale)
    }
  })

  test('[I-06] [I-07] a catalogue that is not whole is told what it lacks', ({ assert }) => {
    const pattern = {
      count: '{count, plural, one {# gift} other {# gifts}}',
      how: '{how, select, none {} other {by {how}}}',
      name: 'Hello {name}',
      sent: 'Sent',
    }
    const faults = (texts: Record<string, string>) => faultsOfCatalogue('sk', texts, pattern)
    const count = '{count, plural, one {# dar} few {# dary} many {# daru} other {# darov}}'
    const whole = { ...pattern, count }
    assert.deepEqual(faults(whole), [])
    assert.deepEqual(faults(pattern), ['count has no form "few" of count'])
    assert.deepEqual(faults({ ...whole, count: '{count, plural, other {# darov}}' }), [
      'count has no form "one" of count',
      'count has no form "few" of count',
    ])
    assert.deepEqual(faults({ ...whole, count: count.replace('few', 'two') }), [
      'count has no form "few" of count',
      'count has a form "two" of count, and the language has none',
    ])
    const { sent: _sent, ...rest } = whole
    assert.deepEqual(faults(rest), ['sent is missing'])
    assert.deepEqual(faults({ ...whole, zero: 'x' }), ['zero is no key'])
    assert.deepEqual(faults({ sent: 'Sent', ...rest }), ['the keys are not in order'])
    assert.deepEqual(faults({ ...whole, sent: ' ' }), ['sent is empty'])
    assert.deepEqual(faults({ ...whole, name: 'Hello {nmae}' }), [
      'name takes nmae instead of name',
    ])
    assert.deepEqual(faults({ ...whole, how: '{how, select, non {} other {by {how}}}' }), [
      'how takes how (non, other) instead of how (none, other)',
    ])
    assert.match(faults({ ...whole, name: 'Hello {name' })[0], /^name cannot be read/)
    assert.include(faultsOfCatalogue('xx', whole, whole)[0], '"xx" is no language')
  })

  test('[U-34] no text takes an amount without saying how it is written', ({ assert }) => {
    // Amounts of points grow beyond a thousand; `{points}` would write them without grouping.
    const bare = new RegExp(`\\{\\s*(${AMOUNTS})\\s*\\}`)
    for (const locale of Object.keys(LANGUAGES)) {
      const found = Object.entries(catalogue(locale)).filter(([, text]) => bare.test(text))
      assert.deepEqual(found, [], locale)
    }
  })

  test('[U-34] amounts are grouped, and one is one, in both languages', ({ assert }) => {
    const kept = new TextFormatter()
    const told = (locale: string, key: string, points: number) =>
      kept.format(catalogue(locale)[key], locale, { points }).replaceAll('\u00a0', ' ')
    assert.equal(told('hu', 'qr_code.success', 12_345), '12 345 pont jóváírva')
    assert.equal(
      told('hu', 'extra_points.offer.birthday', 1_200)
        .match(/[\d ]{5,}/)?.[0]
        .trim(),
      '1 200'
    )
    assert.equal(told('hu', 'scan.waiting.credited', 1_200), '+1 200 pont')
    assert.equal(told('en', 'scan.waiting.credited', 1_200), '+1,200 points')
    for (const key of ['scan.waiting.credited', 'dispute.state_credited']) {
      assert.equal(told('en', key, 1), '+1 point')
    }
    assert.equal(told('en', 'extra_points.save_for', 1), 'Save, and get 1 point')
  })
})
