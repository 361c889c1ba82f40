import { test } from '@japa/runner'
import type { FrameLocator, Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenRecord, textBlock } from '#tests/support/records'

const heading = (id: string, text: string) => ({
  id,
  name: 'title',
  v: 1,
  only: null,
  props: { text_hu: text, text_en: `${text} (en)`, level: 2 },
})

/** A page with blocks inside others, of a staff member who may write it. */
async function opened(page: Page) {
  const column = (id: string, inside: object) => ({
    id,
    name: 'column',
    v: 1,
    only: null,
    props: { width: '1/2', children: [inside] },
  })
  const children = [
    column('column1', textBlock('<p>Bal oldal.</p>', '<p>Left.</p>', 'left1')),
    column('column2', textBlock('<p>Jobb <a href="/gyik">oldal</a>.</p>', '', 'right1')),
  ]
  const row = { id: 'row1', name: 'row', v: 1, only: null, props: { children } }
  const content = [heading('heading1', 'Első szakasz'), row, heading('heading2', 'Második szakasz')]
  const body = { title_hu: 'Élő előnézet', title_en: 'Live preview', content }
  const { id } = await givenRecord({ body, startsAt: null })
  await page.goto(`/admin/content_records/${id}`)
  await page.locator('input[name=title_hu]:enabled').waitFor()
  return page.frameLocator('iframe[title]')
}

const openCard = (page: Page) =>
  page.locator('[data-block] button[aria-expanded=true]:not([aria-label])')

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('region', { name: /Előnézet|Preview/ })
    .getByLabel(label)
    .click()
  await page.getByRole('option', { name: option }).click()
}

test.group('Live preview of content', () => {
  test('[O-12] what is typed stands in the preview, and a pressed block opens its card', async ({
    assert,
    browser,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, staff)
    const frame = await opened(page)
    await frame.getByRole('heading', { name: 'Élő előnézet', level: 1 }).waitFor()
    await frame.getByRole('contentinfo').waitFor()
    await page.locator('input[name=title_hu]').fill('Most íródik')
    await frame.getByRole('heading', { name: 'Most íródik' }).waitFor()
    await screenshot(page, 'admin-preview-phone-hu')
    assert.deepEqual(await accessibilityFaults(page), [])

    await frame.getByRole('link', { name: 'oldal' }).click()
    await page.locator('li[data-block=right1] [data-field=html_hu]').waitFor()
    assert.match(page.url(), /content_records\/\d+$/)
    await frame.getByRole('heading', { name: 'Második szakasz' }).click()
    await page.locator('li[data-block=heading2] input[name=text_hu]').waitFor()
    assert.equal(await openCard(page).count(), 1)
    await page.locator('input[name=text_hu]').fill('Harmadik szakasz')
    await frame.getByRole('heading', { name: 'Harmadik szakasz' }).waitFor()

    await choose(page, 'Nyelv', 'Angol')
    await frame.getByRole('heading', { name: 'Live preview' }).waitFor()
    await choose(page, 'Ablak', 'Asztali')
    await choose(page, 'Téma', 'Sötét')
    await choose(page, 'Olvasó', 'Tag')
    await frame.getByText('1,250').first().waitFor()
    await screenshot(page, 'admin-preview-desk-hu')
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(problems, [])
  })

  test('[O-12] on a phone it is the second tab of the page', async ({ assert, browser }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, staff)
    await page.setViewportSize({ width: PHONE, height: 844 })
    const frame = await opened(page)
    assert.deepEqual(await accessibilityFaults(page), [])
    await screenshot(page, 'admin-preview-tab-edit-hu')
    await page.getByRole('tab', { name: 'Előnézet' }).click()
    await frame.getByRole('heading', { name: 'Élő előnézet' }).waitFor()
    await screenshot(page, 'admin-preview-tab-hu')
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(await accessibilityFaults(page), [])
    await frame.getByRole('heading', { name: 'Első szakasz' }).click()
    await page.locator('li[data-block=heading1] input[name=text_hu]').waitFor()
    assert.equal(await page.getByRole('tab', { selected: true }).innerText(), 'Szerkesztés')
    assert.deepEqual(problems, [])
  })

  test('[O-12] the frame believes the editor alone, and the editor the frame alone', async ({
    assert,
    browser,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { page } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, staff)
    const frame: FrameLocator = await opened(page)
    await frame.getByRole('heading', { name: 'Élő előnézet' }).waitFor()
    // The editor's own window is no frame of its own.
    await page.evaluate("window.postMessage({ type: 'chosen', id: 'heading1' }, '*')")
    // Another frame is not the editor.
    await page.evaluate(`new Promise((done) => {
      const other = document.createElement('iframe')
      other.src = '/admin/preview-frame'
      other.sandbox = 'allow-scripts'
      other.onload = done
      document.body.append(other)
    })`)
    const inner = page.frames().at(-1)!
    await inner.evaluate(`(() => {
      const [first] = [...Array(parent.length).keys()].map((at) => parent[at])
      first.postMessage({ type: 'show', seq: 1e9, theme: 'dark', open: null, page: {} }, '*')
      parent.postMessage({ type: 'chosen', id: 'heading1' }, '*')
    })()`)
    await page.waitForTimeout(300)
    assert.equal(await openCard(page).count(), 0)
    assert.isTrue(await frame.getByRole('heading', { name: 'Élő előnézet' }).isVisible())
  })

  test('[O-12] the frame has neither session nor storage of whoever writes', async ({
    assert,
    browser,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { page } = await atEntrance(browser, { locale: 'en', width: DESKTOP })
    await enterBackOffice(page, staff)
    const frame = await opened(page)
    await frame.getByRole('heading', { name: 'Élő előnézet' }).waitFor()
    const inner = page.frames().find((one) => one.url().endsWith('/admin/preview-frame'))!
    const reached = await inner.evaluate(`(async () => {
      const attempts = {
        storage: () => localStorage.length,
        cookie: () => document.cookie,
        editor: () => parent.document.title,
        api: async () => (await fetch('/api/admin/content_records')).status,
      }
      const open = []
      for (const [name, attempt] of Object.entries(attempts)) {
        try { await attempt(); open.push(name) } catch {}
      }
      return open
    })()`)
    assert.deepEqual(reached, [])
  })
})
