import { useNotify, useRefresh } from 'react-admin'

/** What is told once it is done: a text, or one with values, or one that is no success. */
type Told = string | { text: string; type?: 'success' | 'warning'; values?: object }

/**
 * Does what somebody asked for, says what became of it, and has the page show what is so now.
 *
 * @returns a function that takes the work; what it answers is told, and what it throws is told as an error
 */
export function useAttempt() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (work: () => Promise<Told | void>): Promise<void> => {
    try {
      const done = await work()
      const { text, type = 'success', values } = typeof done === 'object' ? done : { text: done }
      if (text) notify(text, { type, messageArgs: values })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
}
