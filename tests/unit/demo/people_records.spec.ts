import { test } from '@japa/runner'
import { codes } from 'hungarian-postal-codes'
import { stdnum } from 'stdnum'
import { channels } from '#database/default_professions'
import { companies } from '#database/demo/companies'
import { places } from '#database/demo/places'
import { furtherProfessions } from '#database/demo/professions'
import {
  providerRepresentatives,
  providerRepresentativesOfZip,
} from '#database/demo/provider_representatives'
import { representatives } from '#database/demo/representatives'

const countyCode = /-(0[2-9]|1\d|20|2[2-9]|3\d|4[0-4]|51)$/

test.group('Demo trades, representatives and firms', () => {
  test('the further trades differ and some have no name at the provider', ({ assert }) => {
    const names = furtherProfessions.map(({ name_hu }) => name_hu)
    assert.lengthOf(new Set(names), names.length)
    assert.isTrue(furtherProfessions.some(({ api_name }) => api_name === null))
  })

  test('one representative is the default, all can be reached at an example address', ({
    assert,
  }) => {
    assert.lengthOf(
      representatives.filter(({ is_default }) => is_default),
      1
    )
    for (const { email, phone, first_name, last_name } of representatives) {
      assert.match(email, /^[a-z]+\.[a-z]+@mesterpont\.example$/)
      assert.match(phone, /^\+3630\d{7}$/)
      assert.isTrue(first_name.length > 1 && last_name.length > 1)
    }
    assert.lengthOf(new Set(representatives.map(({ email }) => email)), representatives.length)
  })

  test('every trade the provider knows has a consultant at every place', ({ assert }) => {
    const named = Object.values(channels)
    for (const { zip, city } of places) {
      const channels = providerRepresentativesOfZip(zip).flatMap((consultant) => [
        ...consultant.distributionChannel,
        ...consultant.distributionChannelTaskFields,
      ])
      assert.includeMembers(channels, named, city)
    }
    assert.isTrue(providerRepresentatives.every(({ zips }) => zips.length > 0))
  })

  test('200 firms have different, valid tax numbers of their county', ({ assert }) => {
    assert.lengthOf(companies, 200)
    const numbers = companies.map(({ tax_number }) => tax_number)
    assert.lengthOf(new Set(numbers), numbers.length)
    for (const number of numbers) {
      assert.match(number, /^\d{8}-[1-5]-\d{2}$/)
      assert.match(number, countyCode)
      assert.isTrue(stdnum.HU.anum.validate(number.slice(0, 8)).isValid, number)
    }
  })

  test('firms have different names and real postcodes', ({ assert }) => {
    assert.isAtLeast(new Set(companies.map(({ name }) => name)).size, 195)
    for (const { zip, city } of places) assert.include(codes[zip], city, zip)
    assert.isTrue(companies.some(({ floor }) => floor === 'FS'))
  })
})
