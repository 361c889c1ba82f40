import type { HttpContext } from '@adonisjs/core/http'
import { withoutLocaleQuery } from './page_head.js'

/** What a page says of itself for the browser's history. */
interface HistoryOfPage {
  /** Its properties are encrypted there, with a key of this tab. */
  encryptHistory?: true
  /** It takes the key away: what was encrypted before can be read no more. */
  clearHistory?: true
}

/** A page as the framework built it. */
interface BuiltPage extends HistoryOfPage {
  component: string
  url: string
  props: Record<string, unknown>
}

interface Builder {
  page(component: string, properties: object): Promise<BuiltPage>
}

/** Has each page of a request say how the browser keeps it in its history, and under which address. */
export function keepHistoryPrivate(ctx: HttpContext): void {
  const { inertia } = ctx as unknown as { inertia: Builder }
  const build = inertia.page
  inertia.page = async (component, properties) => {
    const page = await build.call(inertia, component, properties)
    return { ...page, url: withoutLocaleQuery(page.url), ...historyOf(ctx, page) }
  }
}

/**
 * A member's page is encrypted in the history, and a page for nobody takes the key away: after a
 * logout, and wherever else a session ended, Back has nothing to read.
 *
 * @source requirements L-19
 */
function historyOf(ctx: HttpContext, page: BuiltPage): HistoryOfPage {
  // An error may be told before the session or the member are known.
  const { auth } = ctx as Partial<HttpContext>
  if (!auth || page.encryptHistory || page.props.shell === true) return {}
  return auth.use('member').user ? { encryptHistory: true } : { clearHistory: true }
}
