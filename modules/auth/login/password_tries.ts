import { networkOf } from '#app/http/network'
import { consumeInTurn, consumeLimit, returnHit, type KeyedLimit } from '#app/limits/limit'
import {
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_TURNS,
  LOGINS_PER_ACCOUNT,
  LOGINS_PER_ADDRESS,
} from '../constants.js'
import type { PasswordOwner } from '../passwords/password_confirmation.js'
import { fitsPassword } from '../passwords/passwords.js'
import { noteGuesses } from './tell_of_guesses.js'

/** A password about to be compared; an account nobody has is counted like any other. */
export interface PasswordTry {
  guard: PasswordOwner['guard']
  /** In lower case. */
  email: string
  /** Network address of the visitor. */
  address: string
  /** Of a browser that has logged in to this account before; null for a stranger's. */
  browserMark: string | null
}

/**
 * Compares a password that is counted as a guess until it proves to be none: it is right, or nobody
 * came to look at it.
 *
 * @param stored the hash of the account; null where there is none
 * @returns whether it fits, and the seconds to wait where it was not compared
 * @throws unavailable where too many are under way
 */
export async function tryPassword(tried: PasswordTry, stored: string | null, password: string) {
  const waitSeconds = await countPasswordTry(tried)
  if (waitSeconds) return { fits: false, waitSeconds }
  let isGuess = false
  try {
    const fits = await fitsPassword(stored, password)
    isGuess = !fits
    return { fits, waitSeconds: 0 }
  } finally {
    if (!isGuess) await uncountPasswordTry(tried)
  }
}

/**
 * Counts a try before its password is compared. All strangers are counted together, wherever they
 * come from; whose browser the account knows is counted apart, so no stranger shuts the owner out.
 *
 * @returns seconds to wait; 0 where the password may be compared
 * @source requirements
 */
async function countPasswordTry(tried: PasswordTry): Promise<number> {
  const near = await consumeInTurn(nearLimits(tried))
  if (!near.allowed) return near.retryAfterSeconds
  const { hits, allowed } = await consumeLimit(failuresKey(tried), LOGIN_FAILURES_PER_ACCOUNT)
  if (allowed) return 0
  if (hits === LOGIN_FAILURES_PER_ACCOUNT.hits + 1) await noteGuesses(tried)
  const turn = await consumeLimit(`${tried.guard}-login-turn:${groupOf(tried)}`, LOGIN_TURNS)
  return turn.allowed ? 0 : turn.retryAfterSeconds
}

async function uncountPasswordTry(tried: PasswordTry): Promise<void> {
  await returnHit(nearKey(tried))
  await returnHit(failuresKey(tried))
}

function nearLimits(tried: PasswordTry): [KeyedLimit, ...KeyedLimit[]] {
  const own: KeyedLimit = [nearKey(tried), LOGINS_PER_ACCOUNT]
  // A neighbour in the same network may be the stranger.
  if (tried.browserMark) return [own]
  return [own, [`${tried.guard}-login-address:${networkOf(tried.address)}`, LOGINS_PER_ADDRESS]]
}

function nearKey(tried: PasswordTry) {
  const from = tried.browserMark ?? networkOf(tried.address)
  return `${tried.guard}-login:${tried.email}:${from}`
}

function failuresKey(tried: PasswordTry) {
  return `${tried.guard}-login-failures:${groupOf(tried)}`
}

function groupOf({ email, browserMark }: PasswordTry) {
  return `${email}:${browserMark ?? 'strangers'}`
}
