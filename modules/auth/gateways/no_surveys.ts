import { OpenSurveys, type OpenSurvey } from '../contracts/open_surveys.js'

/** Holds while no module has surveys. */
export class NoSurveys extends OpenSurveys {
  async of(): Promise<OpenSurvey[]> {
    return []
  }
}
