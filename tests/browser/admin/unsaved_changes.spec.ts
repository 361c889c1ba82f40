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
    cancel: 'Mégse',
  },
  en: {
    title: 'Leave without saving?',
    leave: 'Leave',
    stay: 'Go on editing',
    save: 'Save',
    cancel: 'Back',
  },
}

/** Dialogs with fields: the list, and the button on the page of its first record. */
const DIALOGS = [
  { list: 'members', hu: 'Pontok könyvelése', en: 'Book points' },
  { list: 'members', hu: 'Név és e-mail-cím javítása', en: 'Correct name and e-mail' },
  { list: 'orders', hu: 'Megjegyzés írása', en: 'Write a note' },
  { list: 'code_batches', hu: 'Érvénytelenítés', en: 'Make void' },
  { list: 'code_batches', hu: 'Matricák visszavonása', en: 'Recall stickers' },
  { list: 'disputes', hu: 'Elutasítás', en: 'Decline' },
  { list: 'counselling_questions', hu: 'Válasz', en: 'Answer' },
  { list: 'content_records', hu: 'Közzététel', en: 'Publish' },
]
/** Beside any dialog of a wide window, in px. */
const BESIDE = [8, 450] as const

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

async function change(page: Page, field = firstField(page)) {
  const type = await field.getAttribute('type')
  await field.fill(TYPED[type ?? 'text'] ?? 'Valami más')
  return { field, value: await field.inputValue() }
}

/** Fields of a dialog; a choice and a field that grows have a second one that nobody sees. */
const TYPED_IN = ':is(input, textarea):not([aria-hidden])'

/** What is typed into fields that take no words. */
const TYPED: Record<string, string> = { 'number': '7', 'datetime-local': '2031-01-01T10:00' }

/** The address of the first record of a list. */
async function recordOf(list: string, client: ShopClient): Promise<string> {
  const { name, views } = registeredLists().find((one) => one.name === list)!
  const view = views.includes('show') ? ('show' as const) : ('edit' as const)
  return (await addressesOf({ name, views: [view], panels: [] }, client))[0]
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
    })

    test(`[O-10] a dialog asks before what was typed is lost by Escape or a press beside it, and never without reason (${locale})`, async ({
      assert,
    }) => {
      const words = WORDS[locale]
      const client = await new ShopClient(office.url).enter(office.cookie)
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const dialog = page.getByRole('dialog')
      const question = dialog.filter({ hasText: words.title })
      const field = dialog.locator(TYPED_IN).first()
      const wrong: string[] = []
      for (const { list, [locale]: name } of DIALOGS) {
        await window.show(await recordOf(list, client))
        const main = page.getByRole('main')
        const open = async () => {
          await main.getByRole('button', { name, exact: true }).first().click()
          await field.waitFor()
          await window.settles()
        }
        await open()
        await page.keyboard.press('Escape')
        await window.settles()
        if (await dialog.count()) wrong.push(`${name}: asks for nothing`)
        for (const [how, close] of [
          ['Escape', () => page.keyboard.press('Escape')],
          ['beside it', () => page.mouse.click(...BESIDE)],
        ] as const) {
          await open()
          const { value } = await change(page, field)
          await close()
          await window.settles()
          if (!(await question.count())) {
            wrong.push(`${name}, ${how}: does not ask`)
            continue
          }
          await question.getByRole('button', { name: words.stay }).click()
          await question.waitFor({ state: 'detached' })
          if ((await field.inputValue()) !== value) wrong.push(`${name}, ${how}: lost ${value}`)
          await close()
          await question.getByRole('button', { name: words.leave }).click()
          await dialog.waitFor({ state: 'detached' })
        }
        await open()
        await change(page, field)
        await dialog.getByRole('button', { name: words.cancel, exact: true }).click()
        await window.settles()
        if (await dialog.count()) wrong.push(`${name}: asks whoever has decided`)
      }
      await window.close()
      assert.deepEqual(wrong, [])
    }).timeout(WALK_MS_MAX)

    test(`[O-10] a dialog asks before the page below it is left with what was typed (${locale})`, async ({
      assert,
    }) => {
      const words = WORDS[locale]
      const [{ [locale]: name }] = DIALOGS
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const dialog = page.getByRole('dialog')
      const question = dialog.filter({ hasText: words.title })
      await page.goto('/admin/members')
      await page.locator('tbody tr').first().locator('td').nth(1).click()
      await page.waitForURL(/members\/\d+\/show$/)
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      const { field, value } = await change(page, dialog.locator(TYPED_IN).first())
      await page.evaluate('history.back()')
      await question.waitFor()
      assert.deepEqual(await window.faults(), [])
      await window.widen()
      await screenshot(page, `admin-unsaved-dialog-${locale}`)
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      assert.match(page.url(), /members\/\d+\/show$/)
      assert.equal(await field.inputValue(), value)
      await page.evaluate('history.back()')
      await question.getByRole('button', { name: words.leave }).click()
      await page.waitForURL(/members$/)
      await dialog.waitFor({ state: 'detached' })
    })
  }
})
