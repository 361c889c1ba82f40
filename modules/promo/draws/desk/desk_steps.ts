import { AHEAD_MS } from '../actions/commit_draws.js'
import { SETTLING_MS } from '../actions/freeze_draw.js'
import { FALLBACK_HOURS } from '../actions/put_on_sheet.js'
import { MAIN_WAITS_MS } from '../actions/run_draw.js'
import { VOID_REASONS, type VoidReason } from '#app/rules/void_reasons'
import type Draw from '../models/draw.js'
import type { DrawState } from '../store/draw_steps.js'

const HOUR_MS = 3_600_000

/** A step that staff take at the desk. */
export interface DeskStep {
  step: 'announce' | 'exclude' | 'freeze' | 'run' | 'call' | 'names' | 'void' | 'again'
  /** From when on, in ms UTC; null: at once. */
  from: number | null
  /** Until when, in ms UTC, not included; null: without an end. */
  until: number | null
  /** When it is taken by itself, in ms UTC; null: never. */
  byItselfAt: number | null
  needsTwo: boolean
}

/** What decides which steps there are. */
export interface StepFacts extends Pick<Draw, 'opensAt' | 'closesAt' | 'freezeBy' | 'drawAt'> {
  state: DrawState
  kind: string
  /** When its round comes out, in ms UTC; null before it is announced. */
  roundOutAt: number | null
  /** Winners whose names nobody reads yet. */
  waitingNames: number
  /** Another draw has its place already. */
  isDrawnAgain: boolean
  /** Its list is out, and its seed is away. */
  isSeedLost: boolean
  /** The list of a void draw before it is out. */
  isKnown: boolean
}

/** The steps of a draw where it stands, with the time in which each can be taken; the server decides again when one is. */
export function deskSteps(facts: StepFacts, now: number): DeskStep[] {
  const isMain = facts.kind === 'main'
  const { freezeBy, drawAt } = facts
  const two = { ...AT_ONCE, needsTwo: true }
  const voiding = { ...two, step: 'void' } as const
  switch (facts.state) {
    case 'draft':
      return [{ ...two, step: 'announce', until: facts.opensAt - AHEAD_MS + 1 }]
    case 'committed': {
      const from = facts.closesAt + SETTLING_MS
      const needsTwo = isMain && now < freezeBy
      const freezing = { ...AT_ONCE, step: 'freeze', from, byItselfAt: freezeBy, needsTwo } as const
      const excluding = facts.isKnown ? [] : [{ ...two, step: 'exclude' } as const]
      return [freezing, ...excluding, voiding]
    }
    case 'frozen': {
      const byItselfAt = drawAt + (isMain ? MAIN_WAITS_MS : 0)
      const from = facts.roundOutAt
      const needsTwo = isMain && now < byItselfAt
      const calling = { ...AT_ONCE, step: 'call', from: drawAt + FALLBACK_HOURS * HOUR_MS } as const
      return [
        { ...AT_ONCE, step: 'run', from, byItselfAt, needsTwo },
        { ...calling, needsTwo: true },
        voiding,
      ]
    }
    case 'drawn':
    case 'announced':
      return [...(facts.waitingNames ? [{ ...two, step: 'names' } as const] : []), voiding]
    case 'settled':
      return [voiding]
    case 'void':
      return facts.isDrawnAgain ? [] : [{ ...two, step: 'again' }]
    default:
      return []
  }
}

const AT_ONCE = { from: null, until: null, byItselfAt: null, needsTwo: false }

/** Whether a step can be taken at an instant (ms UTC). */
export function isOpen({ from, until }: DeskStep, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until)
}

/**
 * Why a draw may still be declared void: once its round is out a mistake is no reason any more, and a seed
 * is lost only where it does not open.
 */
export function voidReasons(facts: StepFacts, now: number): readonly VoidReason[] {
  const isOut = facts.roundOutAt !== null && facts.roundOutAt <= now
  const refused = [...(isOut ? ['mistake'] : []), ...(facts.isSeedLost ? [] : ['seed_lost'])]
  return VOID_REASONS.filter((reason) => !refused.includes(reason))
}
