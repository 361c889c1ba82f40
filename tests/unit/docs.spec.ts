import { posix } from 'node:path'
import { test } from '@japa/runner'
import {
  citations,
  citingFiles,
  DECISIONS,
  documents,
  isThere,
  recordsInForce,
  requirementRows,
  supersededRecords,
  textOf,
} from '#tests/support/docs'

const RECORDS_MAX = 60
const STATUS = /^Status: in force · (\d{4}-\d{2}-\d{2}) · replaces (.+)$/m
const PARTS = ['Context', 'Options', 'Decision', 'Consequences']
const ROW = /[A-Z]-\d+/
const ROWS = new RegExp(
  `^requirements (${ROW.source}(?:(?:, | and | to )${ROW.source})*)(?![-\\w])`
)

/** What anybody can look up. */
const PUBLIC = [
  /^https:\/\/\S+/,
  /^(RFC \d|ISO\/IEC \d|3GPP TS \d|OWASP|proc\(5\)|NAV Online Számla \d)/,
  /^(SQLite|PostgreSQL|Node\.js|AdonisJS|Lucid|Knex|Inertia|React|react-admin)\b/,
  /^(better-sqlite3|node-postgres|@adonisjs\/[a-z-]+|npm package [a-z-]+)/,
  /^(mulberry32, |Mark Burnett, |Avery \d)/,
]

test.group('Citations', () => {
  const rows = new Set(requirementRows())
  const inForce = new Set(recordsInForce().map(({ number }) => number))

  function isKnown(cited: string) {
    const named = ROWS.exec(cited)
    if (named) return named[1].match(new RegExp(ROW, 'g'))!.every((row) => rows.has(row))
    const record = /^docs\/decisions\/(\d{4})$/.exec(cited)
    if (record) return inForce.has(record[1])
    return isThere(cited) || PUBLIC.some((reference) => reference.test(cited))
  }

  test('every @source names a row, a record in force, a file or a public reference', ({
    assert,
  }) => {
    const unknown = citations().filter(({ cited }) => !isKnown(cited))
    assert.deepEqual(unknown, [])
    assert.isAbove(citations().length, 100)
  })

  test('records that code names by number are in force', ({ assert }) => {
    const named = citingFiles().flatMap(({ path, text }) =>
      [...text.matchAll(/(?:docs\/decisions\/|\b[Dd]ecisions? )(\d{4})\b/g)].map(([, number]) => ({
        path,
        number,
      }))
    )
    assert.deepEqual(
      named.filter(({ number }) => !inForce.has(number)),
      []
    )
  })

  test('documents that code names are there', ({ assert }) => {
    const named = citingFiles().flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w/.-])docs\/[\w/.-]*\w/g)].map(([document]) => ({ path, document }))
    )
    const lost = named.filter(
      ({ document }) => !/^docs\/decisions\/\d{4}$/.test(document) && !isThere(document)
    )
    assert.deepEqual(lost, [])
  })

  test('titles of tests name rows that are there', ({ assert }) => {
    const specs = citingFiles().filter(({ path }) => path.endsWith('.spec.ts'))
    const named = specs.flatMap(({ path, text }) =>
      [...text.matchAll(/\[([A-Z]-\d+)\]/g)].map(([, row]) => ({ path, row }))
    )
    assert.deepEqual(
      named.filter(({ row }) => !rows.has(row)),
      []
    )
  })
})

test.group('Requirements', () => {
  test('no row has the number of another one, and the table counts them', ({ assert }) => {
    const rows = requirementRows()
    assert.lengthOf(new Set(rows), rows.length)
    const table = textOf('docs/requirements.md').matchAll(/^\| ([A-Z]|Total)\b.*\| (\d+) +\|$/gm)
    for (const [, area, count] of table) {
      const own = rows.filter((row) => area === 'Total' || row.startsWith(`${area}-`))
      assert.lengthOf(own, Number(count), area)
    }
  })
})

test.group('Decisions', () => {
  const inForce = recordsInForce()
  const superseded = supersededRecords()

  function replacedBy(record: { text: string } | undefined) {
    const replaced = STATUS.exec(record?.text ?? '')?.[2] ?? ''
    return [...replaced.matchAll(/\[(\d{4})\]/g)].map(([, old]) => old)
  }

  test('no number is given twice, and not too many are in force', ({ assert }) => {
    const numbers = [...inForce, ...superseded].map(({ number }) => number)
    assert.deepEqual(
      numbers.filter((number, place) => numbers.indexOf(number) !== place),
      []
    )
    assert.isAtMost(inForce.length, RECORDS_MAX)
  })

  test('a record in force follows the template', ({ assert }) => {
    for (const { number, name, text } of inForce) {
      assert.match(text, new RegExp(`^# ${number} \\S`), name)
      assert.match(text.split('\n')[2], STATUS, name)
      const parts = [...text.matchAll(/^## (.*)$/gm)].map(([, part]) => part)
      assert.deepEqual(parts, PARTS, name)
    }
  })

  test('a superseded record says so in its first line, and by what', ({ assert }) => {
    for (const { name, number, text } of superseded) {
      const first = text.split('\n')[0]
      assert.match(first, /^Superseded by \[\d{4}\]\(.+\) on \d{4}-\d{2}-\d{2}\./, name)
      for (const [, successor] of first.matchAll(/\[(\d{4})\]/g)) {
        const by = [...inForce, ...superseded].find((record) => record.number === successor)
        assert.include(replacedBy(by), number, `${name} by ${successor}`)
      }
    }
  })

  test('what a record replaces is superseded by it', ({ assert }) => {
    for (const { name, number, text } of inForce) {
      for (const old of replacedBy({ text })) {
        const record = superseded.find((one) => one.number === old)
        assert.include(record?.text.split('\n')[0] ?? '', `[${number}](`, `${old} by ${name}`)
      }
    }
  })

  test('the index names every record with its title, status, date and what it replaces', ({
    assert,
  }) => {
    const lines = textOf(`${DECISIONS}/README.md`)
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    const listed = lines.filter(([, number]) => /^\[\d{4}\]/.test(number ?? ''))
    const wanted = [...inForce, ...superseded].map((record) => {
      const [, title] = /^# \d{4} (.*)$/m.exec(record.text)!
      const path = posix.relative(DECISIONS, record.path)
      const status = path === record.name ? 'in force' : 'superseded'
      return [`[${record.number}](${path})`, title, status]
    })
    assert.deepEqual(
      listed.map((cells) => cells.slice(1, 4)),
      wanted
    )
    for (const { name, number, text } of inForce) {
      const [, , , , date, replaces] = listed.find(([, link]) => link.startsWith(`[${number}]`))!
      const [, day] = STATUS.exec(text)!
      assert.deepEqual([date, replaces], [day, replacedBy({ text }).join(', ')], name)
    }
  })
})

test.group('Documents', () => {
  test('every link of a document leads somewhere', ({ assert }) => {
    const readme = { path: 'README.md', text: textOf('README.md') }
    const lost = [...documents(), readme].flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
        .map(([, to]) => posix.join(posix.dirname(path), to))
        .filter((to) => !isThere(to))
        .map((to) => `${path} -> ${to}`)
    )
    assert.deepEqual(lost, [])
  })

  test('no document leaves anything open', ({ assert }) => {
    const open = documents().filter(({ text }) => text.includes('<<'))
    assert.deepEqual(
      open.map(({ path }) => path),
      []
    )
  })

  test('the guide names files that are there', ({ assert }) => {
    const guide = textOf('docs/guide.md')
    const named = guide.matchAll(
      /`((?:app|modules|start|cli|admin|resources|tests|database|config|lang|bench|docs|scripts)\/[^`\s<>{}*…]+)`/g
    )
    const lost = [...named].map(([, path]) => path).filter((path) => !isThere(path))
    assert.deepEqual(lost, [])
  })
})
