import { useCallback, useState } from 'react'
import { HttpError } from 'react-admin'

/** One act at the server at a time, with what it refused. */
export function useSending() {
  const [isSending, setIsSending] = useState(false)
  const [problems, setProblems] = useState<[field: string, text: string][]>([])

  const run = useCallback(async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsSending(true)
    setProblems([])
    try {
      await act()
      return true
    } catch (error) {
      const fields: Record<string, string> =
        (error instanceof HttpError && error.body?.errors) || {}
      const found = Object.entries(fields)
      setProblems(found.length > 0 ? found : [['', (error as Error).message]])
      return false
    } finally {
      setIsSending(false)
    }
  }, [])
  return { isSending, problems, run }
}
