// Fills an empty shop with articles and prints what searches over them take, in ms. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'
import { seededRandom } from '../../tests/support/seeded_random.js'

const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 20_000)
/** Times each search is made after some that are not timed. */
const ROUNDS = Number(process.env.BENCH_SAMPLES ?? 40)
const WARM_UP = 5
/** Articles of one transaction. */
const BATCH = 500
const WORDS_OF_BODY = 220
/** Beyond the numbers of the shop's own pages. */
const FIRST = 1_000_000

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { migrateDatabases } = await import('#app/database/migrate')
await migrateDatabases(app)
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')
const { clock } = await import('#app/clock')
const { writeSearchDocuments } = await import('#content/search/main')
const { searchFor } = await import('#content/search/queries/search_hits')

/** Some words stand in most texts and most of them in few, as in a language. */
const COMMON =
  'festék vakolat csempe ragasztó habarcs homlokzat alapozó szigetelés beton padló fal glett tégla fuga szilikon réteg száradás keverés felület munka'.split(
    ' '
  )
const RARE = Array.from({ length: 6000 }, (_, at) => `${COMMON[at % 20]}${letters(at)}`)
const ENDINGS = ['', '', '', 't', 'k', 'ra', 'ban', 'hoz', 'nak']
/** One word that is everywhere, and one that is rare; beginnings, several words, nothing, a part of a word. */
const SEARCHES = [
  'festék',
  'fe',
  'vakolattal',
  'homlokzat festék',
  'csempe ragasztó fuga',
  'beton felület szigetelés alapozó',
  RARE[17],
  RARE[4000],
  `${RARE[99]} fal`,
  'szilikonnal',
  'glettelés',
  'nincs ilyen',
  'okzatf',
  'ragasz',
]

const random = seededRandom(20_000)
for (let from = FIRST; from < FIRST + ARTICLES; from += BATCH)
  await transaction((trx) => fill(trx, from))
if (process.env.DATABASE_URL) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  // What autovacuum would have done a minute after such an import.
  await db.rawQuery(
    'VACUUM ANALYZE search_index, search_texts, search_documents, content_publications'
  )
}
const took = []
const found = {}
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const words of SEARCHES) {
    const since = performance.now()
    const { total } = await searchFor({ words, locale: 'hu', audience: 'member', page: 1 })
    found[words] ??= { total, times: [] }
    if (round < 0) continue
    const milliseconds = performance.now() - since
    took.push(milliseconds)
    found[words].times.push(milliseconds)
  }
}
process.stdout.write(`${JSON.stringify({ took, found })}\n`)
await app.terminate()

async function fill(trx, from) {
  for (let id = from; id < from + BATCH && id < FIRST + ARTICLES; id++) {
    const at = clock.now() - (id - FIRST + 1) * 60_000
    await rows(
      trx,
      `INSERT INTO content_records (id, key, kind, position, created_at, updated_at)
      VALUES (?, ?, 'article', 1, ?, ?)`,
      [id, `bench-${id}`, at, at]
    )
    await rows(
      trx,
      `INSERT INTO content_versions (id, record_id, number, body, title_hu, title_en, note, created_at)
      VALUES (?, ?, 1, '{}', '', '', '', ?)`,
      [id, id, at]
    )
    await rows(
      trx,
      `INSERT INTO content_publications (record_id, version_id, kind, shown_at, starts_at, created_at)
      VALUES (?, ?, 'article', ?, ?, ?)`,
      [id, id, at, at, at]
    )
    await rows(
      trx,
      `INSERT INTO content_slugs (scope, slug, record_id, is_current, created_at)
      VALUES ('article', ?, ?, 1, ?)`,
      [`bench-${id}`, id, at]
    )
    const text = (count) => Array.from({ length: count }, word).join(' ')
    const hu = { title: text(4), lead: text(15), body: text(WORDS_OF_BODY) }
    const en = { title: '', lead: '', body: '' }
    const version = { versionId: id, recordId: id, kind: 'article', shownAt: at, texts: { hu, en } }
    await writeSearchDocuments(trx, version)
  }
}

function word() {
  return `${random.below(3) ? random.pick(RARE) : random.pick(COMMON)}${random.pick(ENDINGS)}`
}

function letters(number) {
  const [a, b] = [Math.floor(number / 400) % 20, Math.floor(number / 20) % 20]
  return `${'bcdfghjklmnprstvzbcd'[a]}${'aeiouaeiouaeiouaeiou'[b]}${'lnrst'[b % 5]}o`
}
