import { test } from '@japa/runner'
import { groupedPseudonym } from '#promo/draw/names'
import DrawLog from '#promo/draws/models/draw_log'
import PromotionMember from '#promo/games/models/promotion_member'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { endGames } from '#tests/support/games'
import { drawnLastMonth } from '#tests/support/past_draw'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'

const CHECK = { en: /Fetch the files and check/, hu: /Fájlok letöltése és ellenőrzés/ }

test.group('The page of a draw', () => {
  test('[R-14] checks the files in the browser of its reader, after one press', async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(endGames)
    const member = await givenMember()
    const { promotion } = await drawnLastMonth(member.id)
    const where = { promotionId: promotion.id, memberId: member.id }
    const { pseudonym } = await PromotionMember.query().where(where).firstOrFail()
    for (const look of looks([390, 1280])) {
      const path = `/sorsolasok/${promotion.slug}/w1`
      const page = await openPage(browser, { member, ...look, path })
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await page.getByRole('button', { name: CHECK[look.locale] }).click()
      await page.locator('[data-check=mine]').waitFor()
      const verdicts = await page
        .locator('[data-verdict]')
        .evaluateAll((rows) =>
          rows.map((row) => `${row.getAttribute('data-check')} ${row.getAttribute('data-verdict')}`)
        )
      assert.deepEqual(
        verdicts,
        ['sheet', 'commitment', 'list', 'rows', 'round', 'places', 'log', 'mine'].map(
          (check) => `${check} holds`
        )
      )
      assert.include(fetched, `${path.slice(0, -3)}/w1.tickets.txt`)
      assert.isTrue(await page.getByText(groupedPseudonym(pseudonym!)).isVisible())
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `draw_${look.locale}_${look.width}`)
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  }).timeout(120_000)

  test('[R-14] the link of a notification brings the head of the log along, and another one is told', async ({
    assert,
    browser,
    cleanup,
  }) => {
    cleanup(endGames)
    const { promotion } = await drawnLastMonth((await givenMember()).id)
    const { head } = await DrawLog.findByOrFail('promotionId', promotion.id)
    for (const [kept, verdict] of [
      [head, 'holds'],
      [head.replace(/./g, (sign) => (sign === '0' ? '1' : '0')), 'fails'],
    ]) {
      const path = `/sorsolasok/${promotion.slug}/w1?head=${kept}`
      const page = await openPage(browser, { path })
      assert.equal(await page.getByLabel(/head of the log/i).inputValue(), kept)
      await page.getByRole('button', { name: CHECK.en }).click()
      await page.locator(`[data-check=log][data-verdict=${verdict}]`).waitFor()
      assert.deepEqual(problemsOf(page), [])
      await page.context().close()
    }
  })
})
