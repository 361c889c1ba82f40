import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { accessibilityFaults, DESKTOP, PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { givenRecord } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'

/** Types of a page in the order of the menu, by their Hungarian names. */
const NAMES = {
  'title': 'Címsor',
  'text': 'Szöveg',
  'button': 'Gomb',
  'image': 'Kép',
  'file': 'Fájl',
  'youtube': 'YouTube-film',
  'referral link': 'Meghívó link',
  'questionnaire': 'Kvíz',
  'carousel': 'Képsorozat',
  'row': 'Sor',
  'section': 'Szakasz',
  'promo hero section': 'Promóciós fejléc',
}

/** A window of a staff member who writes, by keyboard alone from here on. */
async function atDesk(browser: Parameters<typeof atEntrance>[0], locale: 'hu' | 'en' = 'hu') {
  const opened = await atEntrance(browser, { locale })
  await enterBackOffice(opened.page, await givenStaff({ role: 'marketing' }))
  return opened
}

async function press(page: Page, role: 'button' | 'menuitem' | 'option', name: string) {
  const wanted = page.getByRole(role, { name, exact: true })
  await wanted.focus()
  await page.keyboard.press('Enter')
}

async function write(page: Page, name: string, text: string) {
  await page.locator(`[name="${name}"]`).last().focus()
  await page.keyboard.insertText(text)
}

/** Opens a list of choices and takes one. */
async function pick(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).last().focus()
  await page.keyboard.press('Enter')
  await press(page, 'option', option)
}

const add = async (page: Page, type: keyof typeof NAMES, where = 'oldal') => {
  await press(page, 'button', `Hozzáadás ide: ${where}`)
  await press(page, 'menuitem', NAMES[type])
}

test.group('Blocks in the editor of content', () => {
  test('[O-12] every type is added and written by keyboard alone', async ({ assert, browser }) => {
    const quizId = await givenQuestionnaire({ title_en: 'Grout' })
    const linked = await givenRecord({ body: { title_hu: 'Ide vezető oldal' } })
    const { page, problems } = await atDesk(browser)
    const { id } = await givenRecord({ body: { content: [] }, startsAt: null })
    await page.goto(`/admin/content_records/${id}`)
    await page.locator('input[name=title_hu]:enabled').waitFor()

    await add(page, 'title')
    await write(page, 'text_hu', 'Fugázás')
    await pick(page, 'Szint', '3. szint')
    await add(page, 'button')
    await write(page, 'text_hu', 'Tovább')
    await pick(page, 'Ide vezet', 'Egy oldal vagy cikk')
    const record = page.getByLabel('Egy oldal vagy cikk', { exact: true }).last()
    await record.focus()
    await page.keyboard.insertText('Ide vezető')
    await page.getByRole('option', { name: 'Ide vezető oldal' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await add(page, 'youtube')
    await write(page, 'video', 'https://youtu.be/dQw4w9WgXcQ')
    await write(page, 'title_hu', 'Így fugázzon')
    await add(page, 'referral link')
    await write(page, 'title_hu', 'Hívja meg')
    await add(page, 'questionnaire')
    await page
      .getByLabel('Kvíz *', { exact: true })
      .or(page.getByLabel('Kvíz', { exact: true }))
      .last()
      .focus()
    await page.keyboard.insertText('Kvíz')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await add(page, 'carousel')
    await write(page, 'label_hu', 'Lépések')
    await press(page, 'button', 'Új sor')
    await page.getByRole('button', { name: 'Képek 1', exact: true }).focus()
    await page.keyboard.press('Enter')
    await write(page, 'alt_text_hu', 'Vödör')
    await pick(page, 'Ide vezet', 'A bolt egyik része')
    await add(page, 'promo hero section')
    await write(page, 'title_hu', 'Téli akció')
    await write(page, 'button_hu', 'Megnézem')
    await pick(page, 'Ide vezet', 'Egy webcím')
    await page.getByLabel('Webcím', { exact: true }).last().focus()
    await page.keyboard.insertText('https://example.hu/akcio')
    await add(page, 'section')
    await pick(page, 'Háttér', 'Kiemelt')
    await add(page, 'text', 'Szakasz')
    await page.locator('[data-field=html_hu] [role=textbox]').focus()
    await page.keyboard.type('Két réteg.')
    await add(page, 'row')
    const [first] = await page
      .locator('li[data-block] li[data-block]')
      .filter({ hasText: 'Oszlop' })
      .all()
    await first.locator('> div button[aria-expanded]').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await pick(page, 'Szélesség', 'Kétharmad')
    await press(page, 'button', 'Hozzáadás ide: Sor')
    await press(page, 'menuitem', 'Oszlop')
    await add(page, 'image')
    await add(page, 'file')
    await screenshot(page, 'admin-editor-every-block-hu')
    await page.keyboard.press('Control+s')
    await page.locator('[data-status=saved]').waitFor()

    const { body } = await db.from('content_drafts').where('record_id', id).firstOrFail()
    const { content } = typeof body === 'string' ? JSON.parse(body) : body
    const propsOf = (name: string) =>
      content.find((block: { name: string }) => block.name === name).props
    const { key } = await db.from('content_records').where('id', linked.id).firstOrFail()
    assert.containsSubset(propsOf('title'), { text_hu: 'Fugázás', level: 3 })
    assert.deepEqual(propsOf('button').link, { to: 'record', key })
    assert.equal(propsOf('youtube').video, 'dQw4w9WgXcQ')
    assert.equal(propsOf('referral link').title_hu, 'Hívja meg')
    assert.equal(propsOf('questionnaire').questionnaire, String(quizId))
    assert.containsSubset(propsOf('carousel').slides, [
      { alt_text_hu: 'Vödör', link: { to: 'route', name: 'home' } },
    ])
    assert.deepEqual(propsOf('promo hero section').link, {
      to: 'url',
      url: 'https://example.hu/akcio',
    })
    assert.equal(propsOf('section').background, 'accent')
    assert.equal(propsOf('section').children[0].props.html_hu, '<p>Két réteg.</p>')
    assert.deepEqual(
      propsOf('row').children.map((block: { name: string }) => block.name),
      ['column', 'column', 'column']
    )
    assert.equal(propsOf('row').children[0].props.width, '2/3')
    assert.sameMembers(
      content.map((block: { name: string }) => block.name),
      Object.keys(NAMES).filter((name) => name !== 'text')
    )
    assert.deepEqual(problems, [])
  })

  test('[O-12] a question of a quiz is added in its form, with its right answer', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atDesk(browser)
    await page.goto('/admin/questionnaires/create')
    await page.locator('input[name=title_hu]').waitFor()
    const title = `Kvíz a fugáról ${randomUUID()}`
    await write(page, 'title_hu', title)
    await write(page, 'points', '10')
    await press(page, 'button', 'Hozzáadás')
    await write(page, 'questions.0.label_hu', 'Mivel fugáz?')
    for (const [at, choice] of ['Vízzel', 'Fugázóval'].entries()) {
      // That of the answers stands above that of the questions.
      await page.getByRole('button', { name: 'Hozzáadás', exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await write(page, `questions.0.options.${at}.label_hu`, choice)
    }
    await page.locator('[name="questions.0.options.1.is_right"]').focus()
    await page.keyboard.press('Space')
    await press(page, 'button', 'Mentés')
    await page.waitForURL(/\/questionnaires(\?|$)/)
    const row = await db.from('questionnaires').where('title_hu', title).firstOrFail()
    const questions = typeof row.questions === 'string' ? JSON.parse(row.questions) : row.questions
    assert.containSubset(questions, [
      {
        question: {
          type: 'radio',
          label_hu: 'Mivel fugáz?',
          options: [
            { label_hu: 'Vízzel', is_right: false },
            { label_hu: 'Fugázóval', is_right: true },
          ],
        },
      },
    ])
    assert.deepEqual(problems, [])
  })

  for (const locale of ['hu', 'en'] as const) {
    for (const width of [PHONE, DESKTOP]) {
      test(`[O-12] list, editor and dialogs have no faults for who cannot see them (${locale}, ${width} px)`, async ({
        assert,
        browser,
      }) => {
        const types = ['title', 'text', 'button', 'carousel', 'promo hero section'] as const
        const content = types.map((name, at) => ({ ...sampleBlock(name), id: `block${at}` }))
        const { id } = await givenRecord({ body: { content }, startsAt: null })
        const { page, problems } = await atDesk(browser, locale)
        // High enough for all of it: what the edge of a window cuts would pass for a small target.
        await page.setViewportSize({ width, height: 2600 })
        await page.goto('/admin/content_records')
        await page.locator('tbody tr').first().waitFor()
        assert.deepEqual(await accessibilityFaults(page), [], 'list')
        await screenshot(page, `admin-content-list-${locale}-${width}`)
        await page.goto(`/admin/content_records/${id}`)
        await page.locator('input[name=title_hu]:enabled').waitFor()
        for (const at of types.keys()) {
          const card = page.locator(`li[data-block=block${at}]`)
          await card.locator('button[aria-expanded]:not([aria-haspopup])').first().click()
          assert.deepEqual(await accessibilityFaults(page), [], types[at])
        }
        const more = locale === 'hu' ? 'További' : 'More'
        for (let item = 0; item < 3; item++) {
          await page.getByRole('button', { name: more, exact: true }).click()
          await page.getByRole('menuitem').nth(item).click()
          await page.getByRole('dialog').waitFor()
          assert.deepEqual(await accessibilityFaults(page), [], `dialog ${item}`)
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        }
        assert.deepEqual(problems, [])
      })
    }
  }
})
