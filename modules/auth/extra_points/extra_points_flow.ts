import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { gainedSince } from '#points'
import type { MorePoints } from './queries/ways_to_points.js'
import type { SpecialDay, SpecialDays } from './special_days.js'

type Session = HttpContext['session']

/** Session keys: since when the flow runs (ms), that a step was done, that it told so, that it was put off. */
const STARTED = 'extra_points_started_at'
const FINISHED = 'extra_points_finished'
const TOLD = 'extra_points_told'
const POSTPONED = 'extra_points_postponed'

/** What the flow can earn. */
const SOURCES = ['birthday', 'name_day', 'survey'] as const

/** The pages of the flow in order, each with the day it asks for. @source requirements X-08 */
const PAGES = [
  { day: 'birthday', path: '/profil/extra-pontok/birthday' },
  { day: 'name_day', path: '/profil/extra-pontok/nameday' },
] as const
const SURVEYS_PATH = '/profil/extra-pontok/survey'

/** The first page whose step is open; from a step on, only those behind it. */
export function nextPath(given: SpecialDays, after?: SpecialDay): string {
  const from = PAGES.findIndex(({ day }) => day === after) + 1
  const next = PAGES.slice(from).find(({ day }) => given[day] === null)
  return next?.path ?? SURVEYS_PATH
}

/**
 * The flow begins, or goes on where it was left before its last page told what it brought. Whoever
 * has seen its first page need not be asked at home as well.
 */
export function beginFlow(session: Session): void {
  if (session.get(TOLD) === true) {
    for (const key of [STARTED, FINISHED, TOLD]) session.forget(key)
  }
  enterStep(session)
  postponeFlow(session)
}

/** To be called before a step books points; a flow entered in the middle begins here. */
export function enterStep(session: Session): void {
  if (typeof session.get(STARTED) !== 'number') session.put(STARTED, clock.now())
}

/** A step was done: the success page is open. */
export function finishStep(session: Session): void {
  enterStep(session)
  session.put(FINISHED, true)
}

/** What the flow brought, to be told; null before the first step is done. */
export async function gainedInFlow(session: Session, memberId: number) {
  if (!session.get(FINISHED)) return null
  session.put(TOLD, true)
  return gainedSince(memberId, SOURCES, Number(session.get(STARTED)))
}

/** The member does not want to be asked again in this session. */
export function postponeFlow(session: Session): void {
  session.put(POSTPONED, true)
}

/** What the front page offers: the first day that is not told, and its points. */
export type ExtraPointsOffer = { day: SpecialDay; points: number }

/** The offer; null where no day is open or the member put it off, or saw it, in this session. */
export function extraPointsOffer(session: Session, { days }: MorePoints): ExtraPointsOffer | null {
  return session.get(POSTPONED) === true ? null : (days[0] ?? null)
}
