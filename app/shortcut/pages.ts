import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { pageContext, type PageAddress } from './page_context.js'
import { pagesVersion } from './page_object.js'
import { send } from './send.js'
import type { Visit } from './shortcut.js'

type Show = (ctx: HttpContext) => Promise<unknown>

/** A page that was asked for, and who shows it. */
export interface PageWay extends PageAddress {
  show: Show
}

/** Headers of visits that the framework alone answers. */
const UNUSUAL = [
  'x-inertia-error-bag',
  'x-inertia-reset',
  'x-inertia-except-once-props',
  'x-inertia-infinite-scroll-merge-intent',
  'content-encoding',
]
const pages: { pattern: RegExp; show: Show }[] = []

/**
 * Adds a short way for a page of members, as visits within the shop ask for it.
 *
 * @param pattern of the address up to its query; its named groups are the parameters
 * @param show what the controller does; where it throws the framework answers
 */
export function openPage(pattern: RegExp, show: Show): void {
  pages.push({ pattern, show })
}

/** The short way of a visit, where it may have one. */
export function pageWayOf({ method, url = '', headers }: IncomingMessage): PageWay | undefined {
  if (method !== 'GET' || headers['x-inertia'] !== 'true') return undefined
  if (headers['x-inertia-version'] !== pagesVersion) return undefined
  if (UNUSUAL.some((name) => headers[name] !== undefined)) return undefined
  if (headers['x-inertia-partial-data'] === '') return undefined
  // Whether a proxy is believed that names another host the framework knows.
  const forwarded = headers['x-forwarded-host']
  if (forwarded !== undefined && forwarded !== headers.host) return undefined
  const [path] = url.split('?', 1)
  for (const { pattern, show } of pages) {
    const found = pattern.exec(path)
    if (found) return { url, params: { ...found.groups }, show }
  }
  return undefined
}

/** Answers a visit; false where nothing was sent and the framework has to. */
export async function showPage(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  visit: Visit,
  way: PageWay
): Promise<boolean> {
  try {
    const body = await way.show(pageContext(request, visit, way))
    send(response, 200, { body, headers: { 'X-Inertia': 'true', 'Vary': 'x-inertia' } })
    return true
  } catch (error) {
    // A page that is not there, or trouble: reading it once more harms nobody.
    logger.debug({ err: error }, 'A page had no short way')
    return false
  }
}
