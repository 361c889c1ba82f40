import { useEffect, useState } from 'react'
import { act } from '../../providers/data_provider'

/** How many a campaign would reach now. */
export interface Reached {
  list: number
  push: number
  mail: number
  /** False beyond 10,000: then it is about so many. */
  is_exact: boolean
  /** Mails that are sent at most; null where there is no such bound. */
  mail_limit: number | null
}

/** Somebody who is typing is left alone for so long, in ms. */
const TYPING_MS = 600

/** Counts whom a campaign would reach, again after each change; undefined while that is not known. */
export function useReached(channels: unknown, audience: unknown): Reached | undefined {
  const [reached, setReached] = useState<{ asked: string; told: Reached }>()
  const asked = JSON.stringify({ channels, audience })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      act<{ data: Reached }>('/campaign_counts', JSON.parse(asked))
        .then(({ data: told }) => !isOver && setReached({ asked, told }))
        // What is wrong with a field stands at the field once it is saved.
        .catch(() => !isOver && setReached(undefined))
    }, TYPING_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  return reached?.asked === asked ? reached.told : undefined
}
