import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenBusyMember } from '#tests/support/cared_member'
import { givenStaff } from '#tests/support/members'

const SAID = {
  en: {
    place: 'Kárász utca 4/b, floor 3',
    status: 'Received',
    takeBack: 'Take back',
    active: 'Active',
    balance: '800 points',
    orders: 'Orders: 1',
    disputes: 'Reported stickers',
    seen: 'What the member sees',
    write: 'Write a note',
    text: 'Note',
    save: 'Save',
    remove: 'Delete the note',
    confirm: 'Confirm',
    none: 'Nobody has written a note yet',
    gift: 'Beltéri falfesték',
    inReach: 'Gifts in reach',
  },
  hu: {
    place: 'Kárász utca 4/b, 3. emelet',
    status: 'Beérkezett',
    takeBack: 'Visszavonás',
    active: 'Aktív',
    balance: '800 pont',
    orders: 'Rendelések: 1',
    disputes: 'Bejelentett matricák',
    seen: 'Amit a tag lát',
    write: 'Megjegyzés írása',
    text: 'Megjegyzés',
    save: 'Mentés',
    remove: 'Megjegyzés törlése',
    confirm: 'Megerősítés',
    none: 'Még senki sem írt megjegyzést',
    gift: 'Beltéri falfesték',
    inReach: 'Elérhető ajándékok',
  },
} as const

/** What the page asked the server for of the member, beside the record itself. */
function askedOf(page: Page, memberId: number): string[] {
  const asked: string[] = []
  const part = new RegExp(`/api/admin/members/${memberId}/(\\w+)`)
  page.on('request', (request) => {
    const found = part.exec(request.url())
    if (found) asked.push(found[1])
  })
  return asked
}

for (const [locale, role, hasAdmin] of [
  ['en', 'admin', true],
  ['hu', 'support', false],
] as const) {
  const said = SAID[locale]

  test.group(`The page of a member in the back-office, ${locale}`, (group) => {
    group.each.timeout(240_000)

    test(`[O-13] ${role} sees head and panels, each at its address, and opens an order`, async ({
      assert,
      browser,
    }) => {
      const { member, orderId } = await givenBusyMember()
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role }))
      const at = `/admin/members/${member.id}/show`
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height: 900 })
        for (const [panel, shown] of [
          ['', 'Szűcs és Fia Kft. (12345676-2-41)'],
          ['/ledger', 'Indoor wall paint'],
          ['/scans', /(Roll|tekercs)/],
          ['/orders', said.status],
          ['/consents', /./],
          ['/devices', 'Firefox, Windows'],
          ['/notes', said.none],
          ['/seen', said.inReach],
        ] as const) {
          await page.goto(at + panel)
          await page.getByText(said.balance).first().waitFor()
          await page.getByText(said.active, { exact: true }).waitFor()
          await page.locator('.RaShow-main').getByText(shown).first().waitFor()
          assert.isFalse(await scrollsSideways(page), panel)
          const name = panel.slice(1) || 'profile'
          await screenshot(page, `admin-member-${name}-${locale}-${width}`)
          if (panel === '') await page.getByText(said.place).waitFor()
          const back = await page.getByRole('button', { name: said.takeBack }).count()
          assert.equal(back, panel === '/ledger' && hasAdmin ? 1 : 0)
        }
        const tab = page.getByRole('tab', { name: said.disputes })
        assert.equal(await tab.count(), hasAdmin ? 1 : 0)
      }
      await page.goto(at)
      await page.getByRole('link', { name: said.orders }).click()
      await page.waitForURL(`**${at}/orders`)
      await page.getByText(said.status, { exact: true }).click()
      await page.waitForURL(new RegExp(`/admin/orders/${orderId}/show`))
      assert.deepEqual(problems, [])
    })

    test(`[O-10] a panel is asked for when it is opened, and not before (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { member } = await givenBusyMember()
      const { page } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role }))
      const asked = askedOf(page, member.id)
      await page.goto(`/admin/members/${member.id}/show`)
      await page.getByText(said.balance).first().waitFor()
      await page.waitForLoadState('networkidle')
      assert.sameMembers([...new Set(asked)], ['card', 'suppressions'])
      await page.getByRole('tab', { name: said.seen }).click()
      await page.waitForURL(`**/admin/members/${member.id}/show/seen`)
      await page.getByRole('region', { name: said.inReach }).waitFor()
      assert.include(asked, 'screens')
      assert.notInclude(asked, 'devices')
    })

    test(`[O-13] a note is written from the head and deleted by its writer (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { member } = await givenBusyMember()
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role }))
      await page.goto(`/admin/members/${member.id}/show/notes`)
      await page.getByText(said.none).waitFor()
      await page.getByRole('button', { name: said.write }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: said.text }).fill('Kedden\nhívja vissza.')
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-member-note-${locale}`, false)
      await dialog.getByRole('button', { name: said.save }).click()
      await page.getByText('hívja vissza.').waitFor()
      await page.getByRole('button', { name: said.remove }).click()
      await dialog.getByRole('button', { name: said.confirm }).click()
      await page.getByText(said.none).waitFor()
      assert.deepEqual(problems, [])
    })
  })
}

test('[O-08] marketing has no way to the page of a member', async ({ assert, browser }) => {
  const { member } = await givenBusyMember()
  const { page } = await atEntrance(browser)
  await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
  const asked = askedOf(page, member.id)
  await page.goto(`/admin/members/${member.id}/show/seen`)
  await page.waitForURL(/access-denied/)
  assert.deepEqual(asked, [])
})
