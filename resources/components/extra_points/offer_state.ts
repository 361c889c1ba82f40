/** Where the offer of extra points on the front page stands. */
export type OfferState = 'offered' | 'started' | 'submitted' | 'postponed' | 'closed'

/** What a member does with it. */
export type OfferAct = 'start' | 'submit' | 'postpone' | 'close'

/** States in which the dialog is seen. */
const OPEN: readonly OfferState[] = ['offered', 'started']

/** The state after an act; what is over stays over. @source requirements X-09 */
export function nextOffer(state: OfferState, act: OfferAct): OfferState {
  if (!isOfferOpen(state)) return state
  if (act === 'start') return 'started'
  if (act === 'submit') return state === 'started' ? 'submitted' : state
  return act === 'postpone' ? 'postponed' : 'closed'
}

/** Whether the dialog is seen. */
export function isOfferOpen(state: OfferState): boolean {
  return OPEN.includes(state)
}
