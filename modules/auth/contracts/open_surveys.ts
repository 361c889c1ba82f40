/** A survey a member can still answer. */
export interface OpenSurvey {
  /** The last part of its address, /survey/{slug}. */
  slug: string
  title: string
  /** Points for the answers. */
  points: number
}

/** Tells the surveys that wait for a member; implemented by the module that has surveys. */
export abstract class OpenSurveys {
  /** Those the member has not answered yet, with titles in the given language. */
  abstract of(memberId: number, locale: string): Promise<OpenSurvey[]>
}
