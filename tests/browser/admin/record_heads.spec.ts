import { test } from '@japa/runner'
import type { Browser, Locator } from 'playwright'
import { launchBrowser, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenOffice, OfficeWindow, type Office } from '#tests/support/office/office'
import {
  nameOf,
  RECORD_PAGES,
  SUBJECTS,
  type RecordPage,
  type Row,
} from '#tests/support/office/record_pages'
import { ShopClient } from '#tests/support/shop_client'

/** Lists whose records the audit log tells under another one. */
const OTHERS = ['stock_items', 'harvest_cases']
const LOCALES = ['hu', 'en'] as const
const WIDE = { width: 1280, height: 900 }
/** The narrowest that is asked for. */
const NARROW = { width: 360, height: 900 }
/** Longer than any line of a phone, without a place to break at. */
const LONG_NAME = 'Megszentségteleníthetetlenségeskedéseitekért'.repeat(2)

const statesIn = (head: Locator) => head.locator('.MuiChip-root').allInnerTexts()

/** The buttons of a head in their order; ways to other pages that look like buttons are no actions, but for the one to the form. */
async function actionsIn(head: Locator): Promise<string[]> {
  const buttons = head.locator(
    'button, a.MuiButton-root:not([href$="/orders"], [href$="/disputes"], [href*="/audit_lines"])'
  )
  return (await buttons.allInnerTexts()).map((text) => text.trim())
}

/** What a head says that the page says below once more. */
async function saidTwice(window: OfficeWindow, head: Locator): Promise<string[]> {
  const below = await window.page.locator('.RaLabeled-label').allInnerTexts()
  return (await head.locator('dt').allInnerTexts()).filter((label) => below.includes(label))
}

test.group('Record pages of the back-office begin with a head', (group) => {
  let office: Office
  let browser: Browser
  const rows = new Map<RecordPage, Row>()

  /** The row of a page, with the names that its title is made of. */
  async function rowOf({ list, filter = {} }: RecordPage, client: ShopClient): Promise<Row> {
    const given = encodeURIComponent(JSON.stringify(filter))
    const { json } = await client.send(`/api/admin/${list}?page=1&per_page=1&filter=${given}`)
    const row: Row = json.data[0]
    const whole = async (path: string) => (await client.send(`/api/admin/${path}`)).json.data as Row
    if (list === 'code_batches') {
      row.product = (await whole(`participating_products/${row.product_id}`)).title_hu
    } else if (list !== 'members' && row.member_id) {
      row.member = nameOf(await whole(`members/${row.member_id}`))
    }
    return row
  }

  group.setup(async () => {
    office = await givenOffice()
    browser = await launchBrowser()
    const client = await new ShopClient(office.url).enter(office.cookie)
    for (const page of RECORD_PAGES) rows.set(page, await rowOf(page, client))
    return async () => {
      await browser.close()
      await office.remove()
    }
  })

  /** Opens a page and finds its head by its title. */
  async function open(window: OfficeWindow, page: RecordPage, locale: 'hu' | 'en') {
    const row = rows.get(page)!
    const { title } = page[locale]
    const name = typeof title === 'string' ? title : title(row)
    await window.show(`/admin/${page.list}/${row.id}${page.isForm ? '' : '/show'}`)
    const head = window.page.getByRole('region', { name, exact: true })
    await head.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    await window.settles()
    return head
  }

  for (const locale of LOCALES) {
    test(`[O-10] which says what it is, how it stands and what can be done (${locale})`, async ({
      assert,
    }) => {
      const window = await OfficeWindow.open(browser, office, { locale })
      for (const page of RECORD_PAGES) {
        const head = await open(window, page, locale)
        const { state, actions } = page[locale]
        assert.deepEqual(await statesIn(head), state ? [state] : [], page.list)
        assert.deepEqual(await actionsIn(head), actions, page.list)
        assert.isAbove(await head.locator('dt').count(), 0, page.list)
        assert.deepEqual(await saidTwice(window, head), [], page.list)
        assert.equal(await window.page.getByRole('heading', { level: 1 }).count(), 1, page.list)
        await window.page.setViewportSize(NARROW)
        await window.settles()
        assert.isFalse(await scrollsSideways(window.page), page.list)
        await screenshot(window.page, `record_head_${page.list}_${state}_${locale}_360`)
        await window.page.setViewportSize(WIDE)
        await screenshot(window.page, `record_head_${page.list}_${state}_${locale}_1280`)
      }
    }).timeout(240_000)

    test(`[O-08] an auditor finds what can be taken along there, and nothing that changes something (${locale})`, async ({
      assert,
    }) => {
      const window = await OfficeWindow.open(browser, office, { locale, cookie: office.auditor })
      for (const page of RECORD_PAGES) {
        const head = await open(window, page, locale)
        const { state, actions } = page[locale]
        const left = page.auditor?.(actions) ?? []
        assert.deepEqual(await actionsIn(head), left, page.list)
        assert.equal(await head.getByRole('textbox').count(), 0, page.list)
        assert.deepEqual(await statesIn(head), state ? [state] : [], page.list)
      }
    }).timeout(240_000)
  }

  for (const { locale, history } of [
    { locale: 'hu', history: 'Előzmények' },
    { locale: 'en', history: 'History' },
  ] as const) {
    test(`[O-19] each leads to what was done to it, and from there back (${locale})`, async ({
      assert,
    }) => {
      const window = await OfficeWindow.open(browser, office, { locale })
      const lines = window.page.locator('tbody tr')
      const walked = new Set<string>()
      for (const page of RECORD_PAGES) {
        const head = await open(window, page, locale)
        const { pathname } = new URL(window.page.url())
        const listed = window.page.waitForResponse('**/api/admin/audit_lines?**')
        await head.getByRole('link', { name: history, exact: true }).click()
        await window.page.waitForURL('**/admin/audit_lines?**')
        const { total } = await (await listed).json()
        if (total > 0) await lines.first().waitFor()
        await window.settles()
        const row = rows.get(page)!
        const id = page.list === 'stock_items' ? row.product_id : row.id
        const filter = new URL(window.page.url()).searchParams.get('filter')!
        const subject = { subject_type: SUBJECTS[page.list], subject_id: id }
        assert.deepEqual(JSON.parse(filter), subject, page.list)
        // Every line is about the record, and leads to it; what the log tells under another one leads there.
        if (total === 0 || OTHERS.includes(page.list)) continue
        assert.equal(
          await lines.locator(`a[href$="${pathname}"]`).count(),
          await lines.count(),
          page.list
        )
        await lines.locator('a').first().click()
        await window.page.waitForURL(`**${pathname}`)
        walked.add(page.list)
      }
      assert.includeMembers([...walked], ['draws', 'campaigns', 'boosters', 'members'])
    }).timeout(240_000)
  }

  test('[O-08] marketing finds what it may do itself', async ({ assert }) => {
    const window = await OfficeWindow.open(browser, office, { cookie: office.marketing })
    for (const page of RECORD_PAGES.filter(({ marketing }) => marketing)) {
      const head = await open(window, page, 'hu')
      assert.deepEqual(await actionsIn(head), page.marketing!(page.hu.actions), page.list)
      assert.equal(await head.getByRole('link', { name: 'Előzmények' }).count(), 0, page.list)
    }
  }).timeout(240_000)

  test('[O-10] actions stand beside the title at a desk and below it on a phone, however long the name is', async ({
    assert,
  }) => {
    const window = await OfficeWindow.open(browser, office)
    const page = RECORD_PAGES.find(({ list }) => list === 'boosters')!
    const address = `**/api/admin/boosters/${rows.get(page)!.id}`
    const [title, act] = ['h2', 'button'].map((part) =>
      window.page.locator(`section ${part}`).first()
    )
    const isBelow = async () => {
      const [above, below] = [(await title.boundingBox())!, (await act.boundingBox())!]
      return below.y >= above.y + above.height
    }
    await open(window, page, 'hu')
    assert.isFalse(await isBelow())
    await window.page.setViewportSize(NARROW)
    assert.isTrue(await isBelow())
    await window.page.route(address, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { ...data, name_hu: LONG_NAME } } })
    })
    await window.page.reload()
    await window.page.getByRole('heading', { level: 2, name: LONG_NAME }).waitFor()
    assert.isFalse(await scrollsSideways(window.page))
    const { x, width } = (await title.boundingBox())!
    assert.isAtMost(x + width, NARROW.width)
    const isCut = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    assert.isFalse(isCut, 'the name runs out of its box')
    assert.isTrue(await isBelow())
  })
})
