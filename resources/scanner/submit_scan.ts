import { JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import type { ScanEvent, ScanFailure } from './scan_state'

/** What the scan endpoint answers to a credited code. */
interface ScanAnswer {
  /** Points gained. */
  points: number
  /** Points the member has now. */
  balance: number
  /** Title of the scanned product, in the member's language. */
  product: string
}

/** Sends a code under a key of its own, so that a repeat after a lost answer books nothing twice. */
export async function submitScan(code: string, key: string): Promise<ScanEvent> {
  try {
    const body = { qrCode: code, idempotency_key: key }
    const { points, balance, product } = await postJson<ScanAnswer>(route('qr-code'), body)
    return { type: 'succeed', result: { points, balance, title: product } }
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    return { type: 'fail', failure: failureOf(error) }
  }
}

function failureOf({ status, errors: [first] }: JsonError): ScanFailure {
  if (!first) return { code: status === 0 ? 'connection' : 'default' }
  const wait = Number(first.meta?.wait_for)
  return { code: first.rule, ...(Number.isFinite(wait) && { waitForSeconds: wait }) }
}
