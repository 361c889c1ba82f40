import { test } from '@japa/runner'
import { businessDate } from '#app/business_date'
import { transaction } from '#app/transaction'
import ReportDay from '#reports/days/models/report_day'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenPoints } from '#tests/support/points'

const WORDS = {
  en: {
    list: 'Figures',
    table: 'Figures day by day',
    chart: /^Points earned and spent each day, /,
    period: 'Period',
    year: 'This year',
    own: 'Own days',
    first: 'First day',
    last: 'Last day',
    tooLong: 'Three years at the most',
    refresh: 'Refresh',
    quiet: 'Nobody collected or spent points',
    failed: 'The figures could not be fetched.',
    again: 'Try again',
    counted: /^Gifts, registrations and days to the first gift as of .*2026/,
    gift: 'Work cap',
    pieces: '2 pieces',
    opened: 'Stock',
  },
  hu: {
    list: 'Számok',
    table: 'Számok naponként',
    chart: /^Szerzett és elköltött pontok naponként, /,
    period: 'Időszak',
    year: 'Ez az év',
    own: 'Saját napok',
    first: 'Első nap',
    last: 'Utolsó nap',
    tooLong: 'Legfeljebb három év',
    refresh: 'Frissítés',
    quiet: 'Ezeken a napokon senki',
    failed: 'A számokat nem sikerült lekérni.',
    again: 'Újra',
    counted: /^Ajándékok, regisztrációk és .* ekkor számolva: 2026/,
    gift: 'Munkássapka',
    pieces: '2 db',
    opened: 'Készlet',
  },
} as const

test.group('Figures in the back-office', (group) => {
  group.setup(async () => {
    await transaction(async ({ client }) => void (await ReportDay.query({ client }).delete()))
    await givenPoints(await givenMember(), 12_345)
    await givenOrder()
  })

  for (const locale of ['en', 'hu'] as const) {
    const words = WORDS[locale]

    test(`figures, their days and what lies behind them are read at a desk and on a phone (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openList(page, words.list)
      const tile = (name: string) => page.locator(`[data-figure=${name}]`)
      const scans = Number(await tile('scans').getByRole('paragraph').first().innerText())
      assert.isAbove(scans, 0)
      await page.getByRole('img', { name: words.chart }).waitFor()
      const table = page.getByRole('table', { name: words.table })
      assert.equal(await table.locator('tbody tr').count(), 30)
      const days = await table.locator('tbody tr td:first-of-type').allInnerTexts()
      // The day before counts, too, where a midnight has passed since this process began to scan.
      const isOneDay = businessDate(performance.timeOrigin) === businessDate(Date.now())
      assert.equal(Number(days[0]) + (isOneDay ? 0 : Number(days[1])), scans)
      const gift = page.getByRole('listitem').filter({ hasText: words.gift }).first()
      await gift.getByText(words.pieces).waitFor()

      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height: 900 })
        await table.waitFor()
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.isFalse(await scrollsSideways(page))
        await screenshot(page, `admin-figures-${locale}-${width}`)
      }

      // The button of the bar that asks for everything anew asks for figures, too.
      await givenOrder()
      await page.setViewportSize({ width: DESKTOP, height: 900 })
      await page.getByRole('button', { name: words.refresh }).click()
      await tile('scans')
        .getByText(String(scans + 1), { exact: true })
        .waitFor()

      // A figure without a list of its own leads to its days.
      await tile('scans').getByRole('button').click()
      assert.isTrue(
        await page.getByRole('region', { name: words.table }).evaluate((one) => {
          return one === document.activeElement
        })
      )
      // Marketing may not read messages or orders, and follows stock.
      assert.equal(await tile('failed_messages').getByRole('link').count(), 0)
      assert.equal(await tile('open_orders').getByRole('link').count(), 0)
      await tile('low_stock').getByRole('link').click()
      await page.locator('#react-admin-title').getByText(words.opened, { exact: true }).waitFor()
      assert.match(page.url(), /stock_items\?filter=%7B%22low%22%3A%221%22%7D/)
      assert.deepEqual(problems, [])
    })

    test(`each figure opens the rows it counts, or says what it is made of (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      const days = new URLSearchParams({ period: 'days', from: '2026-01-01', to: '2026-06-30' })
      const tiles = page.locator('[data-figure]')
      const show = async () => {
        await page.goto(`/admin/reports?${days}`)
        await tiles.first().waitFor()
      }
      await show()
      const period = { from: '2026-01-01', to: '2026-06-30' }
      for (const [name, filter, isCount] of [
        ['spent', period, false],
        ['days_to_first_gift', period, false],
        ['open_orders', { status: 'open' }, true],
        ['low_stock', { low: '1' }, true],
        ['failed_messages', { state: 'dead' }, true],
      ] as const) {
        const link = page.locator(`[data-figure=${name}]`).getByRole('link')
        const figure = Number((await link.innerText()).replace(/\D/g, ''))
        const listed = page.waitForResponse((answer) => {
          const asked = new URL(answer.url()).searchParams.get('filter')
          return asked === JSON.stringify(filter)
        })
        await link.click()
        const { total } = await (await listed).json()
        if (isCount) assert.equal(total, figure, name)
        await show()
      }
      for (const name of ['active', 'scans', 'earned', 'cancelled', 'corrected', 'reset']) {
        const tile = page.locator(`[data-figure=${name}]`)
        assert.equal(await tile.getByRole('link').count(), 0, name)
        assert.match(await tile.getByRole('paragraph').last().innerText(), /^[^.]{15,}$/, name)
      }
      assert.deepEqual(problems, [])
    })

    test(`days without anything, and figures that do not come, say so (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'auditor' }))
      await page.setViewportSize({ width: PHONE, height: 900 })
      await page.route('**/api/admin/reports*', (route) => route.abort())
      await page.goto('/admin/reports')
      await page.getByRole('alert').getByText(words.failed).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.unroute('**/api/admin/reports*')
      await page.getByRole('button', { name: words.again }).click()
      await page.getByRole('img', { name: words.chart }).waitFor()
      assert.equal(await page.locator('[data-figure=failed_messages]').getByRole('link').count(), 1)
      assert.equal(await page.getByText(words.counted).count(), 0)

      // What takes long is counted from time to time.
      await page.route('**/api/admin/reports*', async (route) => {
        const { data } = await (await route.fetch()).json()
        return route.fulfill({ json: { data: { ...data, counted_at: Date.UTC(2026, 10, 20) } } })
      })
      await page.getByRole('combobox', { name: words.period }).click()
      await page.getByRole('option', { name: words.year }).click()
      await page.getByText(words.counted).waitFor()
      await screenshot(page, `admin-figures-counted-${locale}-${PHONE}`)
      await page.unroute('**/api/admin/reports*')

      await page.getByRole('combobox', { name: words.period }).click()
      await page.getByRole('option', { name: words.own }).click()
      await page.getByLabel(words.last).fill('2001-02-04')
      await page.getByLabel(words.first).fill('2001-02-03')
      await page.getByText(words.quiet).waitFor()
      await page.getByLabel(words.first).fill('1998-01-03')
      await page.getByText(words.tooLong).waitFor()
      assert.equal(await page.getByLabel(words.last).getAttribute('aria-invalid'), 'true')
      assert.equal(await page.getByRole('alert').count(), 0)
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-figures-too-long-${locale}-${PHONE}`)
      await page.getByLabel(words.first).fill('2001-02-03')
      await page.getByText(words.quiet).waitFor()
      const rows = page.getByRole('table', { name: words.table }).locator('tbody tr')
      assert.equal(await rows.count(), 2)
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-figures-quiet-${locale}-${PHONE}`)
      assert.deepEqual(problems, [])
    })
  }
})
