import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import env from '#start/env'
import { codeKeys } from '#points'

/** Letters of a fingerprint: enough to tell keys apart, and nothing to find one by. */
const MARK_LETTERS = 16
const PURPOSE = 'backup fingerprint'

/** Which keys a copy belongs to; a fingerprint tells a key from another one and nothing else of it. */
export interface KeyMarks {
  app_key: string
  /** By the id of the key in CODE_KEYS. */
  code_keys: Record<string, string>
}

/** The marks of the keys this installation has now. */
export function presentKeyMarks(): KeyMarks {
  const marks = codeKeys().map(({ id, key }) => [id, markOf(key)] as const)
  return { app_key: markOf(derived('backup-mark')), code_keys: Object.fromEntries(marks) }
}

/** What a copy needs and this installation does not have, as names; nothing is well. */
export function missingKeys({ app_key, code_keys }: KeyMarks): string[] {
  const present = presentKeyMarks()
  const missing = Object.entries(code_keys)
    .filter(([id, mark]) => present.code_keys[id] !== mark)
    .map(([id]) => `${id} of CODE_KEYS`)
  return app_key === present.app_key ? missing : ['APP_KEY', ...missing]
}

/** Signs a text with a key made of APP_KEY, so that nobody without it can change a copy unseen. */
export function signatureOf(text: string): string {
  return createHmac('sha256', derived('backup-manifest')).update(text).digest('hex')
}

/** Whether the text was signed with the APP_KEY of this installation. */
export function isSigned(text: string, signature: string): boolean {
  const [right, given] = [signatureOf(text), signature].map((hex) => Buffer.from(hex, 'hex'))
  return right.length === given.length && timingSafeEqual(right, given)
}

function markOf(key: KeyObject) {
  return createHmac('sha256', key).update(PURPOSE).digest('hex').slice(0, MARK_LETTERS)
}

function derived(use: string): KeyObject {
  const bytes = hkdfSync('sha256', env.get('APP_KEY').release(), '', use, 32)
  return createSecretKey(Buffer.from(bytes))
}
