import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { rebuildSearch } from '#content/search/actions/rebuild_search'
import { analyse } from '#content/search/analysis/analyse'
import { fold } from '#content/search/analysis/words'
import { searchFor, type Search } from '#content/search/queries/search_hits'
import { searchState } from '#content/search/queries/search_state'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { clearSearch, givenPublished, givenSearched } from '#tests/support/searched'
import { seededRandom } from '#tests/support/seeded_random'

/** A published text, as the rules of the order see it. */
interface Text {
  id: number
  kind: 'article' | 'faq' | 'page'
  shownAt: number
  title: string
  lead: string
  body: string
}

const WORDS =
  'festék festékkel festékek vakolat vakolattal csempe csempék csemperagasztó ragasztó ragasztóval habarcs habarccsal homlokzat homlokzatfesték homlokzatra alapozó alapozóval szigetelés szigetelésre beton betonra padló padlón fal falra glettelés glett tégla téglából fuga fugázó szilikon szilikonnal száradás keverés rétegben nedves'.split(
    ' '
  )

/** Whole words, forms, beginnings, parts of words, several words, other signs: what people type. */
const SEARCHES = [
  ...'festék festek FESTÉKEKKEL fest fe f vakolat vakolatok vak csempe csempéket csem csemperagasztó ragasztó ragaszto homlokzatfestek okzatfe ragasz habarcs habarccsal habar homlokzat szigetelés szig betonból beton padló pad fal falban fala glett gl tégla téglák fuga fug szilikon száradás nedv keverés'.split(
    ' '
  ),
  'homlokzat festék',
  'vakolat alapozó',
  'csempe ragasztó padló',
  'festék betonra',
  'fest vak',
  'nedves fal glett',
  'tégla habarcs fuga',
  '"festék" OR vakolat',
  'festék*',
  'title:festék',
  '-festék',
  'fal & beton | !tégla',
  "fal' OR 1=1",
  'festék festék festék',
  'a b c d e f g h i',
  'semmi',
  'ööö',
  '   ',
  '%',
  '_al',
  'zatf',
  'emperag',
]

function givenTexts() {
  const random = seededRandom(19)
  const some = (count: number) => Array.from({ length: count }, () => random.pick(WORDS)).join(' ')
  return Array.from({ length: 150 }, (_, at) => ({
    kind: random.pick(['article', 'article', 'faq', 'page'] as const),
    // Several were shown at the same moment: their number decides.
    shownAt: clock.now() - 10_000 - (at % 40) * 1000,
    title: some(1 + random.below(3)),
    lead: some(random.below(4)),
    body: some(3 + random.below(12)),
  }))
}

/** The rules of the search, word for word and without any engine. */
function expected(texts: Text[], search: string, isMember: boolean): number[] {
  const typed = fold(search.slice(0, 60)).match(/[\p{L}\p{N}]+/gu) ?? []
  const words = [...new Set(typed)].slice(0, 8)
  if (!words.length) return []
  const holds = (text: string, word: string, byBeginning: boolean) => {
    const stems = analyse(text, 'hu')
    const wanted = [...analyse(word, 'hu'), ...analyse(word, 'en')]
    if (stems.some((stem) => wanted.includes(stem))) return true
    return byBeginning && word.length > 1 && stems.some((stem) => stem.startsWith(word))
  }
  const all = (text: string, byBeginning: boolean) =>
    words.every((word) => holds(text, word, byBeginning))
  const tierOf = ({ title, lead, body }: Text) => {
    if (all(title, false)) return 1
    if (all(title, true)) return 2
    if (all(`${title} ${lead}`, true)) return 3
    if (all(`${title} ${lead} ${body}`, true)) return 4
    return 5
  }
  const seen = texts.filter(({ kind }) => isMember || kind !== 'article')
  const ordered = seen
    .map((text) => ({ ...text, tier: tierOf(text) }))
    .sort((a, b) => a.tier - b.tier || b.shownAt - a.shownAt || b.id - a.id)
  const found = ordered.filter(({ tier }) => tier < 5)
  const mayBePart = found.length < 5 && words.some((word) => word.length > 2)
  const parts = mayBePart
    ? ordered.filter(
        ({ title, tier }) => tier === 5 && words.every((word) => fold(title).includes(word))
      )
    : []
  return [...found, ...parts].map(({ id }) => id)
}

async function foundIds(search: Partial<Search> & { words: string }): Promise<number[]> {
  const ids: number[] = []
  const asked: Search = { locale: 'hu', audience: 'member', page: 1, ...search }
  for (let page = 1; ; page++) {
    const { hits, pages } = await searchFor({ ...asked, page })
    ids.push(...hits.map(({ recordId }) => recordId))
    if (page >= pages) return ids
  }
}

test.group('Engine of the search', (group) => {
  group.setup(() => clearSearch())
  group.teardown(() => clearSearch())

  test('sixty searches find what the rules say, in their order, on either database', async ({
    assert,
  }) => {
    const texts: Text[] = []
    for (const text of givenTexts()) {
      const { title, lead, body } = text
      texts.push({ ...text, id: await givenSearched({ ...text, hu: { title, lead, body } }) })
    }
    assert.isAtLeast(SEARCHES.length, 60)
    let hits = 0
    for (const words of SEARCHES) {
      for (const audience of ['guest', 'member'] as const) {
        const found = await foundIds({ words, audience })
        assert.deepEqual(found, expected(texts, words, audience === 'member'), words)
        hits += found.length
      }
    }
    assert.isAbove(hits, 500)
  })

  test('a text is found from its beginning until its end, without anybody doing anything', async ({
    assert,
  }) => {
    const time = frozenClock()
    try {
      const start = clock.now() + 60_000
      const id = await givenSearched({
        startsAt: start,
        endsAt: start + 60_000,
        hu: { title: 'Xilofon' },
      })
      assert.deepEqual(await foundIds({ words: 'xilofon' }), [])
      time.pass(60_000)
      assert.deepEqual(await foundIds({ words: 'xilofon' }), [id])
      time.pass(60_000)
      assert.deepEqual(await foundIds({ words: 'xilofon' }), [])
    } finally {
      time.restore()
    }
  })

  test('[A-02] guests find answers and pages, members articles too', async ({ assert }) => {
    const faq = await givenSearched({ kind: 'faq', shownAt: 3, hu: { title: 'Zománc' } })
    const page = await givenSearched({ kind: 'page', shownAt: 2, hu: { title: 'Zománc' } })
    const article = await givenSearched({ kind: 'article', shownAt: 1, hu: { title: 'Zománc' } })
    assert.deepEqual(await foundIds({ words: 'zomanc', audience: 'guest' }), [faq, page])
    assert.deepEqual(await foundIds({ words: 'zomanc' }), [faq, page, article])
  })

  test('each language finds its own texts, and Hungarian where nothing was translated', async ({
    assert,
  }) => {
    const both = await givenSearched({
      shownAt: 2,
      hu: { title: 'Spatulya' },
      en: { title: 'Spatulas' },
    })
    const alone = await givenSearched({ shownAt: 1, hu: { title: 'Spatulyák' } })
    assert.deepEqual(await foundIds({ words: 'spatulya' }), [both, alone])
    assert.deepEqual(await foundIds({ words: 'spatulyával', locale: 'en' }), [alone])
    assert.deepEqual(await foundIds({ words: 'spatul', locale: 'en' }), [both, alone])
  })

  test('hits are marked in title and text, around the place with the most of them', async ({
    assert,
  }) => {
    const filler = 'Ez itt csak sok szöveg. '.repeat(20)
    await givenSearched({
      hu: { title: 'Az ecsetek', body: `${filler}Ecsettel és teljes ecsetkészlettel. ${filler}` },
    })
    const { hits } = await searchFor({
      words: 'ecset',
      locale: 'hu',
      audience: 'member',
      page: 1,
    })
    assert.deepEqual(hits[0].title, [
      { text: 'Az ', hit: false },
      { text: 'ecsetek', hit: true },
    ])
    const marked = hits[0].excerpt.filter(({ hit }) => hit).map(({ text }) => text)
    assert.deepEqual(marked, ['Ecsettel', 'ecsetkészlettel'])
    const length = hits[0].excerpt.map(({ text }) => text).join('').length
    assert.isAtMost(length, 170)
    assert.match(hits[0].excerpt[0].text, /^… /)
  })

  test('what was published anew is found by its new words alone', async ({ assert }) => {
    const id = await givenSearched({ hu: { title: 'Kefe' } })
    await db.from('content_publications').where({ record_id: id }).update({ ends_at: clock.now() })
    await givenPublished(id, { hu: { title: 'Henger' } })
    assert.deepEqual(await foundIds({ words: 'kefe' }), [])
    assert.deepEqual(await foundIds({ words: 'henger' }), [id])
    const kept = await db.from('search_documents').where({ record_id: id })
    assert.lengthOf(kept, 2)
  })

  test('an index that lost its words is told of and made anew', async ({ assert }) => {
    const id = await givenSearched({ hu: { title: 'Vödör' } })
    const before = await searchState()
    assert.equal(before.documents, before.indexed)
    assert.equal(before.outdated, 0)
    await transaction(async (trx) => {
      await rows(trx, 'DELETE FROM search_index')
      await rows(trx, 'UPDATE search_documents SET analyser = 0 WHERE record_id = ?', [id])
    })
    const lost = await searchState()
    assert.containsSubset(lost, { documents: before.documents, indexed: 0, outdated: 2 })
    assert.deepEqual(await foundIds({ words: 'vödrök' }), [])
    const made = await rebuildSearch()
    assert.isAtLeast(made, 2)
    assert.containsSubset(await searchState(), {
      indexed: (await searchState()).documents,
      outdated: 0,
      missing: 0,
    })
    // The shop's own questions speak of buckets too.
    assert.equal((await foundIds({ words: 'vödör' }))[0], id)
  })
})
