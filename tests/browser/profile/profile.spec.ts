import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { givenParticipatingProduct, givenPoints } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { looks } from '#tests/support/looks'

/** Wider than a panel on a phone, and than the column beside the forms. */
const LONG_EMAIL = 'kovacs-szentgyorgyi.peter.nyugat-dunantul@kepviselok.mesterpont-festek.example'

/** A member with trades and a representative of its own. */
async function givenTradesperson(email = 'kp@pelda.hu') {
  const member = await givenMember()
  const last = `Kovács ${member.referralCode}`
  await transaction(async (trx) => {
    const insert = `INSERT INTO regional_representatives
      (last_name, first_name, phone, email, created_at, updated_at)
      VALUES (?, 'Péter', '+36301112233', ?, 0, 0) RETURNING id`
    const [{ id }] = await rows<{ id: number }>(trx, insert, [last, email])
    const update = `UPDATE members SET regional_representative_id = ?, other_profession = 'Stukkó',
      main_profession_id = (SELECT id FROM professions WHERE api_name = 'Festék') WHERE id = ?`
    await rows(trx, update, [id, member.id])
    const secondary = `INSERT INTO member_secondary_professions (member_id, profession_id)
      SELECT ?, id FROM professions WHERE api_name = 'Burkolás'`
    await rows(trx, secondary, [member.id])
  })
  return { member, representative: `${last} Péter` }
}

test.group('Profile page', () => {
  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`looks fine at ${width} px in ${locale}, closed and open`, async ({ assert, browser }) => {
      const { member } = await givenTradesperson(LONG_EMAIL)
      await givenPoints(member, 12_480)
      const page = await openPage(browser, { path: '/profil', width, locale, member })
      const address = page.locator('main [data-representative]').getByText(LONG_EMAIL)
      assert.isTrue(await address.evaluate((line) => line.scrollWidth <= line.clientWidth))
      await screenshot(page, `profile-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      const closed = page.locator('.acc-trigger[aria-expanded=false]')
      while (await closed.count()) await closed.first().click()
      await screenshot(page, `profile-open-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[P-01] [P-24] points, trades and the representative are shown', async ({
    assert,
    browser,
  }) => {
    const { member, representative } = await givenTradesperson()
    await givenPoints(member, 12_480)
    const page = await openPage(browser, { path: '/profil', member })
    assert.include(await page.locator('[data-balance]').textContent(), '12,480')
    const trades = await page.locator('[data-professions] li').allTextContents()
    assert.deepEqual(trades, ['Painting', 'Tiling', 'Stukkó'])
    const contact = page.locator('main [data-representative]')
    const lines = await contact.locator('p').allTextContents()
    assert.deepEqual(lines, [representative, '+36 301 112 233', 'kp@pelda.hu'])
    const call = contact.getByRole('link', { name: 'Call' })
    assert.equal(await call.getAttribute('href'), 'tel:+36301112233')
    const write = contact.getByRole('link', { name: 'Write' })
    assert.equal(await write.getAttribute('href'), 'mailto:kp@pelda.hu')
  })

  test('[P-02] the seven sections in their order, those of security beside them, and a logout button', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    assert.deepEqual(await page.locator('.acc-trigger .title').allTextContents(), [
      'Profile data',
      'Company data',
      'Shipping data',
      'Consents',
      'Points history',
      'Earn points by inviting',
      'Security',
      'Where I am logged in',
      'My data',
      'Delete account',
    ])
    assert.isTrue(await page.locator('main').getByRole('button', { name: 'Log out' }).isVisible())
  })

  test('[P-16] the history tells points, source and date, newest first', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    for (let points = 1; points <= 21; points++) await givenPoints(member, points * 100)
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('button', { name: 'Points history' }).click()
    const lines = await page.locator('.table tbody tr').allTextContents()
    assert.lengthOf(lines, 20)
    assert.match(lines[0], /^Promotion: Given by a test.*20\d\d.*\+2,100$/)
    assert.match(lines[19], /\+200$/)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.locator('.table tbody tr', { hasText: '+100' }).waitFor()
    assert.equal(await page.locator('.table tbody tr').count(), 1)
  })

  test('[P-16] the history is filtered by source, the address says so, and typed text stays', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    for (let points = 1; points <= 21; points++) await givenPoints(member, points)
    const scanned = { points: 120, titleEn: 'Façade primer 20 kg' }
    await givenCreditedScan(member, 120, await givenParticipatingProduct(scanned))
    const today = new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeZone: 'Europe/Budapest',
    }).format()
    const page = await openPage(browser, { path: '/profil', member })
    const typed = page.locator('[data-form=profile]').getByLabel('First name')
    await typed.fill('Zsófia')
    await page.getByRole('button', { name: 'Points history' }).click()
    await page.getByRole('link', { name: 'Scans' }).click()
    await page.waitForURL('**/profil?source=qrcode')
    const lines = page.locator('.table tbody tr')
    await lines.filter({ hasText: '+120' }).waitFor()
    assert.deepEqual(await lines.locator('td').allTextContents(), [
      `Scanned code: Façade primer 20 kg${today}`,
      '+120',
    ])
    assert.equal(await lines.locator('td b').textContent(), 'Scanned code')
    assert.equal(await lines.locator('td time').textContent(), today)
    assert.equal(await lines.count(), 1)
    await page.getByRole('link', { name: 'Corrections' }).click()
    await page.getByText('Nothing of this kind yet').waitFor()
    await page.getByRole('link', { name: 'Gifts and extras' }).click()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/profil?source=others&page=2')
    await lines.filter({ hasText: '+1' }).waitFor()
    assert.equal(await lines.count(), 1)
    assert.equal(await typed.inputValue(), 'Zsófia')
    await page.reload()
    await lines.filter({ hasText: '+1' }).waitFor()
  })
})
