import { Secret, TOTP } from 'otpauth'
import { sameHash } from '../login/secrets.js'

/** Bytes of a secret: as many as the hash it is used with makes. @source RFC 4226 section 4 */
const SECRET_BYTES = 20
/** Figures of a code. @source requirements A-19 */
const DIGITS = 6
/** How long one code holds, in seconds. @source requirements A-19 */
const STEP_SECONDS = 30
/** How far the clock of a phone may be off, in steps. @source requirements A-19 */
const DRIFT_STEPS = 1
const ALGORITHM = 'SHA1'

/** Whose codes an authenticator app shows, and under which name. */
export interface TimeCodeAccount {
  /** The name of the shop. */
  issuer: string
  /** What tells this account from others of the same person, in most cases the e-mail address. */
  label: string
  /** In base32. */
  secret: string
}

/** A new secret of an authenticator app, in base32. */
export function newTimeCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * The time step whose code this is, one step off allowed either way; null where it is none of them.
 * Every step is compared in full, so that the time tells nothing. The caller must see to it that
 * no step is accepted twice.
 *
 * @param secret in base32
 * @param now milliseconds UTC
 */
export function timeCodeStepOf(secret: string, code: string, now: number): number | null {
  const present = timeStepAt(now)
  let found: number | null = null
  for (let step = present - DRIFT_STEPS; step <= present + DRIFT_STEPS; step++) {
    if (sameHash(timeCodeOf(secret, step), code)) found = step
  }
  return found
}

/** The address that an authenticator app reads from a QR code. */
export function timeCodeUri({ issuer, label, secret }: TimeCodeAccount): string {
  const options = { algorithm: ALGORITHM, digits: DIGITS, period: STEP_SECONDS }
  return new TOTP({ ...options, issuer, label, secret }).toString()
}

/** The time step of an instant in milliseconds UTC. */
export function timeStepAt(now: number): number {
  return Math.floor(now / (STEP_SECONDS * 1000))
}

/** The code an authenticator app shows in a time step. */
export function timeCodeOf(secret: string, step: number): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: STEP_SECONDS,
    timestamp: step * STEP_SECONDS * 1000,
  })
}
