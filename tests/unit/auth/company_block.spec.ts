import { test } from '@japa/runner'
import { companyBlockOf } from '#auth/companies/company_block'
import type { CompanyLookupResult } from '#auth/contracts/company_directory'

const NAV = {
  zip: '1119',
  city: 'Budapest',
  place_name: 'Fehérvári',
  place_category: 'út',
  number: '84/A',
  door: '5',
  floor: 'FS',
}
const FOUND: CompanyLookupResult = {
  short_name: 'Szűcs Kft.',
  name: 'Szűcs és Társa Korlátolt Felelősségű Társaság',
  full_tax_number: '10537914-4-44',
  nav_address: NAV,
  address: null,
}

test.group('Company block', () => {
  test('[Z-10] each shape of an answer becomes the company block', ({ assert }) => {
    assert.deepEqual(companyBlockOf(FOUND), {
      tax_number: '10537914-4-44',
      name: 'Szűcs Kft.',
      zip: '1119',
      city: 'Budapest',
      address: 'Fehérvári út',
      house_number: '84/A',
      floor: 0,
      door_number: '5',
    })
    const names: [Partial<CompanyLookupResult>, string][] = [
      [{ short_name: [{ name: 'Első Kft.' }, { name: 'Második Kft.' }] }, 'Első Kft.'],
      [{ short_name: null, name: 'Hosszú név' }, 'Hosszú név'],
      [{ short_name: '', name: [{ name: 'Hosszú név' }] }, 'Hosszú név'],
      [{ short_name: [], name: [] }, ''],
    ]
    for (const [given, name] of names) {
      assert.equal(companyBlockOf({ ...FOUND, ...given }).name, name)
    }
    const floors: [string | null, number | null][] = [
      ['FS', 0],
      ['2', 2],
      ['3. em.', 3],
      ['', null],
      [null, null],
      ['magasföldszint', null],
    ]
    for (const [floor, expected] of floors) {
      const block = companyBlockOf({ ...FOUND, nav_address: { ...NAV, floor } })
      assert.equal(block.floor, expected, String(floor))
    }
    const line = '1119 Budapest, Fehérvári út 84/A'
    for (const address of [line, [{ address: line }]]) {
      const block = companyBlockOf({ ...FOUND, nav_address: null, address })
      assert.deepInclude(block, {
        zip: '1119',
        city: 'Budapest',
        address: 'Fehérvári út',
        house_number: '84/A',
        floor: null,
      })
    }
    const odd = companyBlockOf({ ...FOUND, nav_address: null, address: 'ismeretlen' })
    assert.deepInclude(odd, { zip: '', city: '', address: '', house_number: '' })
  })
})
