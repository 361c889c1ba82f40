import { writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { givenStaff } from '#tests/support/members'
import { givenRecord, textBlock } from '#tests/support/records'

const MANY = 200
/** Keys that are typed: every tenth after a pause in which the preview follows. */
const KEYS = 60
const PAUSE_MS = 400
const BETWEEN_MS = 90
/** Most of a key's way to the screen that other blocks may cost, as a multiple of what it takes in the only one. */
const TIMES_MOST = 3
/** A goal of the design, in ms; `npm run bench -- editor` measures it on a quiet machine. */
const KEY_MS = 50

/** From each key to the frame that shows its letter, in the page. */
const LISTEN = `(() => {
  window.keyTimes = []
  window.addEventListener('keydown', (event) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.keyTimes.push(performance.now() - event.timeStamp)
    requestAnimationFrame(() => port2.postMessage(0))
  }, true)
})()`

/** A page with headings and texts, as many as are asked for. */
function contentOf(blocks: number) {
  return Array.from({ length: blocks }, (_, at) =>
    at % 4 === 0
      ? {
          id: `heading${at}`,
          name: 'title',
          v: 1,
          only: null,
          props: { text_hu: `Szakasz ${at}`, text_en: `Section ${at}`, level: 2 },
        }
      : textBlock(`<p>Bekezdés ${at}. Két réteg elég.</p>`, `<p>Paragraph ${at}.</p>`, `text${at}`)
  )
}

async function figuresOf(page: Page, blocks: number) {
  const body = { title_hu: `Blokkok ${blocks}`, content: contentOf(blocks) }
  const { id } = await givenRecord({ body, startsAt: null })
  const begun = Date.now()
  await page.goto(`/admin/content_records/${id}`, { waitUntil: 'commit' })
  await page.locator('li[data-block=heading0] [data-handle]').waitFor()
  const openMs = Date.now() - begun
  await page.frameLocator('iframe[title]').getByText('Szakasz 0').waitFor()
  await page.locator('li[data-block=heading0] button[aria-expanded=false]').last().click()
  await page.locator('input[name=text_hu]').focus()
  await page.evaluate(LISTEN)
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(key % 10 === 9 ? PAUSE_MS : BETWEEN_MS)
  }
  const times = (await page.evaluate<number[]>('window.keyTimes')).toSorted((a, b) => a - b)
  const atShare = (share: number) => Math.round(times[Math.floor(times.length * share)] * 10) / 10
  return { openMs, keys: times.length, keyP50Ms: atShare(0.5), keyMs: atShare(0.95) }
}

async function measured(browser: Browser) {
  const staff = await givenStaff({ role: 'marketing' })
  const { page } = await atEntrance(browser)
  await enterBackOffice(page, staff)
  // The first record loads what every later one finds.
  await figuresOf(page, 1)
  const one = await figuresOf(page, 1)
  const many = await figuresOf(page, MANY)
  await page.context().close()
  return { one, many }
}

test.group('Speed of the editor of content', () => {
  test('[O-12] a key in one of 200 blocks is shown about as fast as in the only one', async ({
    assert,
    browser,
  }) => {
    const figures = await measured(browser)
    const { one, many } = figures
    writeFileSync(process.env.EDITOR_FIGURES!, JSON.stringify(figures))
    assert.equal(many.keys, KEYS)
    assert.isAtMost(many.keyMs, Math.max(KEY_MS, one.keyMs * TIMES_MOST), JSON.stringify(figures))
  }).skip(!process.env.EDITOR_FIGURES, 'time is measured by `npm run bench -- editor`')
})
