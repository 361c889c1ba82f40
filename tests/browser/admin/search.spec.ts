import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { typedCode } from '#app/rules/code_text'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import { accessibilityFaults, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { givenRecord } from '#tests/support/records'

const some = () => randomUUID().slice(0, 8)

const SAID = {
  en: { open: 'Search everything', hint: /the code of a sticker/, nothing: /^Nothing found for/ },
  hu: { open: 'Keresés mindenben', hint: /matrica kódja/, nothing: /^Nincs találat erre/ },
} as const

const fieldOf = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const optionsIn = (page: Page) => page.getByRole('dialog').getByRole('option')
const chosenIn = (page: Page) => page.locator('[role=option][aria-selected=true]')

test.group('The search of the back-office', (group) => {
  group.each.timeout(90_000)

  for (const locale of ['en', 'hu'] as const) {
    const said = SAID[locale]

    test(`a slash opens it, arrows choose and Enter opens the record (${locale})`, async ({
      assert,
      browser,
    }) => {
      const word = `Ónodi${some()}`
      const member = await givenMember({ lastName: word, firstName: 'Éva' })
      const other = await givenMember({ lastName: word, firstName: 'Ádám' })
      await givenProduct({ titleHu: `Kesztyű ${word}`, titleEn: `Gloves ${word}`, price: 1250 })
      await givenParticipatingProduct({ titleHu: `Festék ${word}`, titleEn: `Paint ${word}` })
      await givenRecord({ body: { title_hu: `Garancia ${word}`, title_en: `Warranty ${word}` } })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.keyboard.press('/')
      await page.keyboard.type(`${word.toLowerCase()} `)
      await optionsIn(page).nth(4).waitFor()
      assert.equal(await fieldOf(page).inputValue(), `${word.toLowerCase()} `)
      assert.include(await optionsIn(page).first().innerText(), `${word} Ádám`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-search-${locale}`, false)
      assert.equal(await chosenIn(page).getAttribute('id'), `found-members-${other.id}`)
      await page.keyboard.press('ArrowUp')
      assert.match((await chosenIn(page).getAttribute('id'))!, /^found-content_records-/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const active = await fieldOf(page).getAttribute('aria-activedescendant')
      assert.equal(active, `found-members-${member.id}`)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin/members/${member.id}/show`)
      await page.getByText(member.email).first().waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.deepEqual(problems, [])
    })

    test(`it says what can be typed and that nothing was found, on a phone too (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { orderId, member } = await givenOrder(5, { lastName: 'Hosszúnevű-Keresztúri' })
      const batch = await givenBatch()
      const code = await givenCode({ batch, serial: 41 })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await screenshot(page, `admin-search-bar-${locale}`, false)
      await page.setViewportSize({ width: PHONE, height: 844 })
      const opener = page.getByRole('button', { name: said.open })
      await screenshot(page, `admin-search-bar-phone-${locale}`, false)
      await opener.click()
      await page.getByText(said.hint).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-search-hint-phone-${locale}`, false)
      await fieldOf(page).fill(`nincs-${some()}`)
      await page.getByText(said.nothing).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-search-nothing-phone-${locale}`, false)
      await fieldOf(page).fill(member.email)
      await page.getByText('Hosszúnevű-Keresztúri').waitFor()
      await screenshot(page, `admin-search-member-phone-${locale}`, false)
      await fieldOf(page).fill(`#${orderId}`)
      await page.locator(`#found-orders-${orderId}`).waitFor()
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-search-order-phone-${locale}`, false)
      await fieldOf(page).fill(typedCode(code).toLowerCase())
      await page.getByText(typedCode(code)).waitFor()
      await screenshot(page, `admin-search-sticker-phone-${locale}`, false)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.isTrue(await opener.evaluate((button) => button.matches(':focus')))
      await opener.click()
      await fieldOf(page).fill(typedCode(code))
      await optionsIn(page).first().click()
      await page.waitForURL(`**/admin/code_batches/${batch.id}/show`)
      assert.deepEqual(problems, [])
    })
  }

  test('the sign is typed where text is typed, and Escape gives the focus back', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await openList(page, 'Members')
    const words = page.getByPlaceholder('Search')
    await words.focus()
    await page.keyboard.type('a/b')
    assert.equal(await words.inputValue(), 'a/b')
    assert.equal(await page.getByRole('dialog').count(), 0)
    const item = page.getByRole('menuitem', { name: 'Gifts', exact: true })
    await item.focus()
    await page.keyboard.press('/')
    await fieldOf(page).waitFor()
    await page.keyboard.type('/')
    assert.equal(await fieldOf(page).inputValue(), '/')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.isTrue(await item.evaluate((one) => one.matches(':focus')))
    await page.getByRole('button', { name: 'Search everything' }).click()
    await fieldOf(page).waitFor()
    assert.equal(await fieldOf(page).inputValue(), '')
    assert.deepEqual(problems, [])
  })

  test('a slow answer to an earlier text never takes the place of a later one', async ({
    assert,
    browser,
  }) => {
    const [early, late] = [`Korai${some()}`, `Kései${some()}`]
    await givenMember({ lastName: early })
    const wanted = await givenMember({ lastName: late })
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    let let1Go = () => {}
    const held = new Promise<void>((resolve) => (let1Go = resolve))
    await page.route('**/api/admin/search?*', async (route) => {
      if (route.request().url().includes('Korai')) await held
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/search\?q=Korai/)
    await page.keyboard.press('/')
    await fieldOf(page).fill(early)
    await asked
    await page.getByText('Searching…').waitFor()
    await screenshot(page, 'admin-search-waiting', false)
    // Whoever types fast presses Enter before the answer is there.
    await fieldOf(page).fill(late)
    const answered = page.waitForResponse((response) =>
      response.url().includes('/search?q=K%C3%A9s')
    )
    await answered
    await page.locator(`#found-members-${wanted.id}`).waitFor()
    let1Go()
    await page.waitForTimeout(600)
    assert.equal(await page.getByText(early).count(), 0)
    assert.equal(await page.locator(`#found-members-${wanted.id}`).count(), 1)
  })

  test('Enter before the answer opens the first of it', async ({ browser }) => {
    const member = await givenMember()
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await page.keyboard.press('/')
    await page.keyboard.type(member.email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/members/${member.id}/show`)
  })

  test('a search that fails says so, and is tried again', async ({ assert, browser }) => {
    const word = `Újra${some()}`
    await givenMember({ lastName: word })
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await page.route('**/api/admin/search?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Search everything' }).click()
    await fieldOf(page).fill(word)
    await page.getByText('The search could not be answered').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await screenshot(page, 'admin-search-failed', false)
    await page.unroute('**/api/admin/search?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await optionsIn(page).first().waitFor()
  })

  test('marketing finds no member, and support opens no text', async ({ assert, browser }) => {
    const word = `Szerep${some()}`
    await givenMember({ lastName: word })
    await givenRecord({ body: { title_hu: word } })
    await givenProduct({ titleHu: word })
    const heads = { marketing: ['Gifts', 'Content'], support: ['Members'] }
    for (const role of ['marketing', 'support'] as const) {
      const { page } = await atEntrance(browser)
      await enterBackOffice(page, await givenStaff({ role }))
      await page.keyboard.press('/')
      await fieldOf(page).fill(word)
      await optionsIn(page).first().waitFor()
      const groups = page.getByRole('listbox').getByRole('group')
      const named = await Promise.all(
        (await groups.all()).map((one) => one.locator('> p').innerText())
      )
      assert.deepEqual(named, heads[role])
      await page.context().close()
    }
  })

  test('who found more than a few goes on in the list', async ({ assert, browser }) => {
    const word = `Sok${some()}`
    for (let made = 0; made < 7; made++) await givenMember({ lastName: word })
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await page.keyboard.press('/')
    await fieldOf(page).fill(word)
    await page.getByRole('option', { name: 'All 7 in the list' }).click()
    await page.waitForURL(/\/admin\/members\?/)
    await page.locator('tbody tr').nth(6).waitFor()
    assert.equal(await page.locator('tbody tr').count(), 7)
  })
})
