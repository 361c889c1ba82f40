import { useEffect, useState } from 'react'

/** The countdown ticks this often, in ms. @source specification §9 */
const TICK_MS = 1000

/** Whole seconds until a moment in Unix seconds; 0 only once it has come. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = until - now / 1000
  return left <= 0 ? 0 : Math.max(1, Math.floor(left))
}
