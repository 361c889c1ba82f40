const CATCHES = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** The bucket lid from above without a figure: the empty state, the scan reward, the 0 of 404. */
export function BlankLid({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      {CATCHES.map((angle) => (
        <rect
          key={angle}
          x="93"
          y="0"
          width="14"
          height="16"
          rx="3"
          fill="#d79700"
          transform={`rotate(${angle} 100 100)`}
        />
      ))}
      <circle cx="100" cy="100" r="94" fill="#ffc61e" />
      <circle cx="100" cy="100" r="86" fill="none" stroke="#d79700" strokeWidth="3" />
      <circle cx="100" cy="100" r="78" fill="#ffd046" />
      <path
        d="M31 64a78 78 0 0 1 105-33"
        fill="none"
        stroke="#ffe9a6"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="68" fill="none" stroke="#d79700" strokeWidth="2" />
    </svg>
  )
}
