import { useEffect, useRef, useState } from 'react'

/** How long the cart button wiggles, in ms. @source requirements U-20 */
export const WIGGLE_MS = 600

/** True for 600 ms after each change of the count; the first count is no change. */
export function useWiggle(count: number): boolean {
  const [wiggling, setWiggling] = useState(false)
  const last = useRef(count)
  useEffect(() => {
    if (last.current === count) return
    last.current = count
    setWiggling(true)
    const timer = setTimeout(() => setWiggling(false), WIGGLE_MS)
    return () => clearTimeout(timer)
  }, [count])
  return wiggling
}
