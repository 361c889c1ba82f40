/** What a member said to the rules of the game that runs, and the word that accepts them. */
export { rulesStateOf, type RulesState } from './games/queries/rules_state.js'
export { acceptRules } from './games/actions/accept_rules.js'
/** A game drafted, and shown to members; for the demo. */
export { draftGame } from './games/actions/save_game.js'
export { publishGame } from './games/actions/publish_game.js'
export type { GameTerms } from './games/game_terms.js'
/** How winners are named in public. */
export { abbreviatedName } from './games/abbreviated_name.js'
/** The draws of prize games: their lists and results, published for everybody to check. */
export { freezeDraw } from './draws/actions/freeze_draw.js'
export { announceDraws } from './draws/actions/commit_draws.js'
export { voidDraw } from './draws/actions/void_draw.js'
export { drawAgain } from './draws/actions/draw_again.js'
export { runDraw } from './draws/actions/run_draw.js'
export { envelopeOf } from './draws/actions/envelope_of.js'
export { publishWinners } from './games/actions/publish_winners.js'
export { verifyFiles, namesOfDraws } from './draws/verify_files.js'
export { dryRunOf } from './draws/queries/dry_run.js'
