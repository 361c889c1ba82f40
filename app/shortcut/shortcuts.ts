import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import server from '@adonisjs/core/services/server'
import type { SessionData } from '@adonisjs/session/types'
import { locales } from '#config/i18n'
import { answerOf, toldToScript } from '#app/exceptions/answer'
import { isAllowedHost } from '#app/http/allowed_host'
import { isTokenOf } from '#app/middleware/cross_site_token_middleware'
import { isShopClosed } from '#app/middleware/maintenance_middleware'
import { readMembersWithSessions } from '#app/sessions/database_session_rows'
import { quietSession } from '#app/sessions/session_store'
import { bodyOf, objectIn, sizeOfBody } from './body.js'
import { pageWayOf, showPage, type PageWay } from './pages.js'
import { send } from './send.js'
import type { Reply, Shortcut, Visit, Visitor } from './shortcut.js'

/*
 * The short way of a few addresses that are asked thousands of times a second: a member with a standing
 * session sends a small, valid JSON request. The framework answers everything else, and everything it
 * is not certain about; a test sends each request both ways and compares (shortcuts.spec.ts).
 */

type Shopper = Visitor & { locale: string | null }
/** How members who may use the shop are found. */
interface MemberLookup {
  /** Null where there is none. */
  find: (id: number) => Promise<Shopper | null>
  /** Selects one of them by the id that follows, with what `Shopper` has. */
  sql: string
}
type Usual = () => unknown

/** What may stand in an address in place of a parameter. */
const PARAMETER = /^[\w-]{1,200}$/
const shortcuts = new Map<string, Shortcut<any>>()
let shoppers: MemberLookup | undefined

/** Adds a short way for the POST of an address; it may end in `:parameter`. */
export function openShortcut<Input>(path: string, shortcut: Shortcut<Input>): void {
  shortcuts.set(path.replace(/:\w+$/, ''), shortcut)
}

/** Opens the short ways; without it the framework answers all. */
export function useShortcuts(lookup: MemberLookup): void {
  shoppers = lookup
  readMembersWithSessions(lookup.sql)
}

/** Takes the short way where there is one, and the usual one else. */
export function takeShortcut(
  request: IncomingMessage,
  response: ServerResponse,
  usual: Usual
): unknown {
  if (!shoppers || !isAllowedHost(request.headers.host)) return usual()
  const asked = { request, response, lookup: shoppers }
  const page = pageWayOf(request)
  if (page) return showShortly(asked, page, usual)
  const found = wayOf(request)
  return found ? answerShortly({ ...asked, ...found }, usual) : usual()
}

async function showShortly(asked: Visited, page: PageWay, usual: Usual): Promise<unknown> {
  const visit = await visitOf(asked)
  const isShown = visit !== undefined && (await showPage(asked, visit, page))
  return isShown ? undefined : usual()
}

interface Visited {
  request: IncomingMessage
  response: ServerResponse
  lookup: MemberLookup
}

interface Way extends Visited {
  shortcut: Shortcut<any>
  parameter: string
  size: number
}

function wayOf(request: IncomingMessage): Pick<Way, 'shortcut' | 'parameter' | 'size'> | undefined {
  if (request.method !== 'POST') return undefined
  const { headers, url = '' } = request
  const end = url.lastIndexOf('/') + 1
  const shortcut = shortcuts.get(url) ?? shortcuts.get(url.slice(0, end))
  if (!shortcut) return undefined
  const parameter = shortcuts.has(url) ? '' : url.slice(end)
  if (parameter !== '' && !PARAMETER.test(parameter)) return undefined
  if (headers.accept !== 'application/json' || headers['x-inertia'] !== undefined) return undefined
  const size = sizeOfBody(request)
  return size === undefined ? undefined : { shortcut, parameter, size }
}

async function answerShortly(way: Way, usual: Usual): Promise<unknown> {
  const { request, shortcut, parameter, size } = way
  const visit = await visitOf(way)
  if (!visit || !hasToken(way, visit)) return usual()
  const read = await bodyOf(request, size)
  if (!read) return undefined
  const body = objectIn(read)
  const input = body && shortcut.read({ parameter, body, headers: request.headers }, visit)
  if (input !== undefined) return reply(way, shortcut.answer(input, visit))
  request.unshift(read)
  return usual()
}

/** Who asks; undefined where the framework has to find that out. */
async function visitOf({ request, lookup }: Visited): Promise<Visit | undefined> {
  try {
    const { headers } = request
    if (headers.cookie === undefined || (await isShopClosed())) return undefined
    const session = await quietSession(headers.cookie)
    const memberId = memberIn(session?.data)
    if (!session || memberId === undefined) return undefined
    const isRead = session.member?.id === memberId
    const member = isRead ? (session.member as unknown as Shopper) : await lookup.find(memberId)
    const locale = locales.find((one) => one === member?.locale)
    if (!member || !locale) return undefined
    return { member, locale, session, address: () => addressOf(request) }
  } catch {
    // Nothing was read of the request yet: the framework meets the same trouble and tells of it.
    return undefined
  }
}

function memberIn(data: SessionData | undefined): number | undefined {
  const id: unknown = data?.auth_member
  return typeof id === 'number' ? id : undefined
}

/** A write shows the token of its session. */
function hasToken({ request: { headers } }: Way, { session }: Visit): boolean {
  return isTokenOf(session.data, headers['x-csrf-token'] ?? headers['x-xsrf-token'])
}

/** Only a proxy says whom it speaks for, and whether it is believed the framework knows. */
function addressOf(request: IncomingMessage): string {
  const own = request.socket.remoteAddress
  const isForwarded = request.headers['x-forwarded-for'] !== undefined
  return own === undefined || isForwarded ? known(request).ip() : own
}

function known(request: IncomingMessage) {
  return server.createRequest(request, undefined as never)
}

async function reply(way: Way, answer: Promise<Reply | Error>): Promise<void> {
  try {
    const given = await answer
    if (given instanceof Error) refuse(way, given)
    else send(way.response, 200, given)
  } catch (error) {
    refuse(way, error)
  }
}

function refuse({ request, response }: Way, error: unknown): void {
  const told = answerOf(error)
  const { status, code, retryAfterSeconds } = told
  const headers: Record<string, string> = {}
  if (retryAfterSeconds) headers['Retry-After'] = String(retryAfterSeconds)
  const id = status >= 500 ? known(request).id() : undefined
  if (id !== undefined) {
    headers['X-Request-Id'] = id
    logger.error({ err: error, status, code, request_id: id }, 'Request failed')
  }
  send(response, status, { body: toldToScript(told, id), headers })
}
