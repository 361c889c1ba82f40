import { isIP } from 'node:net'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/address'
import env from '#start/env'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const own = new Set(
  [new URL(appUrl).hostname, ...env.get('ALLOWED_HOSTS', '').split(',')]
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
)
// A demo is looked at from the next desk; an address of digits cannot be made to point elsewhere.
const digitsAllowed = !app.inProduction || env.get('DEMO', false)

/** Names that were asked for lately; who makes names up cannot fill the memory. */
const NAMES_MAX = 100
const answers = new Map<string, boolean>()

/** Whether a request names this shop: links, redirects and cookies are built on that name. */
export function isAllowedHost(host: string | undefined): boolean {
  if (!host) return false
  let answer = answers.get(host)
  if (answer === undefined) {
    if (answers.size >= NAMES_MAX) answers.clear()
    answers.set(host, (answer = isOurName(host)))
  }
  return answer
}

/** Whether APP_URL or ALLOWED_HOSTS has this name. */
export function isOwnName(hostname: string): boolean {
  return own.has(hostname)
}

function isOurName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname, username } = new URL(`http://${host}`)
  if (username) return false
  if (isOwnName(hostname) || LOOPBACK.has(hostname)) return true
  return digitsAllowed && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
