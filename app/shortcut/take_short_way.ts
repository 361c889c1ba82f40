import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { answerOf, toldToScript } from '#app/exceptions/answer'
import { answerKept } from '#app/guest_pages/kept_pages'
import { isAllowedHost } from '#app/http/allowed_host'
import { isWriteOfOtherSite } from '#app/http/own_origin'
import { documentOf } from '#app/inertia/document'
import { isTokenOf, TOKEN_COOKIE } from '#app/middleware/cross_site_token_middleware'
import { bodyOf, objectIn, sizeOfBody } from './body.js'
import type { EndpointRequest, JsonEndpoint, PageEndpoint, Reply } from './endpoint.js'
import { pageObjectOf } from './page_object.js'
import { isFirstVisit, known, plainRouteOf, requestOf, urlOf } from './plain_request.js'
import { send, sendDocument } from './send.js'
import { visitOf, type Visit } from './visit.js'

/*
 * The short way of a few routes that are asked thousands of times a second: a member with a standing
 * session sends a request as our pages do. The framework answers everything else, and everything that is not
 * certain; a test sends each request both ways and compares (shortcuts.spec.ts).
 */

type Usual = () => unknown

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  params: EndpointRequest['params']
}

/** Answers a request by its short way where it has one, and by the framework else. */
export function takeShortWay(
  request: IncomingMessage,
  response: ServerResponse,
  usual: Usual
): unknown {
  if (!isAllowedHost(request.headers.host)) return usual()
  if (isWriteOfOtherSite(request.method, request.headers)) return usual()
  const route = plainRouteOf(request)
  if (!route) return answerKept(request, response, usual)
  const { endpoint, params } = route
  const exchange = { request, response, params }
  return 'show' in endpoint
    ? showShortly(exchange, endpoint, usual)
    : answerShortly(exchange, endpoint, usual)
}

async function showShortly(
  { request, response, params }: Exchange,
  { show }: PageEndpoint,
  usual: Usual
): Promise<unknown> {
  const visit = await visitOf(request)
  if (!visit) return usual()
  const isFirst = isFirstVisit(request)
  // The framework gives a browser the token it lacks.
  if (isFirst && !keepsToken(request, visit)) return usual()
  try {
    const asked = requestOf(request, visit, { params })
    const body = await pageObjectOf(asked, await show(asked), urlOf(request))
    if (isFirst) {
      const html = await documentOf(body, asked.texts)
      return html === undefined ? usual() : sendDocument(response, html)
    }
    return send(response, 200, { body, headers: { 'X-Inertia': 'true', 'Vary': 'x-inertia' } })
  } catch (error) {
    // A page that is not there, or trouble: nothing was sent, and reading it once more harms nobody.
    logger.debug({ err: error }, 'A page had no short way')
    return usual()
  }
}

async function answerShortly(
  exchange: Exchange,
  endpoint: JsonEndpoint,
  usual: Usual
): Promise<unknown> {
  const { request, params } = exchange
  const visit = await visitOf(request)
  if (!visit || !hasToken(request, visit)) return usual()
  const contents = await bodyOf(request, sizeOfBody(request)!)
  if (!contents) return undefined
  const body = objectIn(contents)
  // A form's token stands in its body; our pages send it beside.
  if (body && !('_csrf' in body)) {
    return reply(exchange, answer(endpoint, requestOf(request, visit, { params, body })))
  }
  request.unshift(contents)
  return usual()
}

/** Whether a browser has the token of its session. */
function keepsToken(request: IncomingMessage, { session }: Visit): boolean {
  return isTokenOf(session.data, known(request).plainCookie(TOKEN_COOKIE, { encoded: false }))
}

/** A write shows the token of its session. */
function hasToken({ headers }: IncomingMessage, { session }: Visit): boolean {
  return isTokenOf(session.data, headers['x-csrf-token'] ?? headers['x-xsrf-token'])
}

async function answer({ validator, answer: carryOut }: JsonEndpoint, request: EndpointRequest) {
  return carryOut(request, await validator.validate(request.body()))
}

async function reply(exchange: Exchange, answered: Promise<Reply<unknown> | Error>) {
  try {
    const given = await answered
    if (given instanceof Error) return refuse(exchange, given)
    const headers = given.replayed ? { 'Idempotent-Replay': 'true' } : undefined
    send(exchange.response, 200, { body: given.body, headers })
  } catch (error) {
    refuse(exchange, error)
  }
}

function refuse({ request, response }: Exchange, error: unknown): void {
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
