import { clock } from '#app/clock'
import type { Block, BlockValue } from '../blocks.js'
import { RETRY_AFTER_MS } from '../constants.js'
import {
  attemptsOf,
  questionnaireById,
  questionnairesOnPage,
  type StoredQuestionnaire,
} from '../queries/questionnaires.js'
import { shownQuestion } from '../questions/question.js'
import { textIn } from '../text_in.js'

/** Who reads, and in which language; a guest has no id. */
export interface Reader {
  memberId: number | null
  locale: string
}

/**
 * The blocks of a page with its questionnaires: those named by a block, and those that stand at its
 * end. What nobody may answer is left out; solutions are never among the properties.
 *
 * @source requirement rows S-07, S-10, T-14 and T-15
 */
export async function withQuestionnaires(
  slug: string,
  blocks: Block[],
  reader: Reader
): Promise<Block[]> {
  const shown: Block[] = []
  for (const block of blocks) {
    if (block.name !== 'questionnaire') shown.push(block)
    else {
      const named = Number(block.props.questionnaire)
      const found = Number.isInteger(named) ? await questionnaireById(named) : null
      if (found) shown.push(await blockOf(block.id, found, reader))
    }
  }
  for (const one of await questionnairesOnPage(slug)) {
    shown.push(await blockOf(`questionnaire-${one.id}`, one, reader))
  }
  return shown
}

async function blockOf(
  id: string,
  questionnaire: StoredQuestionnaire,
  { memberId, locale }: Reader
): Promise<Block> {
  const { points, questions } = questionnaire
  const standing = memberId === null ? undefined : await attemptsOf(questionnaire.id, memberId)
  const isPassed = standing !== undefined && standing.passedAt !== null
  const retryAt = standing && !isPassed ? standing.lastAttemptAt + RETRY_AFTER_MS : 0
  const children: BlockValue = questions.map(({ id: name, question }) => {
    return { id: name, name: 'questionnaire input', props: shownQuestion(question, locale) }
  })
  const props = {
    questionnaire: questionnaire.id,
    title: textIn(questionnaire, 'title', locale),
    points,
    // What passing brought; null before.
    gained: isPassed ? standing.points : null,
    // When the next try is open, in ms UTC; null where it is.
    retry_at: retryAt > clock.now() ? retryAt : null,
    children,
  }
  return { id, name: 'questionnaire', props }
}
