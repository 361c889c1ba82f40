import { test } from '@japa/runner'
import { answerErrors, emptyAnswer, type Answer, type Question } from '~/forms/questions'
import { SHARED_CASES } from '#tests/support/question_cases'

const plain: Question = {
  type: 'text',
  required: false,
  min: null,
  max: null,
  earliest: null,
  latest: null,
  label: 'Mit használ?',
  hint: '',
  options: [],
  show_if: null,
}

test.group('Answers as the browser judges them', () => {
  test('[S-05] [S-06] every kind of question has the rules of the server', ({ assert }) => {
    for (const [asked, answer, code] of SHARED_CASES) {
      const found = answerErrors({ q: { ...plain, ...asked } }, { q: answer as Answer })
      assert.equal(found.q, code, JSON.stringify([asked, answer]))
    }
  })

  test('an untouched form lacks exactly what is required', ({ assert }) => {
    const types = ['text', 'number', 'select', 'radio', 'checkbox', 'date', 'date_range'] as const
    for (const type of types) {
      for (const required of [true, false]) {
        const question = { ...plain, type, required }
        const found = answerErrors({ q: question }, { q: emptyAnswer(question) })
        assert.deepEqual(found, required ? { q: 'required' } : {}, type)
      }
    }
  })
})
