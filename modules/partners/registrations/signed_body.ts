import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { isSignedCall, secretsIn } from '#app/http/signed_call'
import env from '#start/env'
import { CALL_AGE_SECONDS, CALL_LENGTH_MAX } from '../constants.js'
import { UnsignedCall } from '../exceptions.js'

/** Whether some partner may call. */
export function expectsCalls(): boolean {
  return secrets().length > 0
}

/**
 * What a signed call says and when, and a name of it that a repetition has too.
 *
 * @throws unsigned_call before anything of it is read
 */
export function signedBody(request: HttpContext['request']): {
  key: string
  /** Milliseconds UTC. */
  signedAt: number
  contents: Record<string, unknown>
} {
  const call = {
    id: request.header('webhook-id') ?? '',
    stamp: request.header('webhook-timestamp') ?? '',
    signature: request.header('webhook-signature') ?? '',
    body: request.raw() ?? '',
  }
  const rules = { secrets: secrets(), now: clock.now(), ageSeconds: CALL_AGE_SECONDS }
  if (call.body.length > CALL_LENGTH_MAX || !isSignedCall(call, rules)) throw new UnsignedCall()
  const key = createHash('sha256').update(call.id).digest('hex')
  return { key, signedAt: Number(call.stamp) * 1000, contents: jsonIn(call.body) }
}

function secrets(): string[] {
  return secretsIn((env.get('PARTNER_WEBHOOK_SECRET') || undefined)?.release() ?? '')
}

function jsonIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
