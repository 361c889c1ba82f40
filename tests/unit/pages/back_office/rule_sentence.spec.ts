import { test } from '@japa/runner'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { ruleSentence, type Rule } from '../../../../admin/resources/point_rules/rule_sentence'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

const texts = { en: english, hu: hungarian }

function say(rule: Rule, locale: 'en' | 'hu') {
  const { translate } = polyglotI18nProvider(() => texts[locale], locale)
  return ruleSentence(rule, translate, locale)
}

const both = (rule: Rule) => [say(rule, 'en'), say(rule, 'hu')]

test.group('A rule read back', () => {
  test('[Q-22] a rule to come says what it replaces, in both languages', ({ assert }) => {
    const rule = {
      source: 'name_day',
      points_from: 1,
      // Midnight in Budapest, the evening before in UTC.
      valid_from: Date.parse('2026-11-30T23:00:00Z'),
      previous_points_from: 20_000,
    }
    assert.deepEqual(both(rule), [
      'From 1 December 2026 telling the name day brings 1 point; before it was 20,000 points.',
      '2026. december 1. napjától a névnap megadásáért 1 pont jár, előtte 20\u00a0000 pont járt.',
    ])
  })

  test('a scan names its product, in the other language where one is missing', ({ assert }) => {
    const rule = {
      source: 'qrcode',
      points_from: 140,
      valid_from: '2026-12-24',
      product_title_hu: 'Alapozó',
      product_title_en: '',
    }
    assert.deepEqual(both(rule), [
      'From 24 December 2026 each scanned sticker of “Alapozó” brings 140 points.',
      '2026. december 24. napjától minden beolvasott „Alapozó” matricáért 140 pont jár.',
    ])
  })

  test('a range, nothing, at once and since ever have words of their own', ({ assert }) => {
    const range = { source: 'survey', points_from: 10, points_to: 50, valid_from: 0 }
    assert.equal(say(range, 'en'), 'From the beginning answering a survey brings 10 to 50 points.')
    const off = { source: 'referral', points_from: 0, valid_from: null, previous_points_from: 100 }
    assert.equal(
      say(off, 'hu'),
      'Mostantól egy meghívott kolléga első beolvasásáért 0 pont jár, előtte 100 pont járt.'
    )
  })

  test('what is not complete is not read back', ({ assert }) => {
    assert.equal(say({ source: 'survey' }, 'en'), '')
    assert.equal(say({ points_from: 5 }, 'en'), '')
    assert.equal(say({ source: 'qrcode', points_from: 5 }, 'en'), '')
  })
})
