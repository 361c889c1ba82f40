import { Secret } from '@adonisjs/core/helpers'

/** The shortest key that encryption takes, in characters. */
const KEY_LETTERS_MIN = 16
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of an outside service: https, or http on this computer alone, because requests carry
 * keys and personal values.
 *
 * @throws Error naming the variable
 */
export function serviceAddress(name: string, value?: string): string | undefined {
  if (!value) return undefined
  const address = URL.canParse(value) ? new URL(value) : null
  const isSafe =
    address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopback(address))
  if (isSafe && !address.username && !address.password) return value
  throw new Error(`${name} must be an https address without a user name in it`)
}

/** Whether an address is that of this computer. */
export function isLoopback(address: URL): boolean {
  return LOOPBACK.has(address.hostname)
}

/**
 * The address of a mail server with the account in it, `smtps://user:password@host:465`; `smtp:` changes to TLS before
 * it logs in. Its password is no part of the error.
 *
 * @throws Error naming the variable
 */
export function mailServer(name: string, value?: string): Secret<string> | undefined {
  if (!value) return undefined
  const address = URL.canParse(value) ? new URL(value) : null
  if (address?.hostname && /^smtps?:$/.test(address.protocol)) return new Secret(value)
  throw new Error(`${name} must be smtps://user:password@host:port, or smtp://`)
}

/**
 * The address of a mailbox with the account in it, `imaps://user:password@host:993`; `imap:` changes to TLS before it logs in. Its
 * password is no part of the error.
 *
 * @throws Error naming the variable
 */
export function mailbox(name: string, value?: string): Secret<string> | undefined {
  if (!value) return undefined
  const address = URL.canParse(value) ? new URL(value) : null
  const isWhole = address?.hostname && address.username && address.password
  if (isWhole && /^imaps?:$/.test(address.protocol)) return new Secret(value)
  throw new Error(`${name} must be imaps://user:password@host:port, or imap://`)
}

/** The secret of the shop. @throws Error naming the remedy, never the secret */
export function applicationKey(name: string, value?: string): Secret<string> {
  if (value && value.length >= KEY_LETTERS_MIN) return new Secret(value)
  throw new Error(
    `${name} has ${value?.length ?? 0} characters and needs ${KEY_LETTERS_MIN} or more: set the one your data was made with, or a ` +
      'random one for a new shop ("openssl rand -base64 32")'
  )
}

/** The address of a database server; none is the embedded database. @throws Error without the address, which may hold a password */
export function databaseAddress(name: string, value?: string): string | undefined {
  if (!value) return undefined
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value
  throw new Error(
    `${name} must be the address of PostgreSQL, postgres://user:password@host:5432/name; without it the embedded database serves`
  )
}

/** A variable whose whole text matches the pattern. @throws Error naming the variable */
export function matching(pattern: RegExp, meaning: string) {
  return (name: string, value?: string): string | undefined => {
    if (!value) return undefined
    if (pattern.test(value)) return value
    throw new Error(`${name} must be ${meaning}`)
  }
}

/** The same for a secret. @throws Error naming the variable, never its value */
export function matchingSecret(pattern: RegExp, meaning: string) {
  const matched = matching(pattern, meaning)
  return (name: string, value?: string): Secret<string> | undefined => {
    const text = matched(name, value)
    return text === undefined ? undefined : new Secret(text)
  }
}

/** A number that is not less than `least`. @throws Error naming the variable */
export function atLeast(least: number) {
  return (name: string, value?: string): number | undefined => {
    if (!value) return undefined
    if (/^\d{1,9}(\.\d+)?$/.test(value) && Number(value) >= least) return Number(value)
    throw new Error(`${name} must be a number of at least ${least}`)
  }
}

/**
 * Refuses a driver whose variables are missing.
 *
 * @throws Error naming the driver and what it lacks
 */
export function requireFor(
  driver: { name: string; chosen: string | undefined; value: string },
  given: Record<string, unknown>
): void {
  if (driver.chosen !== driver.value) return
  const missing = Object.keys(given).filter((name) => given[name] === undefined)
  if (!missing.length) return
  throw new Error(`${driver.name}=${driver.value} needs ${missing.join(', ')}`)
}

/**
 * Refuses some of the variables that only make sense together.
 *
 * @throws Error naming those that are missing
 */
export function requireTogether(given: Record<string, unknown>): void {
  const names = Object.keys(given)
  const missing = names.filter((name) => given[name] === undefined)
  if (!missing.length || missing.length === names.length) return
  const there = names.filter((name) => !missing.includes(name))
  throw new Error(`${there.join(' and ')} need ${missing.join(', ')}`)
}
