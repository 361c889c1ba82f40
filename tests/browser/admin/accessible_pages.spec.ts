import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { enterPassword } from '#tests/support/back_office'
import { OfficeWindow, walkedOffice, type Office } from '#tests/support/office/office'
import { addressesOf, registeredLists, registeredRoutes } from '#tests/support/office/pages'
import { ShopClient } from '#tests/support/shop_client'

const WALK_MS_MAX = 1_200_000
const LOCALES = ['hu', 'en'] as const

/** An address for each page that is no list, by its pattern. */
const BESIDE_THE_LISTS: Record<string, string[]> = {
  '/import/:kind': ['/admin/import/products', '/admin/import/participating_products'],
  '/birthday_lists/:name': ['/admin/birthday_lists/2026-01-01_2026-01-31.csv'],
  // Stands at the entrance.
  '/invitation/:token': [],
}

/** What opens over the page of a member, in turn: its panel, and the buttons that lead there. */
const OVER_A_MEMBER = {
  hu: [
    ['', 'Súgó ehhez az oldalhoz', 'Billentyűk'],
    ['/notes', 'Megjegyzés írása'],
    ['/notes', 'Megjegyzés törlése'],
  ],
  en: [
    ['', 'Help for this page', 'Keys'],
    ['/notes', 'Write a note'],
    ['/notes', 'Delete the note'],
  ],
}

/** What is opened most over the page of a record: the list, and the buttons that lead there. */
const OVER_A_RECORD: Record<(typeof LOCALES)[number], [list: string, ...buttons: string[]][]> = {
  hu: [
    [
      'members',
      'Pontok könyvelése',
      'Név és e-mail-cím javítása',
      'Szállítási cím javítása',
      'Tag anonimizálása',
    ],
    ['orders', 'Feldolgozás indítása', 'Rendelés törlése', 'Csere', 'Megjegyzés írása'],
    ['code_batches', 'Érvénytelenítés', 'Nyomtatás', 'Matricák visszavonása'],
    ['disputes', 'Jóváírás', 'Elutasítás'],
    ['counselling_questions', 'Válasz', 'Továbbadás'],
  ],
  en: [
    [
      'members',
      'Book points',
      'Correct name and e-mail',
      'Correct the delivery address',
      'Anonymise the member',
    ],
    ['orders', 'Start processing', 'Cancel the order', 'Replace', 'Write a note'],
    ['code_batches', 'Make void', 'Print', 'Recall stickers'],
    ['disputes', 'Credit', 'Decline'],
    ['counselling_questions', 'Answer', 'Hand over'],
  ],
}

/** What opens the rest of what is done to a text, what ends the access of a partner, and what is done to chosen gifts. */
const OTHER_WORDS = {
  hu: {
    more: 'További',
    publish: 'Közzététel',
    revoke: 'Visszavonás',
    all: ['Közzététel', 'Levétel'],
  },
  en: { more: 'More', publish: 'Publish', revoke: 'Revoke', all: ['Publish', 'Take off'] },
}

/** The page of the first record of a list; of members the one whose panels all have something. */
async function recordAddress(office: Office, list: string, end = '/show'): Promise<string> {
  const client = await new ShopClient(office.url).enter(office.cookie)
  const addresses = await addressesOf(
    registeredLists().find(({ name }) => name === list)!,
    client
  )
  return addresses.findLast((address) => address.endsWith(end) && !address.endsWith('/create'))!
}

/** Every page of the back-office for somebody who is signed in. */
async function everyAddress(office: Office): Promise<string[]> {
  const client = await new ShopClient(office.url).enter(office.cookie)
  const addresses = ['/admin']
  for (const list of registeredLists()) addresses.push(...(await addressesOf(list, client)))
  for (const route of registeredRoutes()) addresses.push(...BESIDE_THE_LISTS[route])
  return addresses
}

test.group('Every page of the back-office is accessible', (group) => {
  let office: Office
  let browser: Browser

  group.setup(async () => {
    const here = await walkedOffice()
    ;({ office, browser } = here)
    return here.leave
  })

  test('each page beside the lists has an address that is looked at', ({ assert }) => {
    assert.sameMembers(registeredRoutes(), Object.keys(BESIDE_THE_LISTS))
    assert.isAtLeast(registeredLists().length, 30)
    const panels = registeredLists().flatMap(({ panels: own }) => own)
    assert.includeMembers(panels, ['ledger', 'scans', 'orders', 'consents', 'devices', 'notes'])
    assert.includeMembers(panels, ['disputes', 'seen'])
  })

  test('lists, forms and records have no fault at either width, in either language', async ({
    assert,
  }) => {
    const addresses = await everyAddress(office)
    const found = await Promise.all(
      LOCALES.map(async (locale) => {
        const window = await OfficeWindow.open(browser, office, { locale })
        const faults: string[] = []
        for (const address of addresses) {
          await window.show(address)
          faults.push(...(await window.faults()).map((one) => `${locale} ${address}, ${one}`))
        }
        await window.close()
        return faults
      })
    )
    assert.deepEqual(found.flat(), [])
  }).timeout(WALK_MS_MAX)

  test('what is opened over records has no fault at either width, in either language', async ({
    assert,
  }) => {
    const found = await Promise.all(
      LOCALES.map(async (locale) => {
        const window = await OfficeWindow.open(browser, office, { locale })
        const { page } = window
        const faults: string[] = []
        for (const [list, ...buttons] of OVER_A_RECORD[locale]) {
          await window.show(await recordAddress(office, list))
          for (const name of buttons) {
            await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
            await page.getByRole('dialog').waitFor()
            await window.settles()
            faults.push(...(await window.faults()).map((one) => `${locale} ${name}, ${one}`))
            await window.widen()
            await page.keyboard.press('Escape')
            await page.getByRole('dialog').waitFor({ state: 'detached' })
          }
        }
        await window.close()
        return faults
      })
    )
    assert.deepEqual(found.flat(), [])
  }).timeout(WALK_MS_MAX)

  for (const locale of LOCALES) {
    test(`what is opened over texts, campaigns, accesses of partners and chosen rows has no fault at either width (${locale})`, async ({
      assert,
    }) => {
      const words = OTHER_WORDS[locale]
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const main = page.getByRole('main')
      const dialog = page.getByRole('dialog')
      const found: string[] = []
      const opened: string[] = []
      const look = async (name: string) => {
        await dialog.waitFor()
        await window.settles()
        found.push(...(await window.faults()).map((fault) => `${name}, ${fault}`))
        opened.push(name)
        await window.widen()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }

      await window.show(await recordAddress(office, 'content_records', ''))
      await main.getByRole('button', { name: words.publish, exact: true }).click()
      await look('text: publish')
      const more = main.getByRole('button', { name: words.more, exact: true }).first()
      await more.click()
      const items = await page.getByRole('menuitem').filter({ visible: true }).count()
      await page.keyboard.press('Escape')
      const acts = page.getByRole('menu').last().getByRole('menuitem')
      for (let at = 0; at < items; at++) {
        await more.click()
        const item = acts.nth(at)
        if (!(await item.count())) break
        const name = await item.innerText()
        await item.click()
        await look(`text: ${name}`)
      }
      await window.show('/admin/partner_tokens')
      await main.getByRole('button', { name: words.revoke, exact: true }).first().click()
      await look('partner: revoke')
      await window.show('/admin/products')
      await main.getByRole('checkbox').first().check()
      for (const name of words.all) {
        await page.getByRole('button', { name, exact: true }).click()
        await look(`chosen gifts: ${name}`)
      }
      await window.show(await recordAddress(office, 'campaigns'))
      const steps = main.locator('section[aria-labelledby]').first().getByRole('button')
      const count = await steps.count()
      for (let at = 0; at < count; at++) {
        await steps.nth(at).click()
        await window.settles()
        if (await dialog.count()) await look(`campaign: step ${at + 1}`)
      }
      await window.close()
      assert.deepEqual(found, [])
      const kinds = new Set(opened.map((name) => name.split(':')[0]))
      assert.sameMembers([...kinds], ['text', 'partner', 'chosen gifts', 'campaign'])
      assert.isAtLeast(opened.filter((name) => name.startsWith('text')).length, 4)
    }).timeout(WALK_MS_MAX)

    test(`[O-10] help, keys and notes of a member have no fault at either width (${locale})`, async ({
      assert,
    }) => {
      const window = await OfficeWindow.open(browser, office, { locale })
      const address = await recordAddress(office, 'members')
      const found: string[] = []
      for (const [panel, ...buttons] of OVER_A_MEMBER[locale]) {
        await window.show(address + panel)
        for (const name of buttons) {
          await window.page.getByRole('button', { name }).click()
          await window.settles()
          const faults = await window.faults()
          await window.widen()
          found.push(...faults.map((fault) => `${name}: ${fault}`))
        }
        await window.page.keyboard.press('Escape')
        await window.page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await window.close()
      assert.deepEqual(found, [])
    }).timeout(WALK_MS_MAX)

    for (const scheme of ['light', 'dark']) {
      test(`the entrance has no fault at either width where the back-office was left ${scheme} (${locale})`, async ({
        assert,
      }) => {
        const window = await OfficeWindow.open(browser, office, { locale, isIn: false })
        await window.page.evaluate(`localStorage.setItem('RaStore.theme', '"${scheme}"')`)
        const found: string[] = []
        const look = async () => {
          await window.settles()
          assert.include(await window.scheme(), scheme)
          found.push(...(await window.faults({ inBoth: false })))
        }
        await window.page.reload()
        await look()
        await enterPassword(window.page, office.email)
        await look()
        await window.page.goto('/admin/invitation/nothing')
        await look()
        await window.close()
        assert.deepEqual(found, [])
      })
    }
  }
})
