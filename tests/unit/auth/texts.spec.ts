import { readFileSync } from 'node:fs'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'

const LABELS = `
  sms_code remember_me email phone password password_confirmation tos major first_name last_name
  tax_number company_name company_zip company_city company_address company_house_number
  company_floor company_door_number shipping_first_name shipping_last_name shipping_zip
  shipping_city shipping_address shipping_house_number shipping_door_number shipping_doorbell
  shipping_floor shipping_note regional_representative_zip main_profession additional_category
  other_profession other accept_all consent_marketing_email consent_marketing_phone
  consent_research_phone consent_research_email year month day old_password new_password
  new_password_confirmation birthday nameday`
  .trim()
  .split(/\s+/)

const catalogues = ['en', 'hu'].map((locale) => {
  return [locale, JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8'))] as const
})

test.group('Texts of registration and errors', () => {
  test('[V-20] every label exists in both catalogues', ({ assert }) => {
    for (const [locale, texts] of catalogues) {
      for (const label of LABELS) assert.isString(texts[`fields.${label}`], `${locale} ${label}`)
    }
  })

  test('[A-50] both catalogues hold the words of success and failure', ({ assert }) => {
    for (const [locale, texts] of catalogues) {
      for (const name of ['submit_error', 'submit_success']) {
        assert.isString(texts[`auth.register.step_details.error.${name}`], locale)
      }
    }
    const [, english] = catalogues[0]
    assert.equal(
      english['auth.register.step_details.error.submit_error'],
      'We could not complete your registration. Please check the highlighted fields.'
    )
    assert.equal(
      english['auth.register.step_details.error.submit_success'],
      'Your registration is complete. Welcome!'
    )
  })

  test('[V-09] [V-11] bounds and labels are inserted into the words', ({ assert }) => {
    const english = i18nManager.locale('en')
    assert.equal(english.t('errors.invalid.default', { label: 'Note' }), 'Note is invalid')
    const dates = [
      ['year', 1900, 2008],
      ['month', 1, 12],
      ['day', 1, 29],
    ] as const
    for (const [part, min, max] of dates) {
      for (const locale of ['en', 'hu']) {
        const text = i18nManager.locale(locale).t(`errors.invalid.${part}`, { min, max })
        assert.match(text, new RegExp(`\\b${min}\\b.*\\b${max}\\b`), `${locale} ${part}`)
      }
    }
  })

  test('each field that must be filled in has a sentence of its own', ({ assert }) => {
    const optional = /floor|door_|doorbell|note|consent|accept_all|additional|remember|other$/
    const named: Record<string, string> = {
      sms_code: 'code',
      main_profession: 'main_profession_id',
      tax_number: 'company_tax_number',
    }
    // Days say what is missing part by part.
    const fields = LABELS.filter((label) => !optional.test(label) && !label.endsWith('day'))
    for (const [locale, texts] of catalogues) {
      for (const field of fields) {
        const sentence = texts[`errors.required.${named[field] ?? field}`]
        assert.isString(sentence, `${locale} ${field}`)
        assert.notEqual(sentence, texts['errors.required.default'], `${locale} ${field}`)
      }
    }
  })

  test('[V-22] [V-10] the general texts and those of dates and numbers exist', ({ assert }) => {
    const [, english] = catalogues[0]
    assert.equal(english['errors.default'], 'An error has occurred')
    assert.equal(english['errors.required.default'], 'This field is required')
    assert.equal(english['errors.invalid.phone'], 'The phone number is not valid')
    assert.equal(english['errors.confirmed.default'], 'The fields do not match')
    for (const [locale, texts] of catalogues) {
      const names = ['year', 'month', 'day', 'phone', 'email', 'zip_code', 'tax_number', 'default']
      for (const name of names)
        assert.isString(texts[`errors.invalid.${name}`], `${locale} ${name}`)
    }
  })
})
