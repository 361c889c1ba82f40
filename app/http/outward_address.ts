import { isIP } from 'node:net'

/**
 * An address that a person or a browser named, and that the shop may be sent to: https on its own port, a host by
 * name, no user in it. Which computer the name leads to is judged when it is asked.
 *
 * @returns undefined for any other
 */
export function outwardAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  const { protocol, port, username, password, hostname } = address
  if (protocol !== 'https:' || port || username || password) return undefined
  // The parser has brought every way to write a number as an address into this form.
  if (!hostname || isIP(hostname.replaceAll(/^\[|\]$/g, ''))) return undefined
  return address
}
