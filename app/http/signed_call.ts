import { createHmac, timingSafeEqual } from 'node:crypto'

/** A call from outside with what signs it. @source https://www.standardwebhooks.com */
export interface SignedCall {
  /** The same in every repetition of the call. */
  id: string
  /** Seconds UTC. */
  stamp: string
  /** `v1,<base64>`, more of them apart by spaces. */
  signature: string
  /** As it was received. */
  body: string
}

const PREFIX = 'whsec_'
const STAMP = /^\d{1,12}$/

/**
 * Whether somebody who knows one of the secrets signed a call a short while ago.
 *
 * @param secrets `whsec_` and base64; two while one takes the place of the other
 * @param now in ms UTC
 * @param ageSeconds how old the stamp may be, or how far ahead
 */
export function isSignedCall(
  call: SignedCall,
  { secrets, now, ageSeconds }: { secrets: string[]; now: number; ageSeconds: number }
): boolean {
  if (!STAMP.test(call.stamp) || !call.id) return false
  if (Math.abs(now / 1000 - Number(call.stamp)) > ageSeconds) return false
  const told = call.signature.split(' ').map((one) => Buffer.from(one))
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(call, secret))
    return told.some((one) => one.length === right.length && timingSafeEqual(one, right))
  })
}

/** Secrets as a variable lists them, comma separated: two while one takes the place of the other. */
export function secretsIn(listed: string): string[] {
  return listed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** The signature of a call by a secret. */
export function signatureOf({ id, stamp, body }: Omit<SignedCall, 'signature'>, secret: string) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${stamp}.${body}`)
  return `v1,${mac.digest('base64')}`
}
