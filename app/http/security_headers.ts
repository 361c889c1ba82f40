import type { ServerResponse } from 'node:http'
import { randomFillSync } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { secureCookies } from '#config/address'
import { contentSecurityPolicy } from './content_security_policy.js'

/** One year, in seconds. @source OWASP ASVS 5.0, 3.4.1 */
const HSTS_SECONDS = 365 * 24 * 60 * 60
const NONCE_BYTES = 16
/** So many nonces are drawn at a time. */
const NONCES_DRAWN = 256

const TYPE_IS_NO_GUESS = 'X-Content-Type-Options'

const FIXED: Record<string, string> = {
  [TYPE_IS_NO_GUESS]: 'nosniff',
  'X-Frame-Options': 'DENY',
  // A link in a mail holds a secret; no other site learns the address it was opened at.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
if (secureCookies) {
  FIXED['Strict-Transport-Security'] = `max-age=${HSTS_SECONDS}; includeSubDomains`
}

// Changed modules come through a socket of their own port while pages are developed.
const development = app.inDev && !app.inTest ? { connect: ['ws:', 'wss:'] } : undefined

const FIXED_PAIRS = Object.entries(FIXED)
const FIXED_FIELDS = FIXED_PAIRS.flat()
const POLICY = 'Content-Security-Policy'
const DOCUMENT_HEADERS = [...Object.keys(FIXED), POLICY].filter((name) => name !== TYPE_IS_NO_GUESS)
/** Stands for the nonce where the policy is written down; no directive holds it. */
const PLACE = '<nonce>'
const POLICY_PARTS = contentSecurityPolicy(PLACE, development).split(PLACE)

const drawn = Buffer.alloc(NONCES_DRAWN * NONCE_BYTES)
let used = drawn.length

/** Random bytes are drawn in bulk: each is used once. */
function nextNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  return drawn.toString('base64url', used, (used += NONCE_BYTES))
}

/** The same headers, names and values in turn, for an answer that nobody asks for its nonce. */
export function securityHeaders(): string[] {
  return [...FIXED_FIELDS, POLICY, POLICY_PARTS.join(nextNonce())]
}

/**
 * Takes from an answer what says how a document behaves: nothing of it has a meaning for what a page loads, and the
 * document that loads it has said it all. That its type is no guess stays.
 */
export function withoutDocumentHeaders(response: ServerResponse): void {
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
}

/** The same headers for an answer that many get: it holds nothing inline. */
export const SHARED_SECURITY_HEADERS: readonly string[] = [
  ...FIXED_FIELDS,
  POLICY,
  contentSecurityPolicy(null, development),
]

/**
 * Puts the headers every answer carries on a response.
 *
 * @returns the nonce that inline scripts and styles of this answer must carry
 */
export function secure(response: ServerResponse): string {
  const nonce = nextNonce()
  for (const [name, value] of FIXED_PAIRS) response.setHeader(name, value)
  response.setHeader(POLICY, POLICY_PARTS.join(nonce))
  response.removeHeader('X-Powered-By')
  return nonce
}

/** Lets an answer show pages of the shop in frames: the back-office, for its previews. */
export function letFrameOwnPages(response: ServerResponse): void {
  changePolicy(response, (policy) => policy.replace('frame-src ', "frame-src 'self' "))
}

/** Lets pages of the shop, and nobody else, show an answer in a frame. */
export function letBeFramed(response: ServerResponse): void {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  changePolicy(response, (policy) =>
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  )
}

/** What a document may do that is only looked at: it is styled in its own text, as e-mails are, and runs and loads nothing. */
const LOOKED_AT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Lets pages of the shop, and nobody else, show in a frame an answer that is no page of theirs, such as an e-mail. */
export function letBeLookedAt(response: ServerResponse): void {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.setHeader(POLICY, LOOKED_AT)
}

function changePolicy(response: ServerResponse, change: (policy: string) => string): void {
  response.setHeader(POLICY, change(String(response.getHeader(POLICY))))
}
