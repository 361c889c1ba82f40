import type { HttpContext } from '@adonisjs/core/http'
import { acceptRules, dismissPopup } from '../actions/accept_rules.js'
import { rulesStateOf } from '../queries/rules_state.js'
import { rulesConsentValidator } from '../validators/rules_consent_validator.js'

/** What a member says to the rules of the game that runs; each answers where that stands now. */
export default class RulesConsentsController {
  async show({ auth }: HttpContext) {
    return rulesStateOf(auth.use('member').getUserOrFail().id)
  }

  async accept({ auth, request }: HttpContext) {
    const { id } = auth.use('member').getUserOrFail()
    await rulesConsentValidator.validate(request.body())
    await acceptRules(id)
    return rulesStateOf(id)
  }

  async dismiss({ auth }: HttpContext) {
    const { id } = auth.use('member').getUserOrFail()
    await dismissPopup(id)
    return rulesStateOf(id)
  }
}
