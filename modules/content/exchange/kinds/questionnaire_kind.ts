import type { Transaction } from '#app/transaction'
import { saveQuestionnaire } from '../../questionnaires/actions/save_questionnaire.js'
import Questionnaire from '../../questionnaires/models/questionnaire.js'
import type { NamedQuizQuestion } from '../../questionnaires/quiz_question.js'
import { questionnaireValidator } from '../../questionnaires/validators/questionnaire_validator.js'
import { videoOf } from '../../questionnaires/video.js'
import {
  storedQuestions,
  type WrittenQuizQuestion,
} from '../../questionnaires/written_questionnaire.js'
import ContentSlug from '../../records/models/content_slug.js'
import type { ExchangeDocument, ExchangeKind, HeldText } from '../exchange_kind.js'
import { idOf } from '../names.js'
import { asSaved, throwProblems } from '../problems.js'

interface QuestionnaireText extends Pick<
  Questionnaire,
  'titleHu' | 'titleEn' | 'points' | 'video' | 'watchSeconds' | 'questions'
> {
  /** The address of the page at whose end it stands. */
  page: string | null
}

/** Questionnaires with their solutions; who has tried them stays where it is. */
export const questionnaireKind: ExchangeKind = {
  kind: 'questionnaire',
  folder: 'questionnaires',
  audited: {
    subject: 'questionnaire',
    created: 'questionnaire.created',
    changed: 'questionnaire.changed',
  },
  isDirect: true,
  async held({ client }, { pages }) {
    const all = await Questionnaire.query({ client }).orderBy('id')
    const held: HeldText[] = []
    for (const one of all) {
      const { id, key, pageRecordId, publishedAt } = one
      const { titleHu, titleEn, points, video, watchSeconds } = one
      const questions = await asSaved(one.questions, () =>
        storedQuestions(one.questions.map(written))
      )
      const page = pages.get(pageRecordId ?? 0) ?? null
      const text = { titleHu, titleEn, points, video, watchSeconds, questions, page }
      const document = documentOf(key!, text)
      const isShown = publishedAt !== null
      held.push({ id, document, live: isShown ? document : null, isShown, isArchived: false })
    }
    return held
  },
  async read({ key, page, questions, ...given }, { names }) {
    const fields = await questionnaireValidator.validate({
      ...given,
      page_slug: page,
      questions: Array.isArray(questions) ? questions.map(sent) : questions,
    })
    const slug = fields.page_slug ?? null
    if (slug !== null && idOf(names.pages, slug) === undefined) {
      throwProblems([{ field: 'page', rule: 'exists' }])
    }
    const text: QuestionnaireText = {
      titleHu: fields.title_hu,
      titleEn: fields.title_en ?? '',
      points: fields.points,
      video: videoOf(fields.video),
      watchSeconds: fields.watch_seconds ?? 0,
      page: slug,
      questions: storedQuestions(fields.questions),
    }
    return {
      document: documentOf(key, text),
      async write(trx, { id, key: wanted, publishes, by }) {
        const { client } = trx
        const questionnaire = id
          ? await Questionnaire.query({ client }).where({ id }).forUpdate().firstOrFail()
          : new Questionnaire().useTransaction(client)
        questionnaire.key = wanted
        const isPublished = publishes || Boolean(questionnaire.publishedAt)
        const placed = { ...fields, page_slug: null, is_published: isPublished }
        await saveQuestionnaire(trx, questionnaire, placed, by)
        // The page may be among the files, and name the questionnaire itself.
        return { id: questionnaire.id, settle: () => putOnPage(trx, questionnaire, slug) }
      },
    }
  },
}

async function putOnPage({ client }: Transaction, quiz: Questionnaire, slug: string | null) {
  if (slug === null) return
  const { recordId } = await ContentSlug.findByOrFail({ scope: 'page', slug }, { client })
  await quiz.merge({ pageRecordId: recordId }).useTransaction(client).save()
}

/** A question that is kept as the back-office would send it. */
function written({ id, question }: NamedQuizQuestion): WrittenQuizQuestion {
  return { id, ...question, solutions: question.solutions.join('\n') }
}

/** A question of a file as the back-office would send it: right words in lines. */
function sent(question: unknown): unknown {
  if (typeof question !== 'object' || question === null || !('solutions' in question)) {
    return question
  }
  const { solutions } = question
  return { ...question, solutions: Array.isArray(solutions) ? solutions.join('\n') : solutions }
}

function documentOf(key: string, text: QuestionnaireText): ExchangeDocument {
  return {
    kind: 'questionnaire',
    key,
    title_hu: text.titleHu,
    title_en: text.titleEn,
    points: text.points,
    video: text.video,
    watch_seconds: text.watchSeconds,
    page: text.page,
    questions: text.questions.map(questionOf),
  }
}

function questionOf({ id, question }: NamedQuizQuestion) {
  // All are asked, and each must be answered.
  const { show_if: _, required: __, ...rest } = question
  return { id, ...rest }
}
