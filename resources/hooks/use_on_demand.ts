import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useAhead } from './ahead'
import type { OnDemand } from './on_demand'

/** The part of a page once it is there. */
export function usePart<Part>(demand: OnDemand<Part>): Part | null {
  return useSyncExternalStore(demand.watch, demand.part, () => null)
}

/**
 * The part of a page once it is wanted and there; the page never waits for it.
 *
 * @param onFailure told where it is wanted and cannot be had
 */
export function useOnDemand<Part>(
  demand: OnDemand<Part>,
  isWanted: boolean,
  onFailure: () => void
): Part | null {
  const part = usePart(demand)
  const isMissing = isWanted && part === null
  useAhead(demand.fetch)
  const fail = useEffectEvent((error: unknown) => {
    console.error(error)
    onFailure()
  })
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    demand.fetch().catch((error) => !isOver && fail(error))
    return () => {
      isOver = true
    }
  }, [demand, isMissing])
  return part
}
