import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import {
  accessibilityFaults,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

const OPEN = 'Earn points by inviting'

test.group('Inviting on the profile page', () => {
  test('[P-18] the link is copied with a button, and says so', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, {
      path: '/profil',
      member,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await page.getByRole('button', { name: OPEN }).click()
    const link = page.getByLabel('Your link')
    await link.waitFor()
    assert.match(await link.inputValue(), new RegExp(`/regisztracio\\?ref=${member.referralCode}$`))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Copied').waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), await link.inputValue())
    await page.getByText('Nobody has registered with your link yet.').waitFor()
    assert.deepEqual(problemsOf(page), [])
  })

  test('[P-18] where nothing may be copied the link is selected for copying by hand', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    await page.evaluate(
      "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))"
    )
    await page.getByRole('button', { name: OPEN }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('The link is selected.').first().waitFor()
    const selected = 'String(document.getSelection())'
    assert.include(String(await page.evaluate(selected)), member.referralCode)
  })

  test('[P-18] the device shares the link where it can', async ({ assert, browser }) => {
    const member = await givenMember()
    const without = await openPage(browser, { path: '/profil', member })
    await without.getByRole('button', { name: OPEN }).click()
    await without.getByRole('button', { name: 'Copy link' }).waitFor()
    const canShare = await without.evaluate("'share' in navigator")
    const offered = await without.getByRole('button', { name: 'Share' }).count()
    assert.equal(offered, canShare ? 1 : 0)
    await without.context().close()
    const sharing = await openPage(browser, { path: '/', member })
    await sharing.addInitScript(
      'window.shared = []; navigator.share = async (what) => void window.shared.push(what)'
    )
    await sharing.goto('/profil')
    await sharing.getByRole('button', { name: OPEN }).click()
    await sharing.getByRole('button', { name: 'Share' }).click()
    const [shared] = (await sharing.evaluate('window.shared')) as Record<
      'title' | 'text' | 'url',
      string
    >[]
    assert.include(shared.url, member.referralCode)
    assert.equal(shared.title, 'Collect points with Mesterpont')
    assert.equal(shared.text, shared.title)
    const [first] = await sharing.locator('.form:has([data-referral-link]) .btn').allInnerTexts()
    assert.equal(first, 'Share', 'what the device offers comes first')
  })

  for (const locale of ['en', 'hu'] as const) {
    test(`the state of each invitation is told without the invited, in ${locale}`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember()
      const invitee = await givenMember({ invitedById: member.id, lastName: 'Titkos' })
      await givenCreditedScan(invitee)
      await transaction((trx) => confirmReferral(trx, invitee.id))
      await givenMember({ invitedById: member.id, lastName: 'Titkos' })
      const page = await openPage(browser, { path: '/profil', member, locale, width: PHONE })
      const name = locale === 'en' ? OPEN : 'Pontok meghívásért'
      await page.getByRole('button', { name }).click()
      const lines = page.locator('[data-invitations] li')
      await lines.first().waitFor()
      const [latest, first] = await lines.allTextContents()
      assert.match(latest, locale === 'en' ? /Invitation 2.*Pending/ : /2\. meghívás.*Függőben/)
      assert.match(
        first,
        locale === 'en' ? /Invitation 1.*\+100Confirmed/ : /1\. meghívás.*\+100Megerősítve/
      )
      assert.notInclude(await page.locator('main').innerText(), 'Titkos')
      await screenshot(page, `profile-invite-${locale}`)
      // Wherever the page stands, the dock lies over something; at its end over nothing to press.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      assert.deepEqual(await accessibilityFaults(page), [])
    })
  }
})
