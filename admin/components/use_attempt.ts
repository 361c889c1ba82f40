import { useNotify, useRefresh } from 'react-admin'

/**
 * Does what somebody asked for, says what became of it, and has the page show what is so now.
 *
 * @returns a function that takes the work; the text it answers is told, and what it throws is told as an error
 */
export function useAttempt() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (work: () => Promise<string | void>): Promise<void> => {
    try {
      const done = await work()
      if (done) notify(done, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
}
