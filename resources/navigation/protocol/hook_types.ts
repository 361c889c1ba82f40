import type { GlobalEventDetails, HttpResponse } from '@inertiajs/core'
import type { OwnMoments } from './tell'

/** What each hook is told: the detail of Inertia's event where there is one. */
export interface HookDetails extends OwnMoments {
  /** Before anything is asked; false cancels. */
  before: GlobalEventDetails<'before'>
  start: GlobalEventDetails<'start'>
  progress: GlobalEventDetails<'progress'>
  /** A page has come and is not looked at yet; false leaves the page on screen as it is. */
  data: { response: HttpResponse }
  navigating: GlobalEventDetails<'beforeUpdate'>
  navigated: GlobalEventDetails<'navigate'> | GlobalEventDetails<'error'>
  error: GlobalEventDetails<'error'>
  success: GlobalEventDetails<'success'>
  /** A page that came from the pages themselves. */
  local: GlobalEventDetails<'clientVisit'>
  abort: GlobalEventDetails<'before'> | GlobalEventDetails<'finish'>
  /** An answer that is no page; false shows nothing. */
  invalid: GlobalEventDetails<'httpException'>
  /** No answer, or one that broke; false says that it was dealt with. */
  exception: GlobalEventDetails<'networkError'>
  /** After each of these three. */
  fail: { because: 'abort' | 'invalid' | 'exception' }
  /** At the end of each visit that began. */
  after: GlobalEventDetails<'finish'>
  backForward: undefined
}

export type HookName = keyof HookDetails
export type HookOf<Name extends HookName> = (detail: HookDetails[Name]) => unknown
