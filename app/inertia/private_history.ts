import type { HttpContext } from '@adonisjs/core/http'

/** What a page says of itself for the browser's history. */
export interface HistoryOfPage {
  /** Its properties are encrypted there, with a key of this tab. */
  encryptHistory?: true
  /** It takes the key away: what was encrypted before can be read no more. */
  clearHistory?: true
}

/** A page as the framework built it. */
interface BuiltPage extends HistoryOfPage {
  component: string
  props: Record<string, unknown>
}

/**
 * A member's page is encrypted in the history, and a page for nobody takes the key away: after a
 * logout, and wherever else a session ended, Back has nothing to read.
 *
 * @source row L-19
 */
export function historyOf(ctx: HttpContext, page: BuiltPage): HistoryOfPage {
  // An error may be told before the session or the member are known.
  const { auth } = ctx as Partial<HttpContext>
  if (!auth || page.encryptHistory || page.props.shell === true) return {}
  return auth.use('member').user ? { encryptHistory: true } : { clearHistory: true }
}
