/** Names of campaigns, draws and prizes. */
export const NAME = /^[a-z0-9-]{1,40}$/
/** Ten random bytes in Crockford base-32. */
export const PSEUDONYM = /^[0-9A-HJKMNP-TV-Z]{16}$/
export const PSEUDONYM_LENGTH = 16
/** SHA-256 in hex. */
export const HASH = /^[0-9a-f]{64}$/
/** A point of BLS12-381 G1, compressed, in hex. */
export const SIGNATURE = /^[0-9a-f]{96}$/
/** What is called where the beacon stays silent: rolled with dice. */
export const CALLED = /^\d{12}$/
/** Why a ticket has no weight. */
export const REASONS = ['already_won', 'staff', 'harvest', 'duplicate_person', 'rules'] as const
export type Reason = (typeof REASONS)[number]

/** What a person types of a pseudonym: in groups, in either case. */
export function readPseudonym(typed: string): string | undefined {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return PSEUDONYM.test(text) ? text : undefined
}

/** A pseudonym in four groups, as a member sees it. */
export function groupedPseudonym(pseudonym: string): string {
  return pseudonym.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** A published file that is not written as it must be. */
export class Malformed extends Error {
  constructor(
    readonly file: string,
    readonly why: string
  ) {
    super(`${file}: ${why}`)
  }
}
