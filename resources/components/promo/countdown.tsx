import { useEffect, useState } from 'react'
import { useTakenOver } from '~/hooks/use_taken_over'
import { useT } from '~/translation/use_t'

const SECOND_MS = 1000
/** How many seconds each part holds, the largest first. */
const PARTS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const

/** What is left until an instant (ms), by days, hours, minutes and seconds; readers of the screen hear the day beside it. */
export function Countdown({ until }: { until: number }) {
  const t = useT()
  const isTakenOver = useTakenOver()
  const left = useSecondsLeft(until)
  let rest = left
  const parts = Object.entries(PARTS).map(([name, seconds]) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return { name, count }
  })
  return (
    <ol className="countdown" aria-hidden="true">
      {parts.map(({ name, count }) => (
        <li key={name}>
          <b>{isTakenOver ? String(count).padStart(2, '0') : '–'}</b>
          {t(`promo.countdown.${name}`)}
        </li>
      ))}
    </ol>
  )
}

function useSecondsLeft(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), SECOND_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it counts to the same instant
  }, [until])
  return left
}
