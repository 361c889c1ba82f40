import { clock } from '#app/clock'
import { RETRY_AFTER_MS } from '../constants.js'
import type { BlockValue, ShownBlock } from '../blocks/main.js'
import { blocksIn } from '../blocks/shared/walk.js'
import { shownQuestion } from '../questions/question.js'
import { titleIn } from '#app/in_language'
import { opensAt } from './film.js'
import type Questionnaire from './models/questionnaire.js'
import {
  attemptsOf,
  questionnaireById,
  questionnairesOnPage,
} from './queries/published_questionnaires.js'

/** Who reads, and in which language; a guest has no id. */
export interface Reader {
  memberId: number | null
  locale: string
}

/**
 * The blocks of a page with its questionnaires: those named by a block, and those that stand at its
 * end. What nobody may answer is left out; solutions are never among the properties.
 *
 * @source requirements S-07, S-10, T-14 and T-15
 */
export async function withQuestionnaires(
  recordId: number,
  blocks: ShownBlock[],
  reader: Reader
): Promise<ShownBlock[]> {
  const shown = await withNamed(blocks, reader)
  for (const one of await questionnairesOnPage(recordId)) {
    shown.push(await blockOf(`questionnaire-${one.id}`, one, reader))
  }
  return shown
}

/** The blocks with the questionnaires they name, at any depth. */
async function withNamed(blocks: ShownBlock[], reader: Reader): Promise<ShownBlock[]> {
  const shown: ShownBlock[] = []
  for (const block of blocks) {
    if (block.name === 'questionnaire') {
      const named = Number(block.props.questionnaire)
      const found = Number.isInteger(named) ? await questionnaireById(named) : null
      if (found) shown.push(await blockOf(block.id, found, reader))
    } else {
      const children = blocksIn(block.props.children)
      const inside = await withNamed(children, reader)
      shown.push(inside.length ? { ...block, props: { ...block.props, children: inside } } : block)
    }
  }
  return shown
}

async function blockOf(
  id: string,
  questionnaire: Questionnaire,
  { memberId, locale }: Reader
): Promise<ShownBlock> {
  const { points, questions } = questionnaire
  const standing = memberId === null ? null : await attemptsOf(questionnaire.id, memberId)
  const isPassed = standing !== null && standing.passedAt !== null
  const retryAt = standing && !isPassed ? standing.lastAttemptAt + RETRY_AFTER_MS : 0
  const children: BlockValue = questions.map(({ id: name, question }) => {
    return { id: name, name: 'questionnaire input', props: shownQuestion(question, locale) }
  })
  const opens = memberId === null || isPassed ? null : await opensAt(questionnaire, memberId)
  const props = {
    questionnaire: questionnaire.id,
    title: titleIn(questionnaire, locale),
    points,
    // What passing brought; null before.
    gained: isPassed ? standing.points : null,
    // When the next try is open, in ms UTC; null where it is.
    retry_at: retryAt > clock.now() ? retryAt : null,
    video: questionnaire.video,
    watch_seconds: questionnaire.video === null ? 0 : questionnaire.watchSeconds,
    // When answers begin to count, in ms UTC; null where they do, or where the film was not started.
    opens_at: opens && opens > clock.now() ? opens : null,
    is_started: opens !== undefined,
    children,
  }
  return { id, name: 'questionnaire', props }
}
