import { domainError } from '#app/exceptions/domain_exception'

/** Nothing is frozen before the period of a draw is over and settled. Ours. */
export const DrawNotOver = domainError('draw_not_over', {
  message: 'The period of this draw is not over yet',
})

/** A list is frozen once. Ours. */
export const DrawAlreadyFrozen = domainError('draw_already_frozen', {
  message: 'The list of this draw is out already',
})

/** Nothing is drawn before its list is out. Ours. */
export const DrawNotFrozen = domainError('draw_not_frozen', {
  message: 'The list of this draw is not out yet',
})

/** A draw takes place once. Ours. */
export const DrawAlreadyRun = domainError('draw_already_run', {
  message: 'This draw has taken place already',
})

/** The round of the beacon is not out, by the time it comes out or by all relays. Ours. */
export const BeaconNotOut = domainError('beacon_not_out', {
  message: 'The round of the beacon is not out yet',
})

/** This is not what the beacon signed. Ours. */
export const BeaconInvalid = domainError('beacon_invalid', {
  message: 'This is not the signature of the round of this draw',
  field: 'signature',
})

/** A number is called only where the beacon stayed silent for as long as the sheet says. Ours. */
export const FallbackTooEarly = domainError('fallback_too_early', {
  message: 'The beacon has not been silent for long enough to call a number',
  field: 'called',
})

/** Nobody calls a number where a relay has what the beacon signed. Ours. */
export const BeaconIsOut = domainError('beacon_is_out', {
  message: 'The round of the beacon is out: no number is called',
  field: 'called',
})

/** Who was never tried to be reached is not given up. Ours. */
export const NobodyTried = domainError('nobody_tried', {
  message: 'No attempt to reach the winner was noted yet',
  field: 'why',
})

/** Who has an account has not left. Ours. */
export const StillMember = domainError('still_member', {
  message: 'The winner still has an account',
  field: 'why',
})

/** Nobody has judged yet whether the winner's scans are a harvest. Ours. */
export const HarvestOpen = domainError('harvest_open', {
  message: 'The scans of the winner are still being looked into',
  status: 409,
})

/** A seed from the envelope must open what was published of it. Ours. */
export const SeedInvalid = domainError('seed_invalid', {
  message: 'This is not the seed that this draw was announced with',
  field: 'seed',
})

/** A called number has twelve digits. Ours. */
export const CalledInvalid = domainError('called_invalid', {
  message: 'A called number has twelve digits',
  field: 'called',
})

/** This step waits for its hour, or for a person who answers for it. Ours. */
export const DrawNeedsStaff = domainError('draw_needs_staff', {
  message: 'Before its hour a staff member has to answer for this step',
})

/** The second person is never the first. Ours. */
export const SamePerson = domainError('same_person', {
  message: 'Somebody else has to agree to this',
  status: 409,
})

/** The draws of a promotion cannot be announced as they are. Ours. */
export const DrawsNotReady = domainError('draws_not_ready', {
  message: 'The draws cannot be announced as they are',
  tell: (why: string) => ({ message: `The draws cannot be announced as they are: ${why}` }),
})

/** The step does not fit the state of the draw. Ours. */
export const DrawStateRefused = domainError('draw_state_refused', {
  message: 'The draw is in another state',
  status: 409,
})

/** A list that is taken back must be one of this draw. Ours. */
export const ListNotOfDraw = domainError('list_not_of_draw', {
  message: 'This list does not belong to this draw',
  field: 'adopt',
})

/** What was typed is the number, the address or the phone of nobody who may use the shop. Ours. */
export const NobodyNamed = domainError('nobody_named', {
  message: 'This names nobody who may use the shop',
  field: 'member',
})
