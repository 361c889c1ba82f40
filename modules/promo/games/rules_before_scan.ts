import { ScanRules } from '#points'
import { rulesStateOf } from './queries/rules_state.js'

/** While a game runs, members who have not accepted its rules are asked before they scan. @source requirements R-07 */
export class RulesBeforeScan extends ScanRules {
  async areOpen(memberId: number): Promise<boolean> {
    const { isActive, hasConsent } = await rulesStateOf(memberId)
    return isActive && !hasConsent
  }
}
