import { test } from '@japa/runner'
import { analyse } from '#content/search/analysis/analyse'
import { fold, wordsIn } from '#content/search/analysis/words'
import { limitHere } from '#tests/support/time_limit'

/** A word of the trade, and forms of it that somebody types or writes. */
const HUNGARIAN: Record<string, string> = {
  festék:
    'festékek festéket festékkel festékből festékekkel festéknek festékért festékem festékünk festékhez festéken festékeket festékeink festek FESTÉKEK',
  vakolat:
    'vakolatok vakolatot vakolattal vakolatra vakolatról vakolatban vakolatokat vakolatnak vakolatom vakolatunkat',
  csempe:
    'csempék csempét csempével csempére csempéből csempéket csempékhez csempéim csempénk csempéről csempének',
  ragasztó:
    'ragasztók ragasztót ragasztóval ragasztóra ragasztóból ragasztóhoz ragasztókat ragasztónak ragasztóm ragaszto',
  habarcs: 'habarcsot habarccsal habarcsok habarcsba habarcsból habarcsnak habarcsokat habarcshoz',
  tégla: 'téglák téglát téglával téglára téglából téglákat téglának téglához tegla teglaval',
  burkolat: 'burkolatok burkolatot burkolattal burkolatra burkolathoz burkolatokkal burkolatunk',
  homlokzat: 'homlokzaton homlokzatra homlokzatok homlokzatot homlokzattal homlokzatokról',
  szigetelés:
    'szigetelések szigetelést szigeteléssel szigetelésre szigetelésből szigeteléshez szigetelésének',
  beton: 'betont betonnal betonra betonba betonból betonok betonnak betonhoz',
  fuga: 'fugát fugák fugával fugába fugához fugáról fugának',
  padló: 'padlót padlón padlóra padlóval padlóhoz padlók padlónak',
  szilikon: 'szilikont szilikonnal szilikonok szilikonhoz szilikonból',
  lazúr: 'lazúrt lazúrral lazúrok lazúrból lazúrhoz',
  alapozó: 'alapozót alapozóval alapozók alapozóra alapozóhoz',
  fal: 'falban falról falhoz falnak falból',
  pont: 'pontok pontot ponttal pontért pontokat pontból pontoknak pontokért',
  matrica: 'matricák matricát matricával matricán matricának matricákat matricáról',
  kód: 'kódból kódnak kódhoz kódról',
  ajándék: 'ajándékok ajándékot ajándékkal ajándékért ajándékokat ajándékom',
  regisztráció: 'regisztrációt regisztrációval regisztrációhoz regisztrációnál',
}

const ENGLISH: Record<string, string> = {
  paint: 'paints painted painting paintings Paint',
  tile: 'tiles tiled tiling',
  adhesive: 'adhesives',
  plaster: 'plasters plastered plastering',
  mix: 'mixes mixed mixing',
  battery: 'batteries',
  brush: 'brushes brushed brushing',
  fit: 'fits fitted fitting',
  code: 'codes coded coding',
}

test.group('Analysis of words', () => {
  for (const [locale, words] of [
    ['hu', HUNGARIAN],
    ['en', ENGLISH],
  ] as const) {
    for (const [word, forms] of Object.entries(words)) {
      test(`forms of ${word} meet (${locale})`, ({ assert }) => {
        const [stem] = analyse(word, locale)
        const found = forms.split(' ').map((form) => [form, ...analyse(form, locale)])
        assert.deepEqual(
          found.filter(([, other]) => other !== stem),
          [],
          stem
        )
      })
    }
  }

  const APART: [locale: 'hu' | 'en', one: string, other: string][] = [
    ['hu', 'festék', 'festő'],
    ['hu', 'festék', 'fest'],
    ['hu', 'csempe', 'csemege'],
    ['hu', 'fal', 'falusi'],
    ['hu', 'pont', 'ponty'],
    ['hu', 'vakolat', 'vakond'],
    ['hu', 'tégla', 'tégely'],
    ['en', 'paint', 'pain'],
    ['en', 'tile', 'till'],
    ['en', 'glass', 'glue'],
  ]
  for (const [locale, one, other] of APART) {
    test(`${one} and ${other} stay apart (${locale})`, ({ assert }) => {
      assert.notDeepEqual(analyse(one, locale), analyse(other, locale))
    })
  }

  const TEXTS: [text: string, stems: string[]][] = [
    ['', []],
    ['  – … !', []],
    ['Wi-Fi, 25 kg!', ['wi', 'fi', '25', 'kg']],
    ['EN13501-1 B2', ['en13501', '1', 'b2']],
    ['víz\u00adzáró', ['vizzar']],
    ['fes\u0301te\u0301k', ['festek']],
    ['" OR * NEAR(x)', ['or', 'near', 'x']],
    ['Straße', ['strass']],
  ]
  for (const [text, stems] of TEXTS) {
    test(`words of ${JSON.stringify(text)}`, ({ assert }) => {
      assert.deepEqual(analyse(text, 'hu'), stems)
    })
  }

  test('a word stands where it was written, accents and all', ({ assert }) => {
    const text = 'Jó fe\u0301nyű festék'
    const cut = Array.from(wordsIn(text), ({ from, to }) => fold(text.slice(from, to)))
    assert.deepEqual(cut, ['jo', 'fenyu', 'festek'])
  })

  test('a text of a hundred thousand letters is analysed at once', ({ assert }) => {
    const begun = performance.now()
    assert.lengthOf(analyse('a'.repeat(100_000), 'hu'), 1)
    assert.lengthOf(analyse('festék '.repeat(20_000), 'hu'), 20_000)
    assert.isBelow(performance.now() - begun, limitHere(2000))
  })
})
