import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import { sendMedium } from './send_medium'
import type { Medium } from './medium'

/** A file on its way. */
export interface OnItsWay {
  name: string
  /** How much of it was sent; all of it while the server prepares it. */
  percent: number
  /** Why it did not arrive. */
  problem?: string
}

interface Sending {
  kind?: Medium['kind']
  id?: number
  onSent: (medium: Medium) => void
}

/** Sends files one after the other: the server draws one picture at a time. */
export function useSendingMedia({ kind, id, onSent }: Sending) {
  const [onTheirWay, setOnTheirWay] = useState<OnItsWay[]>([])
  const notify = useNotify()
  const send = useCallback(
    async (files: File[]) => {
      const note = (at: number, change: Partial<OnItsWay>) =>
        setOnTheirWay((before) => before.map((one, i) => (i === at ? { ...one, ...change } : one)))
      setOnTheirWay(files.map(({ name }) => ({ name, percent: 0 })))
      const failed: number[] = []
      for (const [at, file] of files.entries()) {
        try {
          const onProgress = (percent: number) => note(at, { percent })
          const { medium, isNew } = await sendMedium(file, { kind, id, onProgress })
          notify(sentText(id, isNew), { type: 'success' })
          onSent(medium)
        } catch (error) {
          failed.push(at)
          note(at, { problem: (error as Error).message })
        }
      }
      setOnTheirWay((before) => before.filter((_, at) => failed.includes(at)))
    },
    [kind, id, notify, onSent]
  )
  const isSending = onTheirWay.some(({ problem }) => !problem)
  return { onTheirWay, isSending, send }
}

function sentText(id: number | undefined, isNew: boolean): string {
  if (id !== undefined) return 'media.replaced'
  return isNew ? 'media.uploaded' : 'media.known'
}
