import { test } from '@japa/runner'
import { sameData, withoutErrorOf } from '~/forms/form_errors'
import { nextPhase, UNSENT, type FormEvent } from '~/forms/form_phase'
import { check, email, min, required, sameAs } from '~/forms/rules'

const after = (...events: FormEvent[]) => events.reduce(nextPhase, UNSENT)

test.group('Standing of a form', () => {
  test('a sent form is processing and nothing else', ({ assert }) => {
    assert.deepEqual(after('sent'), { ...UNSENT, processing: true })
    assert.deepEqual(after('sent', 'failed', 'sent'), { ...UNSENT, processing: true })
  })

  test('success and failure are recent until they are forgotten', ({ assert }) => {
    assert.deepEqual(after('sent', 'succeeded'), {
      ...UNSENT,
      successful: true,
      recentlySuccessful: true,
    })
    assert.deepEqual(after('sent', 'succeeded', 'forgotten'), { ...UNSENT, successful: true })
    assert.deepEqual(after('sent', 'failed'), { ...UNSENT, failed: true, recentlyFailed: true })
    assert.deepEqual(after('sent', 'failed', 'forgotten'), { ...UNSENT, failed: true })
  })

  test('a dropped form waits for nothing', ({ assert }) => {
    assert.deepEqual(after('sent', 'dropped'), UNSENT)
  })
})

test.group('Errors of a form', () => {
  const errors = { 'email': 'unique', 'password': 'min', 'company.zip': 'invalid' }

  test('editing a field clears its error, the password also clears the e-mail', ({ assert }) => {
    assert.deepEqual(withoutErrorOf(errors, 'email'), {
      'password': 'min',
      'company.zip': 'invalid',
    })
    assert.deepEqual(withoutErrorOf(errors, 'password'), { 'company.zip': 'invalid' })
    assert.notProperty(withoutErrorOf(errors, 'company'), 'company.zip')
    assert.strictEqual(withoutErrorOf(errors, 'phone'), errors)
  })

  test('editing a field clears what was wrong below it and with the whole it is a part of', ({
    assert,
  }) => {
    const errors = { 'answers': 'required', 'answers.tool.0': 'invalid', 'answer': 'min' }
    assert.deepEqual(withoutErrorOf(errors, 'answers.tool'), { answer: 'min' })
    assert.deepEqual(withoutErrorOf(errors, 'answers'), { answer: 'min' })
    assert.strictEqual(withoutErrorOf(errors, 'other'), errors)
  })

  test('rules answer the first wrong thing of each field', ({ assert }) => {
    const rules = {
      'email': [required, email],
      'password': [required, min(8)],
      'again': [sameAs('password')],
      'company.zip': [required],
      'tags': [required],
    }
    const data = { email: 'a@', password: 'short', again: 'other', company: { zip: ' ' }, tags: [] }
    assert.deepEqual(check(rules, data), {
      'email': 'invalid',
      'password': 'min',
      'again': 'confirmed',
      'company.zip': 'required',
      'tags': 'required',
    })
    const fine = {
      email: 'a@b.hu',
      password: 'longenough',
      again: 'longenough',
      company: { zip: '1117' },
      tags: ['a'],
    }
    assert.deepEqual(check(rules, fine), {})
  })

  test('data that holds the same is the same', ({ assert }) => {
    assert.isTrue(sameData({ a: [1, { b: null }] }, { a: [1, { b: null }] }))
    assert.isFalse(sameData({ a: '1' }, { a: 1 }))
  })
})
