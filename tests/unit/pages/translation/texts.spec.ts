import { test } from '@japa/runner'
import { Catalogue, localeOf } from '~/translation/catalogue'
import { errorTextFrom } from '~/translation/error_text'
import { formatMessage, parseMessage } from '~/translation/message'
import { shownTexts } from '@rules/page_texts'
import { IntlMessageFormat } from 'intl-messageformat'
import english from '../../../../lang/en.json' with { type: 'json' }
import hungarian from '../../../../lang/hu.json' with { type: 'json' }

test.group('Texts of pages', () => {
  test('[I-01] the document’s language is taken, anything unknown is English', ({ assert }) => {
    assert.equal(localeOf('hu'), 'hu')
    assert.equal(localeOf('hu-HU'), 'hu')
    assert.equal(localeOf('en'), 'en')
    for (const language of ['xx', '', null, undefined]) assert.equal(localeOf(language), 'en')
  })

  test('[I-06] a missing key is said in English, else by its name', ({ assert }) => {
    const texts = new Catalogue('hu', { both: 'Mindkettő' }, { both: 'Both', english: 'English' })
    assert.equal(texts.text('both'), 'Mindkettő')
    assert.equal(texts.text('english'), 'English')
    assert.equal(texts.text('nobody.wrote.this'), 'nobody.wrote.this')
  })

  test('[I-07] placeholders are filled, counts follow the language', ({ assert }) => {
    const english = new Catalogue('en', {
      wait: 'Try again in {wait_for} seconds',
      mail: 'Write to {email}',
      count: '{count, plural, one {# item} other {# items}}',
    })
    assert.equal(english.text('wait', { wait_for: 45 }), 'Try again in 45 seconds')
    assert.equal(english.text('mail', { email: 'a@b.hu' }), 'Write to a@b.hu')
    assert.equal(english.text('count', { count: 1 }), '1 item')
    assert.equal(english.text('count', { count: 2 }), '2 items')
  })

  test('a placeholder nobody filled leaves the page readable', ({ assert }) => {
    const former = console.error
    console.error = () => {}
    try {
      assert.equal(new Catalogue('en', { wait: 'In {wait_for} s' }).text('wait'), 'In {wait_for} s')
    } finally {
      console.error = former
    }
  })
})

test.group('Messages', () => {
  const FORMATS = { number: { points: { useGrouping: 'always' as const } } }
  const VALUES = [0, 1, 2, 5, 11, 999, 1000, 12_345, 1_234_567, -1, 0.5, 'none', 'Kovács & Tsa']

  test('[I-07] every text of the pages reads as the library would say it', ({ assert }) => {
    for (const [locale, texts] of [['en', english] as const, ['hu', hungarian] as const]) {
      for (const [key, text] of Object.entries(shownTexts(texts))) {
        const message = parseMessage(text)
        const library = new IntlMessageFormat(text, locale, FORMATS, { ignoreTag: true })
        const names = [...text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => name)
        const counted = /\{\s*\w+\s*,\s*(plural|number)/.test(text)
        for (const value of names.length > 0 ? VALUES : [0]) {
          if (counted && typeof value === 'string') continue
          const values = Object.fromEntries(names.map((name) => [name, value]))
          assert.equal(formatMessage(message, locale, values), library.format(values), key)
        }
      }
    }
  })

  test('[I-07] quotes, choices in choices and white space read as the library would say them', ({
    assert,
  }) => {
    for (const text of [
      "it''s '{'{name}'}' and '{n, plural}' isn't",
      "an open '{quote {name}",
      '{ n , plural , =0 { none } one {{name} has #} other {{name} has {n, number}} }',
      '{n, plural, one {#} other {{name, select, none {# of nothing} other {# of {name}}}}}',
      '{name, select, none {} other { – {name}}}.',
      "{n, plural, other {# and '#'}}",
      'plain <b>text</b> # 1',
    ]) {
      for (const n of [0, 1, 2, 1500]) {
        const values = { n, name: n === 0 ? 'none' : 'Kft.' }
        const library = new IntlMessageFormat(text, 'en', FORMATS, { ignoreTag: true })
        assert.equal(formatMessage(parseMessage(text), 'en', values), library.format(values), text)
      }
    }
  })

  test('[I-07] what the pages cannot read is refused, not guessed', ({ assert }) => {
    for (const text of [
      '{',
      '}',
      '{n',
      '{n, plural}',
      '{n, plural, one {#}}',
      '{n, plural, other {#}',
      '{n, date, short}',
      '{n, number, percent}',
      '{n, selectordinal, other {#}}',
      '{n, plural, offset:1 other {#}}',
    ]) {
      assert.throws(() => parseMessage(text), /cannot be read/, text)
    }
  })
})

test.group('Sentences of server codes', () => {
  const all = {
    'errors.default': 'An error has occurred',
    'errors.required.login': 'Login needed',
    'errors.required.default': 'This field is required',
    'errors.invalid.zip': 'Not a postcode',
    'errors.invalid.default': '{label} is invalid',
    'errors.invalid.company_zip': 'Not a company postcode',
    'errors.unique.default': 'This {label} has already been used',
    'errors.throttled.default': 'Wait {wait_for} seconds',
    'fields.email': 'e-mail address',
  }
  const textOf = (code: string, field?: string, values = {}, texts: Record<string, string> = all) =>
    errorTextFrom(new Catalogue('en', texts, {}), { code, field, values })

  test('[V-12] they are looked up in four places in order', ({ assert }) => {
    assert.equal(textOf('required', 'login'), 'Login needed')
    assert.equal(textOf('required', 'phone'), 'This field is required')
    assert.equal(textOf('wrong', 'zip'), 'Not a postcode')
    assert.equal(textOf('wrong', 'floor'), 'floor is invalid')
    assert.equal(textOf('wrong', 'floor', {}, { 'errors.default': 'Oh' }), 'Oh')
  })

  test('[V-13] a sentence of the server stays as it is', ({ assert }) => {
    assert.equal(textOf('Already taken', 'email'), 'Already taken')
    assert.equal(textOf('already taken', 'email'), 'already taken')
    assert.equal(textOf('Taken', 'email'), 'Taken')
    assert.equal(textOf('Érvénytelen', 'email'), 'Érvénytelen')
    assert.equal(textOf('Űrlaphiba', 'email'), 'Űrlaphiba')
  })

  test('[I-07] labels and values are put in', ({ assert }) => {
    assert.equal(textOf('unique', 'email'), 'This e-mail address has already been used')
    assert.equal(textOf('throttled', 'qrCode', { wait_for: 45 }), 'Wait 45 seconds')
    assert.equal(textOf('wrong', 'company.zip'), 'Not a company postcode')
  })
})
