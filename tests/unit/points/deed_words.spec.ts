import { test } from '@japa/runner'
import { detailWords } from '#app/audit/details'
import { SUBJECTS } from '#points/two_people/deed'

test.group('What waits for a second person, in the audit log', () => {
  test('[O-19] every kind of deed is said in words of both languages', ({ assert }) => {
    for (const kind of Object.keys(SUBJECTS)) {
      const { en, hu } = detailWords(`${kind} admin`)
      assert.notInclude(en, kind)
      assert.notInclude(hu, kind)
      assert.notEqual(en, hu, kind)
    }
    assert.equal(detailWords('appointment admin').en, 'New role Administrator')
  })

  test('[O-16] another price is said with its word', ({ assert }) => {
    assert.equal(detailWords('price 4000 → 2000').hu, 'ár 4000 → 2000')
  })
})
