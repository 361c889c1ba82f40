/** Where a page comes from. @source requirements G-16 */
export type NavigationType = 'initial' | 'server' | 'back-forward' | 'local'

/** A page on its way, until the navigation is over. @source requirements G-15 */
export interface Navigation {
  /** Ten characters. @source requirements U-38 */
  id: string
  type: NavigationType
  state: 'pending' | 'error' | 'success'
  /** Inertia's own name of a visit to the server. */
  visitId?: string
}

/** What moves it on. */
export type Step =
  | { step: 'begin'; id: string; type: NavigationType; visitId?: string }
  | { step: 'error' | 'success' | 'end'; visitId?: string }

/** What a step makes of the navigation that is under way; steps of visits beside it change nothing. */
export function nextNavigation(current: Navigation | null, step: Step): Navigation | null {
  if (step.step === 'begin') {
    const { id, type, visitId } = step
    return { id, type, state: 'pending', visitId }
  }
  if (current?.visitId !== step.visitId || !current) return current
  return step.step === 'end' ? null : { ...current, state: step.step }
}
