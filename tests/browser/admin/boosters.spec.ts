import type { Browser, Page } from 'playwright'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { forgetBoosters } from '#points/boosters/running_boosters'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import { DESKTOP, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'

async function fill(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Név (magyar)' }).fill(name)
  await page.getByRole('spinbutton', { name: 'Bónusz beolvasásonként' }).fill('20')
  await page.getByLabel('Utolsó nap').fill('2099-05-31')
  await page.getByRole('spinbutton', { name: 'Bónusz egy tagnak naponta' }).fill('3')
  await page.getByRole('spinbutton', { name: 'Keret pontban' }).fill('5000')
}

async function backOffice(browser: Browser, role: 'admin' | 'marketing', width = DESKTOP) {
  const window = await atEntrance(browser, { locale: 'hu', width })
  await enterBackOffice(window.page, await givenStaff({ role }))
  return window
}

test.group('Boosters in the back-office', (group) => {
  group.each.teardown(async () => {
    const stop = "UPDATE boosters SET state = 'stopped' WHERE state = 'active'"
    await transaction((trx) => rows(trx, stop))
    forgetBoosters()
  })

  test('a draft is read back, and an administrator switches it on', async ({ assert, browser }) => {
    await givenParticipatingProduct()
    const { page, problems } = await backOffice(browser, 'admin')
    const name = `Akció ${Date.now()}`
    await openList(page, 'Pontakciók')
    await page.getByRole('link', { name: 'Új' }).click()
    await fill(page, name)
    const sentence =
      '2099. május 31. napjáig minden beolvasás 20 ponttal többet ér. Egy tag naponta legfeljebb ' +
      '3 alkalommal kapja meg. Véget ér, amikor 5 000 pont elfogyott.'
    await page.getByText(sentence).waitFor()
    await screenshot(page, 'admin-booster-hu')
    await page.getByRole('button', { name: 'Mentés' }).click()
    await page.getByText('Vázlat').waitFor()
    await page.getByText(sentence).waitFor()
    await screenshot(page, 'admin-booster-draft-hu')
    await page.getByRole('button', { name: 'Próba indítása' }).click()
    await page.getByRole('row', { name: 'Érintett beolvasás' }).waitFor()
    await screenshot(page, 'admin-booster-rehearsal-hu')
    await page.getByRole('button', { name: 'Bekapcsolás' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Megerősítés/ })
      .click()
    await page.getByText('Fut', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Leállítás' }).waitFor()
    const sql = 'SELECT state, budget FROM boosters WHERE name_hu = ?'
    assert.deepEqual(await shopReader().rows(sql, [name]), [{ state: 'active', budget: 5000 }])
    await openList(page, 'Pontakciók')
    await page.getByRole('cell', { name }).waitFor()
    await screenshot(page, 'admin-boosters-hu')
    assert.deepEqual(problems, [])
  })
})
