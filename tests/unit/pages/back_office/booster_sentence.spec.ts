import { test } from '@japa/runner'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import {
  boosterSentence,
  type Booster,
  type Listed,
} from '../../../../admin/resources/boosters/booster_sentence'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

const texts = { en: english, hu: hungarian }
const NOTHING: Listed = { products: [], professions: [] }

function say(booster: Booster, locale: 'en' | 'hu', names = NOTHING) {
  const { translate } = polyglotI18nProvider(() => texts[locale], locale)
  return boosterSentence(booster, names, { translate, locale })
}

const FULL: Booster = {
  bonus_kind: 'percent',
  bonus: 50,
  first_day: '2026-12-01',
  last_day: '2026-12-24',
  weekdays: [7, 6],
  zip_prefixes: ['1', '62'],
  limit_per_member: 5,
  limit_per_member_day: 1,
  limit_per_day: 300,
  limit_total: 2000,
  budget: 50_000,
}
const NAMES: Listed = { products: ['Alapozó', 'Fugázó'], professions: ['festő'] }

test.group('A booster read back', () => {
  test('[Q-22] everything it says, in both languages', ({ assert }) => {
    assert.equal(
      say(FULL, 'en', NAMES),
      'From 1 December 2026 to 24 December 2026 every Saturday and Sunday every scan of ' +
        '“Alapozó” or “Fugázó” brings 50% more points to members whose main trade is festő and ' +
        'whose postcode begins with 1 or 62. A member gets it 5 times at most in all, a ' +
        'member gets it once a day, all members together 300 times a day at most and all members together 2,000 ' +
        'times in all. It ends when 50,000 points are given.'
    )
    assert.equal(
      say(FULL, 'hu', NAMES),
      '2026. december 1. és 2026. december 24. között minden szombat és vasárnap „Alapozó” vagy ' +
        '„Fugázó” minden beolvasása 50%-kal több pontot ér azoknak, akiknek a fő szakmája festő ' +
        'és akiknek az irányítószáma így kezdődik: 1 vagy 62. Egy tag összesen legfeljebb ' +
        '5 alkalommal kapja meg, egy tag naponta legfeljebb 1 alkalommal kapja meg, az összes tag együtt naponta ' +
        'legfeljebb 300 alkalommal és az összes tag együtt legfeljebb 2\u00a0000 alkalommal. Véget ér, ' +
        'amikor 50\u00a0000 pont elfogyott.'
    )
  })

  test('what it leaves out is not mentioned', ({ assert }) => {
    const plain: Booster = { bonus_kind: 'points', bonus: 1, budget: 1000, last_day: '2027-01-31' }
    assert.equal(
      say(plain, 'en'),
      'Until 31 January 2027 every scan brings 1 point more. It ends when 1,000 points are given.'
    )
    const day = { ...plain, bonus: 20, first_day: '2027-01-31' }
    assert.equal(
      say(day, 'hu'),
      '2027. január 31. napján minden beolvasás 20 ponttal többet ér. ' +
        'Véget ér, amikor 1\u00a0000 pont elfogyott.'
    )
  })

  test('what is not complete is not read back', ({ assert }) => {
    assert.equal(say({ ...FULL, budget: null }, 'en'), '')
    assert.equal(say({ ...FULL, bonus: undefined }, 'en'), '')
  })
})
