import { useEffect, useRef, useState } from 'react'
import type { Verification } from '@draw/verify/finding'
import type { VerifyNews, VerifyTask } from './verify_worker'

/** How far the checks are. */
export interface VerificationState {
  state: 'idle' | 'running' | 'done' | 'failed'
  /** Bytes that were fetched. */
  bytes: number
  verification: Verification | null
}

const IDLE: VerificationState = { state: 'idle', bytes: 0, verification: null }

/** Checks a draw in a worker, when asked to; the files are not fetched before. */
export function useVerification() {
  const [state, setState] = useState(IDLE)
  const worker = useRef<Worker>(undefined)

  useEffect(() => () => worker.current?.terminate(), [])

  function verify(task: VerifyTask) {
    worker.current?.terminate()
    const started = new Worker(new URL('./verify_worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    setState({ ...IDLE, state: 'running' })
    const fail = () => setState((now) => ({ ...now, state: 'failed' }))
    started.onerror = fail
    started.onmessage = ({ data: news }: MessageEvent<VerifyNews>) => {
      if (news.kind === 'fetched') setState((now) => ({ ...now, bytes: now.bytes + news.bytes }))
      if (news.kind === 'failed') fail()
      if (news.kind === 'done') {
        setState((now) => ({ ...now, state: 'done', verification: news.verification }))
      }
    }
    started.postMessage(task)
  }

  return { ...state, verify }
}
