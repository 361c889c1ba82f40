import { useEffect, useRef } from 'react'
import { useGetList } from 'react-admin'
import { useLocation } from 'react-router'

/** On changes of page the counts are asked for again once they are older than this, in ms. */
const FRESH_MS = 30_000
const OPTIONS = { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false }

/** How many rows of a list wait for somebody. */
interface Waiting {
  id: string
  count: number
}

/**
 * What waits, by list; nothing where it could not be asked for. Whatever somebody does here refreshes the page,
 * and this with it.
 */
export function useWaiting(): Map<string, number> {
  const { data, isError, refetch, dataUpdatedAt, errorUpdatedAt } = useGetList<Waiting>(
    'waiting',
    {},
    OPTIONS
  )
  const { pathname } = useLocation()
  const askedAt = useRef(0)
  useEffect(() => {
    askedAt.current = Math.max(dataUpdatedAt, errorUpdatedAt)
  }, [dataUpdatedAt, errorUpdatedAt])
  useEffect(() => {
    const isOld = askedAt.current > 0 && Date.now() - askedAt.current > FRESH_MS
    if (isOld) void refetch()
  }, [pathname, refetch])
  useEffect(() => {
    const ask = () => void refetch()
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [refetch])
  const counts = isError ? [] : (data ?? [])
  return new Map(counts.map(({ id, count }) => [id, count]))
}
