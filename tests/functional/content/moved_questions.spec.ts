import { test } from '@japa/runner'
import { freshDatabase } from '#tests/support/fresh_database'

const OLD = 'database/migrations/0840_move_questions'
const AT = 1_790_000_000_000
const LATER = 4_000_000_000_000

/** The questions of a shop as they lay before they became content records. */
const TABLE = `CREATE TABLE faq_entries (id INTEGER PRIMARY KEY, question_hu VARCHAR(300) NOT NULL,
  question_en VARCHAR(300) NOT NULL, answer_hu TEXT NOT NULL, answer_en TEXT NOT NULL,
  position INTEGER NOT NULL, published_at BIGINT, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`
const ROWS = [
  `(1, 'Zomancozott?', 'Enamelled?', '<p>Igen.</p>', '<p>Yes.</p>', 30, ${AT}, ${AT}, ${AT})`,
  `(2, 'Mintazott?', '', '<p>Nem.</p>', '', 10, NULL, ${AT}, ${AT})`,
  `(3, 'Jovore?', 'Next year?', '<p>Majd.</p>', '', 20, ${LATER}, ${AT}, ${AT})`,
]
const MOVED = `SELECT d.title_hu, d.missing_en, d.has_changes, v.number, v.body, p.starts_at,
    (SELECT COUNT(*) FROM search_documents s WHERE s.record_id = r.id) AS documents
  FROM content_records r JOIN content_drafts d ON d.record_id = r.id
  LEFT JOIN content_publications p ON p.record_id = r.id
  LEFT JOIN content_versions v ON v.id = p.version_id
  WHERE r.kind = 'faq' AND d.title_hu IN ('Zomancozott?', 'Mintazott?', 'Jovore?')
  ORDER BY r.position, r.id`

test.group('Questions that a shop had', () => {
  test('[D-31] what was published is the first version, the rest a draft, in the old order; all is found', async ({
    assert,
    cleanup,
  }) => {
    const shop = await freshDatabase()
    cleanup(() => shop.remove())
    await shop.run(`DELETE FROM adonis_schema WHERE name = '${OLD}'`)
    await shop.run(TABLE)
    await shop.run(`INSERT INTO faq_entries VALUES ${ROWS.join(', ')}`)
    const { code, stderr } = await shop.command('migrate')
    assert.equal(code, 0, stderr)
    const moved = await shop.run(MOVED)
    const told = moved.map((row) => [row.title_hu, row.missing_en, row.has_changes, row.number])
    assert.deepEqual(told, [
      ['Mintazott?', 2, 1, null],
      ['Jovore?', 1, 0, 1],
      ['Zomancozott?', 0, 0, 1],
    ])
    assert.deepEqual(
      moved.map(({ starts_at, documents }) => [Number(starts_at), Number(documents)]),
      [
        [0, 0],
        [LATER, 2],
        [AT, 2],
      ]
    )
    assert.deepEqual(JSON.parse(String(moved[2].body)), {
      question_hu: 'Zomancozott?',
      question_en: 'Enamelled?',
      answer_hu: '<p>Igen.</p>',
      answer_en: '<p>Yes.</p>',
    })
    const again = await shop.command('migrate')
    assert.equal(again.code, 0)
  })
})
