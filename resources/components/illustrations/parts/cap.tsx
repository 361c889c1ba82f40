import type { Placed } from './placed'

/** A work cap. */
export function Cap({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M34 126 Q30 50 104 48 Q166 50 168 116 L168 126Z" fill="#0b4650" />
      <path d="M104 48 Q166 50 168 116 V126 H122 Q132 80 104 48Z" fill="rgba(7,32,38,.22)" />
      <path d="M104 48 Q84 80 86 126" fill="none" stroke="#2f7883" strokeWidth="3" />
      <rect x="96" y="40" width="18" height="10" rx="5" fill="#ffc61e" />
      <path
        d="M30 122 Q100 108 170 124 Q198 138 190 150 Q170 142 120 142 Q60 142 34 134Z"
        fill="#dc4f1f"
      />
      <path
        d="M34 134 Q60 142 120 142 Q170 142 190 150 Q194 146 193 141 Q160 130 110 130 Q60 130 32 127Z"
        fill="#a93a12"
      />
      <circle cx="66" cy="94" r="17" fill="#ffc61e" />
      <circle cx="66" cy="94" r="9" fill="none" stroke="#0d1c20" strokeWidth="4" />
      <circle cx="66" cy="94" r="3" fill="#0d1c20" />
    </g>
  )
}
