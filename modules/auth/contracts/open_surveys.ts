/** A survey a member can still answer. */
export interface OpenSurvey {
  /** The last part of its address, /survey/{slug}. */
  slug: string
  title: string
  /** Points for the answers. */
  points: number
}

/** What a member answers to a survey. */
export interface SurveyAnswers {
  memberId: number
  slug: string
  /** By the id of the question; whatever was sent. */
  fields: Record<string, unknown>
  locale: string
}

/** The surveys that wait for a member; implemented by the module that has surveys. */
export abstract class OpenSurveys {
  /** Those the member has not answered yet, with titles in the given language. */
  abstract of(memberId: number, locale: string): Promise<OpenSurvey[]>

  /**
   * Keeps the answers and books the points, once.
   *
   * @returns the points booked
   * @throws not_found, already_submitted, and the codes of answers under `fields.<question>`
   */
  abstract answer(answers: SurveyAnswers): Promise<number>
}
