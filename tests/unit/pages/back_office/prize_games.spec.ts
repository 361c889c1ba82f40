import { test } from '@japa/runner'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { drawName } from '../../../../admin/resources/promotions/draw_name'
import type { GameTerms } from '../../../../admin/resources/promotions/game'
import { onceMore, sixWeeks } from '../../../../admin/resources/promotions/game_beginnings'
import { weeksOf } from '../../../../admin/resources/promotions/game_days'
import { gapInWords } from '../../../../admin/resources/promotions/gap_in_words'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

const texts = { en: english, hu: hungarian }
const translateIn = (locale: 'en' | 'hu') =>
  polyglotI18nProvider(() => texts[locale], locale).translate
const weekday = (day: string) => new Date(day).getUTCDay()

const PAST: GameTerms = {
  slug: 'szulinap-2025',
  title_hu: 'Születésnapi játék 2025',
  title_en: 'Birthday game 2025',
  lead_hu: 'Nyerjen 2025-ben is!',
  lead_en: 'Win in 2025!',
  first_day: '2025-05-19',
  last_day: '2025-06-30',
  contact_email: 'jatek@pelda.hu',
  observer_email: 'kozjegyzo@pelda.hu',
  rules_page: 'jatekszabalyzat',
  prizes: [{ draw: 'w1', name_hu: 'Fúró', name_en: 'Drill', items: 2, picture: 'furo' }],
}

test.group('Prize games in the back-office', () => {
  test('[R-05] weeks are counted from the first day, whole ones only', ({ assert }) => {
    const { weeks, looseDays } = weeksOf('2025-05-19', '2025-06-30')
    assert.lengthOf(weeks, 6)
    assert.equal(looseDays, 1)
    assert.deepEqual(weeks[5], { key: 'w6', firstDay: '2025-06-23', lastDay: '2025-06-29' })
    assert.deepEqual(weeksOf('2025-05-19', '2025-05-18'), { weeks: [], looseDays: 0 })
    assert.deepEqual(weeksOf(undefined, '2025-05-18'), { weeks: [], looseDays: 0 })
  })

  test('[D-34] the template begins on a Monday two weeks ahead, and every draw has a prize', ({
    assert,
  }) => {
    for (const today of ['2026-11-26', '2026-11-30', '2026-12-31']) {
      const { first_day: first, last_day: last, slug, prizes } = sixWeeks(today)
      assert.equal(weekday(first), 1)
      assert.isAtLeast(Date.parse(first) - Date.parse(today), 14 * 86_400_000)
      const { weeks, looseDays } = weeksOf(first, last)
      assert.equal(looseDays, 0)
      const draws = [...weeks.map(({ key }) => key), 'main']
      assert.deepEqual(
        prizes.map(({ draw }) => draw),
        draws
      )
      assert.equal(slug, `szulinap-${first.slice(0, 4)}`)
    }
  })

  test('[D-34] a past game comes again on the same weekdays, under its new year', ({ assert }) => {
    const again = onceMore(PAST, '2026-11-26')
    assert.equal(again.first_day, '2027-05-17')
    assert.equal(again.last_day, '2027-06-28')
    assert.equal(weekday(again.first_day), weekday(PAST.first_day))
    assert.equal(again.slug, 'szulinap-2027')
    assert.equal(again.title_en, 'Birthday game 2027')
    assert.equal(again.lead_hu, 'Nyerjen 2027-ben is!')
    assert.deepEqual(again.prizes, PAST.prizes)
    assert.equal(onceMore({ ...PAST, slug: 'oszi-jatek' }, '2026-11-26').slug, 'oszi-jatek-2')
  })

  test('[R-03] what is missing is said in words, in both languages', ({ assert }) => {
    const say = (code: never, about: string, locale: 'en' | 'hu') =>
      gapInWords({ code, about, is_blocking: true }, translateIn(locale))
    for (const [code, about, en, hu] of [
      ['missing_text', 'titleEn', 'Empty: Title (English)', 'Üres: Cím (angol)'],
      [
        'missing_text',
        'w2',
        'A prize lacks a name in one language: Week 2',
        'Egy nyereménynek az egyik nyelven nincs neve: 2. hét',
      ],
      ['missing_rules', '', 'No page with the rules is named', 'Nincs megadva a szabályzat oldala'],
      ['missing_prize', 'main', 'Nothing can be won: Main draw', 'Nincs mit nyerni: Fődíj'],
      [
        'loose_days',
        '2',
        'The last 2 days lie after the last whole week: they count for the main draw alone.',
        'Az utolsó 2 nap már nem fér egész hétbe: csak a fődíjhoz számít.',
      ],
    ] as [never, string, string, string][]) {
      assert.equal(say(code, about, 'en'), en)
      assert.equal(say(code, about, 'hu'), hu)
    }
    assert.equal(drawName('w3b', translateIn('en')), 'Week 3, drawn again')
  })
})
