import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Binds what this module answers for others, and watches surveys where messages are sent. */
export default class ContentProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const { OpenSurveys } = await import('#auth')
    this.app.container.singleton(OpenSurveys, async () => {
      const { SurveysForMembers } = await import('./surveys/surveys_for_members.js')
      return new SurveysForMembers()
    })
  }

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { surveyWatch } = await import('./surveys/survey_watch.js')
    this.app.terminating(surveyWatch.stop)
    surveyWatch.start()
  }
}
