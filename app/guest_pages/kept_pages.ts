import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { clock } from '#app/clock'
import { packingOf, type Packing } from '#app/http/packing'
import { SHARED_SECURITY_HEADERS } from '#app/http/security_headers'
import { plainGuestOf, type PlainGuest } from './plain_guest.js'

/*
 * Pages that are the same for everybody nothing is known of, rendered twice a second at most and answered before session and
 * login (docs/decisions/0217). What changes them is not followed: they are trusted for half a second, as is everything that is
 * remembered and that they are made of.
 */

/** How long a page is trusted, in ms; with that of `#app/database/cached` the second within which any change is seen. */
const TRUST_MS = 500
/** Pages times languages, with and without the question about measuring, that are kept; who makes up addresses finds no page to be kept. */
const PAGES_MAX = 400
/** Brotli's quality: better than that of answers that are packed for one reader, and made once. */
const QUALITY = 6
/** Characters of a tag: 132 bits. */
const TAG_LENGTH = 22

interface KeptPage {
  at: number
  /** Names the contents, however they are packed. */
  tag: string
  bodies: Record<Packing | 'plain', Buffer>
  /** Somebody is making it anew. */
  renewal?: Promise<unknown>
}

const kept = new LRUCache<string, KeptPage>({ max: PAGES_MAX })

/** A browser keeps a guest's page and asks whether it is still the same; no cache between keeps it. */
const CACHING = 'no-cache, private'
const VARIES_BY = 'Accept-Language, Cookie'

/**
 * Keeps what was answered to somebody nothing is known of.
 *
 * @returns the headers by which a browser keeps it, too
 */
export function keepPage(guest: PlainGuest, html: string): Record<string, string> {
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, TAG_LENGTH)}"`
  const key = keyOf(guest)
  const before = kept.get(key)
  const bodies = before?.tag === tag ? before.bodies : packed(html)
  kept.set(key, { at: clock.now(), tag, bodies })
  return { 'Cache-Control': CACHING, 'ETag': `W/${tag}`, 'Vary': VARIES_BY }
}

/** Forgets all of them. */
export function forgetPages(): void {
  kept.clear()
}

/** Answers a request with a kept page where there is one, and in the usual way else. */
export function answerKept(
  request: IncomingMessage,
  response: ServerResponse,
  usual: () => unknown
): unknown {
  const guest = kept.size ? plainGuestOf(request) : undefined
  const page = guest && kept.get(keyOf(guest))
  if (!page) return usual()
  if (isTrusted(page)) return send(request, response, page)
  if (!page.renewal) return (page.renewal = renew(page, keyOf(guest), usual))
  // One renews it, the others wait for that.
  return page.renewal
    .catch(() => {})
    .then(() => {
      const renewed = kept.get(keyOf(guest))
      return renewed && isTrusted(renewed) ? send(request, response, renewed) : usual()
    })
}

/** What did not bring the page anew, because the shop is closed or in trouble, ends it. */
async function renew(page: KeptPage, key: string, usual: () => unknown): Promise<void> {
  try {
    await usual()
  } finally {
    if (kept.get(key) === page) kept.delete(key)
  }
}

const keyOf = ({ host, path, locale, asksMeasuring }: PlainGuest) =>
  `${locale} ${asksMeasuring} ${host}${path}`

function isTrusted({ at }: KeptPage): boolean {
  const age = clock.now() - at
  return age >= 0 && age < TRUST_MS
}

function packed(html: string): KeptPage['bodies'] {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) }
}

function send(request: IncomingMessage, response: ServerResponse, { tag, bodies }: KeptPage): void {
  const { headers, method } = request
  const fields = [...SHARED_SECURITY_HEADERS]
  fields.push('Cache-Control', CACHING, 'ETag', `W/${tag}`)
  fields.push('Vary', `Accept-Encoding, ${VARIES_BY}`)
  if (headers['if-none-match']?.includes(tag)) {
    response.writeHead(304, fields)
    return void response.end()
  }
  const packing = packingOf(headers['accept-encoding'])
  const body = bodies[packing ?? 'plain']
  if (packing) fields.push('Content-Encoding', packing)
  fields.push('Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length))
  response.writeHead(200, fields)
  response.end(method === 'HEAD' ? undefined : body)
}
