import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ledgerPageOfMember } from '#points'
import { sourceGroup, SOURCES } from '#app/rules/point_sources'
import { givenMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'

const catalogues = ['en', 'hu'].map((locale) => {
  const text = readFileSync(app.languageFilesPath(`${locale}.json`), 'utf8')
  return { locale, texts: JSON.parse(text) as Record<string, string> }
})

test.group('Sources of points', () => {
  test('[Q-25] every source has a label of its own in both catalogues', ({ assert }) => {
    const expected = `registration facebook_group birthday name_day referral
      consent_marketing_phone consent_marketing_email consent_research_phone consent_research_email
      survey questionnaire promotion redeem adjustment_manual adjustment_year_end_reset
      cancelled_order substitution qrcode profile_data`
    assert.sameMembers([...SOURCES], expected.split(/\s+/))
    for (const { locale, texts } of catalogues) {
      const labels = SOURCES.map((source) => texts[`points.source.${source}`])
      assert.isTrue(labels.every(Boolean), locale)
      assert.equal(new Set(labels).size, SOURCES.length, locale)
    }
  })

  test('[D-06] the history shows one of three groups beside the exact source', async ({
    assert,
  }) => {
    assert.equal(sourceGroup('adjustment_year_end_reset'), 'adjustment')
    assert.equal(sourceGroup('adjustment_manual'), 'adjustment')
    const member = await givenMember()
    await givenPoints(member, 30)
    await givenCreditedScan(member, 5)
    const { data, current_page, last_page, per_page } = await ledgerPageOfMember(member.id)
    assert.deepEqual(
      { current_page, last_page, per_page },
      { current_page: 1, last_page: 1, per_page: 20 }
    )
    assert.deepEqual(
      data.map(({ points, source, sourceGroup: group, balanceAfter }) => [
        points,
        source,
        group,
        balanceAfter,
      ]),
      [
        [5, 'qrcode', 'qrcode', 35],
        [30, 'promotion', 'others', 30],
      ]
    )
  })
})
