import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import type { NamedQuizQuestion } from '#content/questionnaires/quiz_question'

/** A questionnaire with its solutions: for the server alone. */
export interface StoredQuestionnaire {
  id: number
  title_hu: string
  title_en: string
  points: number
  questions: NamedQuizQuestion[]
}

/** How a member stands with a questionnaire. @source requirement row D-33 */
export interface Attempts {
  attempts: number
  /** In ms UTC. */
  lastAttemptAt: number
  passedAt: number | null
  /** What passing brought. */
  points: number
}

const COLUMNS = 'q.id, q.title_hu, q.title_en, q.points, q.questions'
const FIND = `SELECT ${COLUMNS} FROM questionnaires q WHERE q.id = ? AND q.published_at <= ?`
const ON_PAGE = `SELECT ${COLUMNS} FROM questionnaires q JOIN pages p ON p.id = q.page_id
  WHERE p.slug = ? AND q.published_at <= ? ORDER BY q.id LIMIT 20`
const ATTEMPTS = `SELECT attempts, last_attempt_at AS "lastAttemptAt", passed_at AS "passedAt",
  points FROM questionnaire_attempts WHERE questionnaire_id = ? AND member_id = ?`

type Row = Omit<StoredQuestionnaire, 'questions'> & { questions: string }

/** The published questionnaire of an id. */
export async function questionnaireById(id: number): Promise<StoredQuestionnaire | null> {
  const [row] = await shopReader().rows<Row>(FIND, [id, clock.now()])
  return row ? stored(row) : null
}

/** The published questionnaires that stand at the end of a page. */
export async function questionnairesOnPage(slug: string): Promise<StoredQuestionnaire[]> {
  return (await shopReader().rows<Row>(ON_PAGE, [slug, clock.now()])).map(stored)
}

/** What a member has tried; undefined before the first try. */
export async function attemptsOf(
  questionnaireId: number,
  memberId: number
): Promise<Attempts | undefined> {
  return (await shopReader().rows<Attempts>(ATTEMPTS, [questionnaireId, memberId]))[0]
}

function stored(row: Row): StoredQuestionnaire {
  return { ...row, questions: JSON.parse(row.questions) }
}
