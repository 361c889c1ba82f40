import { test } from '@japa/runner'
import {
  accessibilityFaults,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { rowOf } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { bagOf, postsOf } from '#tests/support/register_pages'

test.group('Consents on the profile page', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[P-10] [P-13] given and taken back with one press each, and told, in ${locale}`, async ({
      assert,
      browser,
    }) => {
      const words = {
        en: { section: 'Consents', save: 'Save', box: 'You may call or text me with offers' },
        hu: {
          section: 'Hozzájárulások',
          save: 'Mentés',
          box: 'Telefonon vagy SMS-ben kereshetnek ajánlatokkal',
        },
      }[locale]
      const states = locale === 'en' ? ['Withdrawn', 'Given'] : ['Visszavonva', 'Megadva']
      const member = await givenMember()
      const page = await openPage(browser, { path: '/profil', member, width: PHONE, locale })
      await page.getByRole('button', { name: words.section }).click()
      const form = page.locator('[data-form=consent]')
      const save = form.getByRole('button', { name: words.save })
      await form.waitFor()
      assert.isTrue(await save.isDisabled())
      const box = form.getByRole('checkbox', { name: words.box })
      const sent = postsOf(page)
      await box.check()
      await save.click()
      const timeline = page.locator('[data-consent-timeline] li')
      await timeline.getByText(states[1]).waitFor()
      assert.equal(bagOf(sent, '/profil/consent'), 'consent')
      assert.include(await timeline.first().textContent(), words.box)
      assert.equal((await rowOf('member_consents', member.id)).marketing_phone, 1)
      await box.uncheck()
      await save.click()
      await timeline.getByText(states[0]).waitFor()
      assert.equal(await timeline.count(), 2)
      assert.equal((await rowOf('member_consents', member.id)).marketing_phone, 0)
      await screenshot(page, `profile-consents-${locale}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[P-14] the terms are shown as accepted and cannot be withdrawn', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('button', { name: 'Consents' }).click()
    const terms = page.getByRole('checkbox', { name: 'General conditions of participation' })
    await terms.waitFor()
    assert.isTrue(await terms.isChecked())
    assert.isTrue(await terms.isDisabled())
  })

  test('the timeline is downloaded as a file', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member })
    await page.getByRole('button', { name: 'Consents' }).click()
    const form = page.locator('[data-form=consent]')
    await form.getByRole('checkbox', { name: 'You may send me offers by e-mail' }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    assert.equal((await downloading).suggestedFilename(), 'consents.csv')
  })
})
