import { useEffect, useState } from 'react'

/** The countdown ticks this often, in ms. @source specification §9 */
const TICK_MS = 1000

/** Whole seconds until a moment in Unix seconds; 0 once it has come. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil(until - now / 1000))
}
