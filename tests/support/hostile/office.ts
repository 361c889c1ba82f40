import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import type { BlockValue } from '#content/blocks/shared/definitions'
import type { Entry } from '#content/blocks/shared/entries'
import ContentDraft from '#content/records/models/content_draft'
import ContentRecord from '#content/records/models/content_record'
import SearchMiss from '#content/search/models/search_miss'
import { MISSES_SHOWN_FROM } from '#content/search/constants'
import { givenQuestion } from '#tests/support/counselling'
import { givenMedium, pdfOf, pictureOf } from '#tests/support/media'
import { givenMember } from '#tests/support/members'
import { askedFor, givenSurvey } from '#tests/support/surveys'
import { hostileSets, textsFrom } from './content.js'
import { CONTENT_MARKUP } from './values.js'

/** Questions that a member may ask on a day. */
const ASKED_A_DAY = 10
const ALT_MAX = 200
const TITLE_MAX = 100
const WORDS_MAX = 60

/** Each text in turn; the small dose has some of them. */
export const hostileTexts = CONTENT_MARKUP.filter(
  (_, at) => at % Math.ceil(CONTENT_MARKUP.length / hostileSets) === 0
)

/** Pictures and files whose names and words are hostile; answers their ids. */
export async function givenHostileMedia(): Promise<number[]> {
  const ids: number[] = []
  for (const [at, text] of hostileTexts.entries()) {
    const bytes = at % 5 ? await pictureOf(40, 30) : pdfOf(`hostile ${at}`)
    const words = text.slice(0, ALT_MAX)
    const { id } = await givenMedium(bytes, { altHu: words, altEn: words, fileName: words })
    ids.push(id)
  }
  return ids
}

/** Questions of members who write what they like; answers their ids. */
export async function givenHostileQuestions(client: ApiClient): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < hostileTexts.length; at += ASKED_A_DAY) {
    const member = await givenMember({ lastName: hostileTexts[at].slice(0, TITLE_MAX) })
    for (const text of hostileTexts.slice(at, at + ASKED_A_DAY)) {
      // A text of signs that are left out still has a word; no request brings the first of all signs.
      const asked = `x ${text.replaceAll('\0', '')}`
      ids.push(await givenQuestion(client, member, { text: asked }))
    }
  }
  return ids
}

/** A survey whose text questions were answered with every text; answers its id. */
export async function givenHostileAnswers(): Promise<number> {
  const next = textsFrom(0)
  const words = () => ({ label_hu: next(), label_en: next(), hint_hu: next(), hint_en: next() })
  const options = ['a', 'b'].map((value) => ({ value, label_hu: next(), label_en: next() }))
  const survey = await givenSurvey({
    title_hu: next(),
    title_en: next(),
    content: [
      { id: 'head', name: 'title', props: { text_hu: next(), text_en: next() } },
      { id: 'said', name: 'text', props: { html_hu: next(), html_en: next() } },
      askedFor('choice', { type: 'radio', options, ...words() }),
      askedFor('line', { type: 'text', ...words() }),
      askedFor('lines', { type: 'textarea', ...words() }),
    ],
  })
  for (const text of hostileTexts) {
    const { id } = await givenMember()
    const answers = JSON.stringify({ choice: 'a', line: text, lines: `${text}\n${next()}` })
    const row = { survey_id: survey.id, member_id: id, points: 0, answered_at: 1, answers }
    await db.table('survey_answers').insert(row)
  }
  return survey.id
}

/** Words that were looked for in vain, as the analysis would never leave them. */
export async function givenHostileMisses(): Promise<void> {
  const day = businessDate(clock.now())
  const misses = hostileTexts.map((text) => {
    return { words: text.slice(0, WORDS_MAX), day, locale: 'hu', count: MISSES_SHOWN_FROM }
  })
  await transaction(async ({ client }) => void (await SearchMiss.createMany(misses, { client })))
}

/** Writes into the draft of a record what nobody checked. */
export async function writeUnchecked(id: number, body: Record<string, BlockValue>): Promise<void> {
  await transaction(async ({ client }) => {
    const draft = await ContentDraft.findByOrFail({ recordId: id }, { client })
    await draft.merge({ body: JSON.parse(JSON.stringify(body)) }).save()
  })
}

/** Adds entries of every text to the draft of the menu; answers the id of its record. */
export async function givenHostileMenu(): Promise<number> {
  const { id, draft } = await ContentRecord.query()
    .where({ kind: 'menu' })
    .preload('draft')
    .firstOrFail()
  const added = hostileTexts.map((text, at): Entry => {
    const title = text.slice(0, TITLE_MAX)
    const link = { to: 'url' as const, url: text }
    const event = at % 2 ? null : title
    return {
      key: `hostile-${at}`,
      audience: 'all',
      title_hu: title,
      title_en: title,
      link,
      event,
      is_shown: true,
    }
  })
  const { entries } = JSON.parse(JSON.stringify(draft.body))
  await writeUnchecked(id, JSON.parse(JSON.stringify({ entries: [...entries, ...added] })))
  return id
}
