const RADIUS = 66
const LENGTH = 2 * Math.PI * RADIUS

export interface CountdownRingProps {
  /** Seconds left. */
  seconds: number
  /** Seconds at the start, when the ring is full. */
  total: number
}

/** A crimson ring that empties while scanning is paused; the words beside it say what it is. */
export function CountdownRing({ seconds, total }: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0
  return (
    <div className="ring" aria-hidden="true">
      <svg viewBox="0 0 150 150">
        <g fill="none" strokeWidth="14">
          <circle cx="75" cy="75" r={RADIUS} stroke="var(--color-sunken)" />
          <circle
            cx="75"
            cy="75"
            r={RADIUS}
            stroke="var(--color-negative)"
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            transform="rotate(-90 75 75)"
          />
        </g>
      </svg>
      <b>{seconds}</b>
    </div>
  )
}
