import { router } from '@inertiajs/react'
import { useCallback, useReducer } from 'react'
import { submitScan } from '~/scan_queue/submit'
import { normaliseCode } from '@rules/code_text'
import { nextScanState } from './scan_state'

/** The scan of a page: its state and what a member can do. `pattern` comes from the server. */
export function useScan(pattern: string) {
  const [state, dispatch] = useReducer(nextScanState, { name: 'idle' })

  const submitText = useCallback(
    async (text: string) => {
      const code = normaliseCode(text, pattern)
      if (!code) return dispatch({ type: 'fail', failure: { code: 'invalid_code' } })
      dispatch({ type: 'submit', code })
      const answer = await submitScan(code)
      if (answer.state === 'waiting') dispatch({ type: 'keep', why: answer.why })
      if (answer.state === 'own') dispatch({ type: 'know', scan: answer.scan })
      if (answer.state === 'refused') dispatch({ type: 'fail', failure: answer.failure })
      if (answer.state !== 'credited') return
      dispatch({ type: 'succeed', result: answer.result })
      router.reload({ only: ['security', 'points', 'cart', 'nextGift'] })
    },
    [pattern]
  )

  const submitPicture = useCallback(
    async (file: Blob) => {
      // Decoders are for pictures and the camera; a typed code or a link does without them.
      const reader = await import('./read_picture').catch(() => null)
      if (!reader) return dispatch({ type: 'fail', failure: { code: 'scanner_not_kept' } })
      const seen = await reader.readPicture(file, pattern)
      if ('codes' in seen) return dispatch({ type: 'choose', codes: seen.codes })
      if ('failure' in seen) return dispatch({ type: 'fail', failure: { code: seen.failure } })
      return submitText(seen.text)
    },
    [pattern, submitText]
  )

  return { state, dispatch, submitText, submitPicture }
}
