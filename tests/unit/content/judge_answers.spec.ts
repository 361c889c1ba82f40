import { test } from '@japa/runner'
import { judgeAnswers } from '#content/questions/judge_answers'
import type { StoredQuestion } from '#content/questions/question'
import { FORGED_CASES, SHARED_CASES, type QuestionCase } from '#tests/support/question_cases'
import { givenOptions, givenQuestion } from '#tests/support/surveys'

/** The code the server finds for one answer. */
function codeOf([asked, answer]: QuestionCase): string | undefined {
  const { options = [], ...bounds } = asked
  const offered = givenOptions(...options.map(({ value }) => value))
  const question = givenQuestion({ ...(bounds as Partial<StoredQuestion>), options: offered })
  const { errors } = judgeAnswers([{ id: 'q', question }], { q: answer }, 'fields')
  return errors[0]?.rule
}

test.group('Answers as the server judges them', () => {
  test('[S-05] [S-06] [V-26] every kind of question has its rules', ({ assert }) => {
    for (const one of [...SHARED_CASES, ...FORGED_CASES]) {
      assert.equal(codeOf(one), one[2], JSON.stringify(one))
    }
  })

  test('what is kept is trimmed, whole and in the order of the choices', ({ assert }) => {
    const asked = (type: StoredQuestion['type']) =>
      givenQuestion({ type, options: givenOptions('brush', 'roller') })
    const questions = [
      { id: 'a', question: asked('text') },
      { id: 'b', question: asked('number') },
      { id: 'c', question: asked('checkbox') },
      { id: 'd', question: asked('date_range') },
      { id: 'e', question: asked('text') },
    ]
    const days = { from: '2026-02-01', to: '2026-02-02' }
    const sent = { a: ' Kefe ', b: ' 12 ', c: ['roller', 'brush'], d: { ...days, x: 1 }, e: '' }
    assert.deepEqual(judgeAnswers(questions, { ...sent, unasked: 'x' }, 'fields'), {
      answers: { a: 'Kefe', b: 12, c: ['brush', 'roller'], d: days },
      errors: [],
    })
  })
})
