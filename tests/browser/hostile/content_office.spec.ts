import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { transaction } from '#app/transaction'
import { saveCategory } from '#content/articles/actions/save_category'
import ArticleCategory from '#content/records/models/article_category'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { isAttack } from '#tests/support/dose'
import { givenFaqEntry } from '#tests/support/faq'
import { givenUncheckedRecord, hostileBodies, textsFrom } from '#tests/support/hostile/content'
import { doneInAll, PLANTED, watch } from '#tests/support/hostile/looked'
import {
  givenHostileAnswers,
  givenHostileMedia,
  givenHostileMenu,
  givenHostileMisses,
  givenHostileQuestions,
  hostileTexts,
  writeUnchecked,
} from '#tests/support/hostile/office'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff } from '#tests/support/members'
import {
  givenQuestionnaire,
  quizQuestion,
  removeQuestionnaires,
} from '#tests/support/questionnaires'
import { removeSurveys } from '#tests/support/surveys'

/** Cards, media and questions that are opened one by one. */
const OPENED_MAX = isAttack ? 70 : 3
/** Rows of a list, which shows all texts. */
const ROWS = 'perPage=100&sort=id&order=DESC&filter={}'
const OPENER = 'button[aria-expanded]:not([aria-label],[aria-haspopup])'

/** Waits until nothing is fetched any more; a page that never rests is looked at all the same. */
async function rested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
}

test.group('Hostile content in the back-office', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(1_800_000)
  const records: number[] = []
  let questionnaire: number
  let survey: number
  let media: number[]
  let menu: number

  group.setup(async () => {
    const next = textsFrom(0)
    const texts = () => ({ title_hu: next(), title_en: next() })
    const category = await transaction(async (trx) => {
      const made = new ArticleCategory().useTransaction(trx.client)
      const described = { description_hu: next(), description_en: next() }
      await saveCategory(trx, made, { ...texts(), ...described, slug: 'tamadas-a-hazban' })
      return made
    })
    // No request brings the sign that ends texts elsewhere, so no editor can hold it.
    const text = JSON.stringify(hostileBodies()).replaceAll('\\u0000', '')
    const bodies: ReturnType<typeof hostileBodies> = JSON.parse(text)
    for (const [at, body] of bodies.entries()) {
      const page = await givenUncheckedRecord('page', { body })
      const article = await givenUncheckedRecord('article', { body, categoryId: category.id })
      // The draft says the same in another order, so that versions can be compared.
      const names = Object.keys(body).filter((name) => name !== 'content')
      const other = textsFrom(at + 1)
      const changed = Object.fromEntries(names.map((name) => [name, other()]))
      await writeUnchecked(article.id, { ...body, ...changed })
      records.push(page.id, article.id)
    }
    for (const text of hostileTexts) {
      const question = { question_hu: text.slice(0, 300), question_en: text.slice(0, 300) }
      await givenFaqEntry({ ...question, answer_hu: text, answer_en: text })
    }
    questionnaire = await givenQuestionnaire({
      title_en: next(),
      questions: hostileTexts.slice(0, 30).map((text, at) => {
        const { id, question } = quizQuestion(`q${at}`, 'radio', {
          options: ['a', 'b'],
          right: ['b'],
        })
        const options = ['a', 'b'].map((value) => {
          return { value, label_hu: next(), label_en: next(), is_right: value === 'b' }
        })
        return { id, question: { ...question, label_hu: text, options } }
      }),
    })
    survey = await givenHostileAnswers()
    media = await givenHostileMedia()
    menu = await givenHostileMenu()
    await givenHostileMisses()
    return async () => {
      await removeQuestionnaires()
      await removeSurveys()
    }
  })

  /** A window of staff, what happened in it, and what opens a page there and looks at it. */
  async function entered(browser: Parameters<typeof atEntrance>[0]) {
    const { page, problems } = await atEntrance(browser)
    const happened = watch(page)
    await enterBackOffice(page, await givenStaff())
    const look = async () => void happened.push(...(await doneInAll(page)))
    const open = async (path: string, sign = '.RaLayout-content') => {
      await page.goto(`/admin/${path}`)
      await page.locator(sign).first().waitFor()
      await rested(page)
      await look()
    }
    return { page, open, look, found: () => [...happened, ...problems] }
  }

  /** Opens the cards of an editor one after the other. */
  async function openCards(page: Page, card: string, look: () => Promise<void>) {
    const openers = page.locator(card)
    const count = Math.min(await openers.count(), OPENED_MAX)
    for (let at = 0; at < count; at++) {
      await openers.nth(at).click()
      await page.waitForTimeout(50)
      await look()
    }
  }

  test('[O-12] lists show it as text, and the page lives', async ({ assert, browser, client }) => {
    await givenHostileQuestions(client)
    const { page, open, found } = await entered(browser)
    const kinds = ['page', 'article'].map((kind) => {
      const filter = encodeURIComponent(JSON.stringify({ kind }))
      return `content_records?perPage=100&filter=${filter}`
    })
    const lists = ['surveys', 'questionnaires', 'counselling_questions', 'media', 'faq']
    for (const path of [...kinds, ...lists.map((name) => `${name}?${ROWS}`)]) await open(path)
    await open('article_categories')
    await open('search_misses?perPage=100')
    await page.getByText(hostileTexts[0].slice(0, 20)).first().waitFor()
    await page.evaluate(PLANTED)
    assert.lengthOf(await doneInAll(page), 1)
    await page.getByRole('menuitem', { name: 'Surveys' }).click()
    await page.waitForURL(/\/surveys/)
    assert.deepEqual(found(), [])
  })

  test('[O-12] editors, their previews and compared versions show it as text', async ({
    assert,
    browser,
  }) => {
    const { page, open, look, found } = await entered(browser)
    for (const id of records) {
      await open(`content_records/${id}`, 'li[data-block]')
      await page.frameLocator('iframe[title]').locator('main').first().waitFor()
      await look()
      await openCards(page, `li[data-block] ${OPENER}`, look)
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Versions' }).click()
      await page.getByRole('dialog').getByRole('combobox').first().waitFor()
      await rested(page)
      await look()
    }
    await open(`content_records/${menu}`, 'li')
    await openCards(page, `main li ${OPENER}`, look)
    await open('article_categories')
    await page.locator('[data-category]').getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    await page.getByRole('dialog').waitFor()
    await look()
    assert.deepEqual(found(), [])
  })

  test('[S-05] surveys with their answers and questionnaires show it as text', async ({
    assert,
    browser,
  }) => {
    const { page, open, look, found } = await entered(browser)
    await open(`surveys/${survey}`, 'svg[role=img]')
    await page.frameLocator('iframe[title]').locator('main h1').first().waitFor()
    await openCards(page, 'li[data-place] button[aria-expanded]', look)
    await open(`questionnaires/${questionnaire}`, 'input')
    assert.deepEqual(found(), [])
  })

  test('[T-23] media and what members asked show it as text', async ({
    assert,
    browser,
    client,
  }) => {
    const questions = await givenHostileQuestions(client)
    const { open, found } = await entered(browser)
    for (const id of media.slice(0, OPENED_MAX)) await open(`media/${id}`, 'input')
    for (const id of questions.slice(0, OPENED_MAX)) {
      await open(`counselling_questions/${id}/show`, 'ol li')
    }
    assert.deepEqual(found(), [])
  })
})
