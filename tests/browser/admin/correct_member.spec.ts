import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, openPage, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenCaredMember } from '#tests/support/cared_member'
import { frozenClock } from '#tests/support/clock'
import { givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'

/** A password that was given so long ago is asked for again, in ms. */
const PASSWORD_AGE_MS = 16 * 60_000

const TEXTS = {
  en: {
    account: 'Correct name and e-mail',
    company: 'Correct the company',
    shipping: 'Correct the delivery address',
    email: 'E-mail',
    lastName: 'Last name',
    taxNumber: 'Tax number',
    city: 'Settlement',
    save: 'Save',
    invalid: 'This value is not valid',
    waits: 'This address waits',
    told: 'Points for telling about oneself',
    yes: 'Yes, this is my address',
    done: 'Your e-mail address is changed',
  },
  hu: {
    account: 'Név és e-mail-cím javítása',
    company: 'Cégadatok javítása',
    shipping: 'Szállítási cím javítása',
    email: 'E-mail-cím',
    lastName: 'Vezetéknév',
    taxNumber: 'Adószám',
    city: 'Település',
    save: 'Mentés',
    invalid: 'Az érték nem megfelelő',
    waits: 'megerősítésére vár',
    told: 'Pontok a megadott adatokért',
    yes: 'Igen, ez az én címem',
    done: 'E-mail-címe megváltozott',
  },
} as const

for (const { locale, width, role } of [
  { locale: 'hu', width: PHONE, role: 'support' },
  { locale: 'en', width: DESKTOP, role: 'admin' },
] as const) {
  const texts = TEXTS[locale]

  test.group(`Members put right in the back-office, ${locale}`, () => {
    test(`[O-13] ${role} puts name, address, company and delivery right at ${width} px`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const { member } = await givenCaredMember()
      const email = `uj-${member.id}@pelda.hu`
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role }))
      await page.setViewportSize({ width, height: 844 })
      const clock = frozenClock()
      cleanup(() => clock.restore())
      clock.pass(PASSWORD_AGE_MS)
      await page.goto(`/admin/members/${member.id}/show`)
      await page.getByText(texts.told).waitFor()
      const dialog = page.getByRole('dialog')
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
      const save = () => dialog.getByRole('button', { name: texts.save }).click()

      await page.getByRole('button', { name: texts.account }).click()
      await field(texts.lastName).fill('Kővári')
      await field(texts.email).fill(email)
      await screenshot(page, `admin-member-correct-account-${locale}-${width}`, false)
      await save()
      await page.locator('input[type=password]').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByText(texts.waits).waitFor()
      await page.getByText(email).waitFor()
      await dialog.waitFor({ state: 'detached' })

      await page.getByRole('button', { name: texts.company }).click()
      await field(texts.taxNumber).fill('12345678-2-41')
      await save()
      await dialog.getByText(texts.invalid).waitFor()
      await screenshot(page, `admin-member-correct-company-${locale}-${width}`, false)
      await field(texts.taxNumber).fill('12345676-2-41')
      await field(texts.city).fill('Győr')
      await save()
      await dialog.waitFor({ state: 'detached' })

      await page.getByRole('button', { name: texts.shipping }).click()
      await field(texts.city).fill('Algyő')
      await screenshot(page, `admin-member-correct-shipping-${locale}-${width}`, false)
      await save()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('6720 Algyő').waitFor()
      await page.getByText('1094 Győr').waitFor()
      await screenshot(page, `admin-member-corrected-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(page))
      const sql = 'SELECT last_name AS name, email FROM members WHERE id = ?'
      const stored = () => shopReader().rows(sql, [member.id])
      assert.deepEqual(await stored(), [{ name: 'Kővári', email: member.email }])
      assert.deepEqual(problems, [])
      await page.context().close()

      const [path] = /\/email-megerosites\/\S+/.exec((await mailsTo(email)).at(-1)!.text)!
      const mailbox = await openPage(browser, { path, locale, width })
      await screenshot(mailbox, `confirm-email-${locale}-${width}`)
      assert.isFalse(await scrollsSideways(mailbox))
      await mailbox.getByRole('button', { name: texts.yes }).click()
      await mailbox.getByText(texts.done).waitFor()
      assert.deepEqual(await stored(), [{ name: 'Kővári', email }])
      await mailbox.context().close()
    })
  })
}
