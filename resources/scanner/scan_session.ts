import type { QueuedScan } from '~/scan_queue/queued_scan'
import type { ScanAnswer } from '~/scan_queue/submit'
import { normaliseCode } from '@rules/code_text'
import { RETRY_PAUSE_SECONDS } from './constants'
import type { ScanSignal } from './scan_signal'
import type { OwnScan, ScanFailure, ScanResult, WaitingReason } from './scan_state'

/** What became of one code of a session. */
export type SessionLine = { code: string } & (
  | { state: 'sending' }
  | { state: 'waiting'; why: WaitingReason }
  | { state: 'own'; scan: OwnScan }
  | { state: 'credited'; result: ScanResult }
  /** `isForeign`: what was read is none of our codes, and `code` is its text as it was read. */
  | { state: 'refused'; failure: ScanFailure; isForeign?: boolean }
)

/** The codes of one opening of the camera, newest first, and until when nothing is read. */
export interface ScanSession {
  lines: SessionLine[]
  /** After too many wrong codes the server listens to nothing; instant in ms of `now`, else 0. */
  pausedUntil: number
}

/** What a session came to. */
export interface SessionTotal {
  /** Points the server credited. */
  points: number
  credited: number
  /** Codes that were the member's before. */
  own: number
  refused: number
  waiting: number
  /** The balance after the last credited code, in points. */
  balance: number | null
}

export interface ScanSessionParts {
  /** The server's `qrCodePattern`. */
  pattern: string
  submit(code: string): Promise<ScanAnswer>
  signal: Omit<ScanSignal, 'close'>
  /** Told after every change. */
  onChange(session: ScanSession): void
  /** In ms; only differences count. */
  now?(): number
}

/**
 * Collects code after code: each new one is sent, in order, and becomes a line; one that was read
 * before is passed over without a word, because the camera sees it many times a second.
 */
export function createScanSession(parts: ScanSessionParts) {
  const { now = () => performance.now() } = parts
  const passedOver = new Map<string, number>()
  let session: ScanSession = { lines: [], pausedUntil: 0 }
  let sending: Promise<void> = Promise.resolve()

  function change(changed: Partial<ScanSession>) {
    session = { ...session, ...changed }
    parts.onChange(session)
  }
  function write(line: SessionLine) {
    const others = session.lines.filter(({ code }) => code !== line.code)
    const isNew = others.length === session.lines.length
    const place = session.lines.map((old) => (old.code === line.code ? line : old))
    change({ lines: isNew ? [line, ...others] : place })
  }

  function refuseForeign(text: string) {
    write({ code: text, state: 'refused', failure: { code: 'invalid_code' }, isForeign: true })
    parts.signal.refused()
  }
  function refuse(code: string, failure: ScanFailure) {
    write({ code, state: 'refused', failure })
    const wait = secondsUntilRetry(failure)
    if (wait !== null) passedOver.set(code, now() + wait * 1000)
    if (failure.waitForSeconds) change({ pausedUntil: now() + failure.waitForSeconds * 1000 })
    parts.signal.refused()
  }

  async function send(code: string) {
    const answer = await parts.submit(code).catch(unanswered)
    if (answer.state === 'refused') return refuse(code, answer.failure)
    write({ code, ...answer })
    if (answer.state === 'credited') parts.signal.credited()
    else parts.signal.noted()
  }

  return {
    /** A text that the camera, a picture or a hand gave. */
    read(text: string): void {
      const code = normaliseCode(text, parts.pattern)
      const key = code ?? text
      if (now() < session.pausedUntil || now() < (passedOver.get(key) ?? 0)) return
      passedOver.set(key, Number.POSITIVE_INFINITY)
      if (!code) return refuseForeign(text)
      write({ code, state: 'sending' })
      sending = sending.then(() => send(code))
    },
    /** What became of codes that waited; without a sound, because the member is at another bucket. */
    learn(scans: Pick<QueuedScan, 'code' | 'result' | 'own' | 'failure'>[]): void {
      for (const { code, result, own, failure } of scans) {
        const line = session.lines.find((one) => one.code === code)
        if (line?.state !== 'waiting') continue
        if (result) write({ code, state: 'credited', result })
        else if (own) write({ code, state: 'own', scan: own })
        else if (failure) write({ code, state: 'refused', failure })
      }
    },
    /** When everything read so far has its answer. */
    settled: () => sending,
  }
}

/** What the lines come to; a code that was the member's before brings nothing again. */
export function totalOf({ lines }: Pick<ScanSession, 'lines'>): SessionTotal {
  const results = lines.flatMap((line) => (line.state === 'credited' ? [line.result] : []))
  const balances = results.map(({ balance }) => balance)
  const count = (state: SessionLine['state']) => lines.filter((line) => line.state === state).length
  return {
    points: results.reduce((sum, { points }) => sum + points, 0),
    credited: results.length,
    own: count('own'),
    refused: count('refused'),
    waiting: count('waiting') + count('sending'),
    // Codes that waited may be credited after newer ones; each credit leaves more than the one before.
    balance: balances.length > 0 ? Math.max(...balances) : null,
  }
}

/** Where nothing is kept on the phone, these say that the server did not decide. */
const UNANSWERED = new Set(['connection', 'late', 'trouble', 'unavailable', 'default'])

/** Seconds after which the same code may be tried again, or null where the answer is final. */
function secondsUntilRetry({ code, waitForSeconds }: ScanFailure): number | null {
  if (waitForSeconds) return waitForSeconds
  return UNANSWERED.has(code) ? RETRY_PAUSE_SECONDS : null
}

/** An error that is no answer at all, such as a broken store on the phone. */
function unanswered(error: unknown): ScanAnswer {
  console.error('A scan could not be sent', error)
  return { state: 'refused', failure: { code: 'default' } }
}
