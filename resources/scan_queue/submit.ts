import { JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import type { ScanFailure, ScanResult } from '~/scanner/scan_state'

/** What became of a submitted code. Points are only ever told with `credited`. */
export type ScanAnswer =
  | { state: 'credited'; result: ScanResult }
  | { state: 'refused'; failure: ScanFailure }
  /** The server could not be asked; the scan is kept and sent later. */
  | { state: 'waiting' }

/** What the scan endpoint answers to a credited code. */
interface CreditedScan {
  /** Points gained. */
  points: number
  /** Balance after the scan, in points. */
  balance: number
  /** Title of the scanned product, in the member's language. */
  product: string
}

// A code keeps its key until it is credited or refused, so that "try again" repeats, not doubles.
const keys = new Map<string, string>()

/** Submits a code under a key of its own, so that a repeat after a lost answer books nothing twice. */
export async function submitScan(code: string): Promise<ScanAnswer> {
  const key = keys.get(code) ?? crypto.randomUUID()
  keys.set(code, key)
  try {
    const body = { qrCode: code, idempotency_key: key }
    const told = { repeated: false }
    const { points, balance, product } = await postJson<CreditedScan>(route('qr-code'), body, {
      onHeaders: (headers) => {
        told.repeated = headers.get('Idempotent-Replay') === 'true'
      },
    })
    return { state: 'credited', result: { points, balance, title: product, ...told } }
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    return { state: 'refused', failure: failureOf(error) }
  }
}

function failureOf({ status, errors: [first] }: JsonError): ScanFailure {
  if (!first) return { code: status === 0 ? 'connection' : 'default' }
  const wait = Number(first.meta?.wait_for)
  return { code: first.rule, ...(Number.isFinite(wait) && { waitForSeconds: wait }) }
}
