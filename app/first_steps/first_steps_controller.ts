import { firstSteps } from './first_steps.js'

/** What an administrator of a new shop does first. */
export default class FirstStepsController {
  async index() {
    const data = await firstSteps()
    return { data, total: data.length }
  }
}
