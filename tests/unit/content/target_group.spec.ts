import { test } from '@japa/runner'
import { countyOf } from '#app/rules/counties'
import { isMeant, type Candidate, type Target } from '#content/surveys/target_group'

const all: Target = { profession_ids: [], counties: [], member_since: null, scanned_since: null }
const unknown: Candidate = { professionId: null, county: null, registeredOn: null, scannedOn: null }

/** What is asked for, what the member is, and whether the survey is for it. */
const CASES: [Partial<Target>, Partial<Candidate>, boolean][] = [
  [{}, {}, true],
  [{ profession_ids: [1, 2] }, { professionId: 2 }, true],
  [{ profession_ids: [1, 2] }, { professionId: 3 }, false],
  [{ profession_ids: [1, 2] }, {}, false],
  [{ counties: ['zala'] }, { county: 'zala' }, true],
  [{ counties: ['zala'] }, { county: 'vas' }, false],
  [{ counties: ['zala'] }, {}, false],
  [{ member_since: '2026-01-31' }, { registeredOn: '2026-01-31' }, true],
  [{ member_since: '2026-01-31' }, { registeredOn: '2026-02-01' }, false],
  [{ member_since: '2026-01-31' }, {}, false],
  [{ scanned_since: '2026-01-31' }, { scannedOn: '2026-01-31' }, true],
  [{ scanned_since: '2026-01-31' }, { scannedOn: '2026-01-30' }, false],
  [{ scanned_since: '2026-01-31' }, {}, false],
  [{ profession_ids: [1], counties: ['zala'] }, { professionId: 1, county: 'vas' }, false],
]

test.group('Target groups of surveys', () => {
  test('[S-04] whom a survey is for', ({ assert }) => {
    for (const [target, member, expected] of CASES) {
      const found = isMeant({ ...all, ...target }, { ...unknown, ...member })
      assert.equal(found, expected, JSON.stringify([target, member]))
    }
    assert.isTrue(isMeant(null, unknown))
  })

  test('the county of a postcode', ({ assert }) => {
    for (const [zip, county] of [
      ['1011', 'budapest'],
      ['2000', 'pest'],
      ['2440', 'pest'],
      ['2400', 'fejer'],
      ['2060', 'fejer'],
      ['3100', 'nograd'],
      ['3300', 'heves'],
      ['4400', 'szabolcs-szatmar-bereg'],
      ['7000', 'fejer'],
      ['7100', 'tolna'],
      ['8100', 'veszprem'],
      ['8360', 'zala'],
      ['8600', 'somogy'],
      ['9026', 'gyor-moson-sopron'],
      ['9700', 'vas'],
      [null, null],
      ['', null],
    ] as const) {
      assert.equal(countyOf(zip), county, String(zip))
    }
  })
})
