import { test } from '@japa/runner'
import { MEASURED_PAGES } from '#app/vitals/pages'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

test('every page whose speed is counted has a name in both languages', ({ assert }) => {
  for (const { page_vitals: texts } of [english, hungarian]) {
    assert.sameMembers(Object.keys(texts.pages), ['all', ...MEASURED_PAGES])
  }
})
