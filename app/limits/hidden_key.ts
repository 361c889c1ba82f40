import { createHmac } from 'node:crypto'
import { ownKey } from '#app/personal/seal'

/**
 * The key of a limit as it is kept: `login:…` with a keyed hash in place of the e-mail address,
 * phone number or network it counts, so that who reads the rows learns nobody's.
 */
export function hiddenKey(key: string): string {
  const [topic] = key.split(':', 1)
  return `${topic}:${createHmac('sha256', ownKey()).update(`limit:${key}`).digest('base64url')}`
}
