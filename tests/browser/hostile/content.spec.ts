import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { transaction } from '#app/transaction'
import { saveCategory } from '#content/articles/actions/save_category'
import ArticleCategory from '#content/records/models/article_category'
import ContentRecord from '#content/records/models/content_record'
import { makePreview } from '#content/records/actions/make_preview'
import { DESKTOP, openPage, problemsOf } from '#tests/support/browser'
import { givenFaqEntry } from '#tests/support/faq'
import {
  givenUncheckedRecord,
  hostileBodies,
  hostileSets,
  textsFrom,
} from '#tests/support/hostile/content'
import { doneIn, PLANTED, watch } from '#tests/support/hostile/looked'
import { CONTENT_MARKUP } from '#tests/support/hostile/values'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import {
  givenQuestionnaire,
  quizQuestion,
  removeQuestionnaires,
} from '#tests/support/questionnaires'
import { askedFor, givenSurvey, removeSurveys } from '#tests/support/surveys'

/** Opens paths one after the other; answers what the texts did there, and what the page complained about. */
async function lookedAt(page: Page, paths: string[]): Promise<string[]> {
  const happened = watch(page)
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.locator('footer a').first().waitFor()
    happened.push(...(await doneIn(page)))
  }
  return [...happened, ...problemsOf(page)]
}

test.group('Hostile content', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(900_000)
  const pages: { id: number; slug: string }[] = []
  const articles: { id: number; slug: string }[] = []
  let category: ArticleCategory
  let survey: string

  group.setup(async () => {
    const next = textsFrom(0)
    const bodies = hostileBodies()
    category = await transaction(async (trx) => {
      const made = new ArticleCategory().useTransaction(trx.client)
      const texts = {
        title_hu: next(),
        title_en: next(),
        description_hu: next(),
        description_en: next(),
      }
      await saveCategory(trx, made, { ...texts, slug: 'tamadas' })
      return made
    })
    for (const body of bodies) {
      pages.push(await givenUncheckedRecord('page', { body }))
      articles.push(await givenUncheckedRecord('article', { body, categoryId: category.id }))
    }
    const questions = [...Array(hostileSets).keys()].map((set) => {
      const text = textsFrom(set)
      const label = { label_hu: text(), label_en: text(), hint_hu: text(), hint_en: text() }
      const options = ['a', 'b'].map((value) => ({ value, label_hu: text(), label_en: text() }))
      return { id: `q${set}`, ...label, options }
    })
    for (const { label_hu, label_en } of questions) {
      await givenFaqEntry({
        question_hu: label_hu.slice(0, 300),
        question_en: label_en.slice(0, 300),
        answer_hu: label_en,
        answer_en: label_hu,
      })
    }
    const given = await givenSurvey({
      title_hu: next(),
      title_en: next(),
      content: questions.flatMap(({ id, label_hu, label_en, ...rest }) => [
        { id: `t${id}`, name: 'title' as const, props: { text_hu: label_hu, text_en: label_en } },
        { id: `h${id}`, name: 'text' as const, props: { html_hu: label_hu, html_en: label_en } },
        askedFor(id, { type: 'radio', label_hu, label_en, ...rest }),
      ]),
    })
    survey = given.slug
    await givenQuestionnaire({
      title_en: next(),
      page_record_id: pages[0].id,
      questions: questions.map(({ id, options: offered, ...rest }) => {
        const quiz = quizQuestion(id, 'radio', { options: ['a', 'b'], right: ['b'] })
        const options = offered.map((one) => ({ ...one, is_right: one.value === 'b' }))
        return { id, question: { ...quiz.question, ...rest, options } }
      }),
    })
    return async () => {
      await removeQuestionnaires()
      await removeSurveys()
    }
  })
  const articlePaths = () => articles.map(({ slug }) => `/tudasbazis/${slug}`)
  const pagePaths = () => pages.map(({ slug }) => `/${slug}`)
  const lists = ['/gyik', '/tudasbazis', '/tudasbazis/kategoriak/tamadas', '/']
  // An address with the first of all signs is refused before any page.
  const searches = () =>
    CONTENT_MARKUP.slice(0, hostileSets).map(
      (text) => `/gyik?q=${encodeURIComponent(text.replaceAll('\0', ''))}`
    )

  test('[T-17] [T-18] guests read it as text, nothing runs, and the page lives', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { width: DESKTOP })
    const paths = [...pagePaths(), '/gyik', ...searches()]
    assert.deepEqual(await lookedAt(page, paths), [])
    await page.goto(pagePaths()[0])
    await page.locator('footer a').first().click()
    await page.locator('main h1').first().waitFor()
    await page.evaluate(PLANTED)
    assert.lengthOf(await doneIn(page), 1)
  })

  test('[T-17] members read pages, articles, lists, a survey and a quiz of it, in both languages', async ({
    assert,
    browser,
  }) => {
    for (const locale of ['hu', 'en'] as const) {
      const member = await givenMember({ locale })
      const page = await openPage(browser, { member, locale })
      const paths = [...pagePaths(), ...articlePaths(), ...lists, `/survey/${survey}`]
      assert.deepEqual(await lookedAt(page, paths), [])
      await page.context().close()
    }
  })

  test('a preview link shows it as text too', async ({ assert, browser }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const draft = await givenUncheckedRecord('page', { body: hostileBodies()[0] })
    await transaction(async ({ client }) => {
      const record = await ContentRecord.findOrFail(draft.id, { client })
      await record.related('publications').query().delete()
    })
    const { path } = await transaction(async (trx) => {
      const record = await ContentRecord.findOrFail(draft.id, { client: trx.client })
      return makePreview(trx, record, { staffId: staff.id })
    })
    const guest = await openPage(browser)
    assert.deepEqual(await lookedAt(guest, [path]), [])
  })
})
