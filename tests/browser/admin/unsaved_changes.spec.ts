import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { screenshot } from '#tests/support/browser'
import { OfficeWindow, walkedOffice, type Office } from '#tests/support/office/office'
import { addressesOf, registeredLists } from '#tests/support/office/pages'
import { ShopClient } from '#tests/support/shop_client'

const WALK_MS_MAX = 600_000

const WORDS = {
  hu: {
    title: 'Mentés nélkül lép tovább?',
    leave: 'Elvetés',
    stay: 'Vissza az űrlaphoz',
    save: 'Mentés',
  },
  en: { title: 'Leave without saving?', leave: 'Leave', stay: 'Go on editing', save: 'Save' },
}

/** Forms that save by themselves while they are written. */
const SAVED_MEANWHILE = ['content_records']

const firstField = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .locator('input:is([type=text],[type=number],[type=email]), textarea:not([aria-hidden])')
    .and(page.locator(':enabled:not([readonly]):not([role=combobox])'))
    .first()

/** Goes to another page of the back-office by its menu. */
const leave = (page: Page) => page.locator('a[href="/admin/audit_lines"]').first().click()

async function change(page: Page) {
  const field = firstField(page)
  const isNumber = (await field.getAttribute('type')) === 'number'
  await field.fill(isNumber ? '7' : 'Valami más')
  return { field, value: await field.inputValue() }
}

test.group('Changes that are not saved', (group) => {
  let office: Office
  let browser: Browser

  group.setup(async () => {
    const here = await walkedOffice()
    ;({ office, browser } = here)
    return here.leave
  })

  test('[O-10] every form asks before what was typed is lost, and none where nothing was', async ({
    assert,
  }) => {
    const client = await new ShopClient(office.url).enter(office.cookie)
    const window = await OfficeWindow.open(browser, office)
    const { page } = window
    const dialog = page.getByRole('dialog')
    const asked: string[] = []
    const wrong: string[] = []
    for (const list of registeredLists()) {
      const addresses = await addressesOf({ ...list, panels: [] }, client)
      for (const address of addresses) {
        if (address.endsWith('/show') || address === `/admin/${list.name}`) continue
        if (SAVED_MEANWHILE.includes(list.name)) continue
        await window.show(address)
        if (!(await firstField(page).count())) {
          wrong.push(`${address}: no field`)
          continue
        }
        await leave(page)
        await window.settles()
        if (await dialog.count()) {
          wrong.push(`${address}: asks for nothing`)
          await dialog.getByRole('button', { name: WORDS.hu.leave }).click()
          await window.settles()
        }
        await window.show(address)
        const { field, value } = await change(page)
        await leave(page)
        await window.settles()
        if (!(await dialog.count())) {
          wrong.push(`${address}: does not ask`)
          continue
        }
        await dialog.getByRole('button', { name: WORDS.hu.stay }).click()
        await dialog.waitFor({ state: 'detached' })
        if ((await field.inputValue()) !== value) wrong.push(`${address}: lost ${value}`)
        await leave(page)
        await dialog.getByRole('button', { name: WORDS.hu.leave }).click()
        await page.waitForURL(/audit_lines/)
        asked.push(address.split('/')[2])
      }
    }
    await window.close()
    assert.deepEqual(wrong, [])
    assert.includeMembers(asked, ['settings', 'staff', 'code_batches', 'partner_tokens'])
  }).timeout(WALK_MS_MAX)

  for (const locale of ['hu', 'en'] as const) {
    test(`[O-10] what was saved is left in peace, and what is typed after that asks anew, in a dialog that everybody can use (${locale})`, async ({
      assert,
    }) => {
      const words = WORDS[locale]
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const dialog = page.getByRole('dialog')
      const client = await new ShopClient(office.url).enter(office.cookie)
      const professions = registeredLists().find(({ name }) => name === 'professions')!
      const address = (await addressesOf({ ...professions, views: ['edit'] }, client))[0]
      await window.show(address)
      const field = firstField(page)
      await field.fill(`Kőfaragó ${locale}`)
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await page.waitForURL(/professions$/)
      await window.show(address)
      await field.fill('')
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await window.settles()
      await leave(page)
      await dialog.getByText(words.title).waitFor()
      assert.deepEqual(await window.faults(), [])
      await screenshot(page, `admin-unsaved-${locale}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.include(page.url(), address)
      let isAsked = false
      page.once('dialog', (asks) => {
        isAsked = asks.type() === 'beforeunload'
        void asks.accept()
      })
      await page.goto('/admin/staff')
      assert.isTrue(isAsked, 'the browser asks where the window leaves')
      await window.close()
    })
  }
})
