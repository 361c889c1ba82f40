import type { ApplicationService } from '@adonisjs/core/types'

/** Binds what this module answers for others. */
export default class ContentProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const { OpenSurveys } = await import('#auth')
    this.app.container.singleton(OpenSurveys, async () => {
      const { SurveysForMembers } = await import('./surveys/surveys_for_members.js')
      return new SurveysForMembers()
    })
  }
}
