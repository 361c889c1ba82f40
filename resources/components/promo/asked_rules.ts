/** The two places that ask for the rules of the game, which come together where one of them is needed. */
export { RulesPopup } from './rules_popup'
export { ScanRules as default } from './scan_rules'
