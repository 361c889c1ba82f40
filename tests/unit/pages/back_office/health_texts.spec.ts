import { test } from '@japa/runner'
import { FINDINGS } from '#app/health/findings'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

test.group('Words of the health page', () => {
  for (const [locale, { health }] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[O-14] whatever may be found has a sentence, and its figures have names (${locale})`, ({
      assert,
    }) => {
      const sentences: Record<string, string> = health.findings
      assert.sameMembers(Object.keys(sentences), Object.keys(FINDINGS))
      const labels: Record<string, string> = health.figures
      for (const [code, figures] of Object.entries(FINDINGS)) {
        assert.match(sentences[code], /^\p{Lu}.+\.$/u, code)
        for (const name of figures) assert.match(labels[name] ?? '', /^\p{Lu}/u, name)
      }
    })
  }

  test('[O-14] no sentence is the same in both languages', ({ assert }) => {
    const other: Record<string, string> = hungarian.health.findings
    for (const [code, sentence] of Object.entries(english.health.findings)) {
      assert.notEqual(other[code], sentence, code)
    }
  })
})
