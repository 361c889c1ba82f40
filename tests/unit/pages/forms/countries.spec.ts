import { test } from '@japa/runner'
import { countriesMatching, type Country } from '~/forms/countries'

const country = (iso2: string, name: string, native: string, dialCode: string): Country => {
  return { iso2, name, native, dialCode, continent: 'EU' }
}
const COUNTRIES = [
  country('AX', 'Åland-szigetek', 'Åland', '358'),
  country('AT', 'Ausztria', 'Österreich', '43'),
  country('FI', 'Finnország', 'Suomi', '358'),
  country('HU', 'Magyarország', 'Magyarország', '36'),
  country('NL', 'Hollandia', 'Nederland', '31'),
  country('DE', 'Németország', 'Deutschland', '49'),
]

test.group('Search of countries', () => {
  const CASES: [words: string, found: string[]][] = [
    ['', ['AX', 'AT', 'FI', 'HU', 'NL', 'DE']],
    ['  MAGYAR ', ['HU']],
    ['osterreich', ['AT']],
    ['deutsch', ['DE']],
    ['ne', ['NL', 'DE']],
    ['land', ['AX', 'FI', 'NL', 'DE'].filter((one) => one !== 'FI')],
    ['+36', ['HU']],
    ['0049', ['DE']],
    ['358', ['AX', 'FI']],
    ['35', ['AX', 'FI']],
    ['3', ['AX', 'FI', 'HU', 'NL']],
    ['de', ['DE', 'NL']],
    ['xyzzy', []],
    ['(', []],
  ]
  for (const [words, found] of CASES) {
    test(`[A-56] "${words}" finds ${found.join(', ') || 'nothing'}`, ({ assert }) => {
      assert.deepEqual(
        countriesMatching(COUNTRIES, words).map(({ iso2 }) => iso2),
        found
      )
    })
  }
})
