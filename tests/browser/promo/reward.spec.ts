import { test } from '@japa/runner'
import { givenProduct } from '#tests/support/catalogue'
import { openPage } from '#tests/support/browser'
import { givenMember } from '#tests/support/members'
import { givenReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'

const WORDS = {
  en: {
    claim: 'Put it into my cart',
    remove: 'Remove: Site radio',
    mark: 'Gift you won, 0 points',
  },
  hu: { claim: 'A kosárba teszem', remove: 'Eltávolítás: Rádió', mark: 'Nyert ajándék, 0 pont' },
} as const

test.group('A reward in the browser', () => {
  for (const [locale, width] of [
    ['en', 390],
    ['hu', 1280],
  ] as const) {
    test(`[R-15] [H-69] is claimed by one press, and lies locked in the drawer (${locale}, ${width} px)`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ locale })
      await givenCreditedScan(member)
      const gift = await givenProduct({
        titleEn: 'Site radio',
        titleHu: 'Rádió',
        isGift: true,
        price: 0,
      })
      const { id } = await givenReward(member, gift)
      const path = `/promotions/rewards/${id}/claim`
      const page = await openPage(browser, { path, locale, width, member })
      const words = WORDS[locale]
      assert.equal(await page.getByRole('main').getByRole('button').count(), 1)
      await page.getByRole('button', { name: words.claim }).click()
      const row = page.getByRole('dialog').locator('.cart-row')
      await row.waitFor()
      assert.include(await row.innerText(), words.mark)
      assert.equal(await row.getByRole('textbox').count(), 0)
      await row.getByRole('button', { name: words.remove }).click()
      await row.waitFor({ state: 'detached' })
    })
  }
})
