import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'
import inertiaConfig, { SERVER_ENTRY } from '#config/inertia'

/** What `resources/server.tsx` makes of a page; `body` is empty where it could not be rendered. */
export interface RenderedPage {
  /** Elements of the document's head, escaped. */
  head: string[]
  body: string
}
type Render = (page: object) => Promise<RenderedPage>

/** What `resources/server.tsx` gives away. */
interface ServerPages {
  default: Render
  reportFailuresTo: (report: (error: unknown, component: string) => void) => void
  keepParts: (isKept: boolean) => void
}

let render: Render | undefined

/**
 * Loads what renders pages, so that the first visitor does not wait for it, and has the log told of pages that could not be
 * rendered. While pages are developed they are loaded when they are asked for, and the console tells.
 */
export async function renderPagesWithReport(app: ApplicationService): Promise<void> {
  if (app.inDev && !app.inTest) return
  if (!inertiaConfig.ssr.enabled) return
  const vite = await app.container.make('vite')
  const pages = (await vite.loadServerModule(SERVER_ENTRY)) as unknown as ServerPages
  render = pages.default
  pages.keepParts(true)
  pages.reportFailuresTo((error, component) =>
    logger.error({ err: error, component }, 'A page could not be rendered')
  )
}

/** Whether pages are rendered from a build, which stays as it is while the server runs. */
export const isRendering = (): boolean => render !== undefined

/** @throws where pages are not rendered from a build */
export function renderedPage(page: object): Promise<RenderedPage> {
  if (!render) throw new Error('Pages are rendered where they were built')
  return render(page)
}
