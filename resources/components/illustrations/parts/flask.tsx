import type { Placed } from './placed'

/** A steel thermos. */
export function Flask({ at }: Placed) {
  return (
    <g transform={at}>
      <rect x="66" y="14" width="68" height="40" rx="10" fill="#0d1c20" />
      <path d="M134 24 h14 q12 0 12 12 t-12 12 h-14" fill="none" stroke="#0d1c20" strokeWidth="9" />
      <rect x="60" y="50" width="80" height="142" rx="12" fill="#0b4650" />
      <rect x="60" y="84" width="80" height="52" fill="#ffc61e" />
      <path d="M112 50h16a12 12 0 0 1 12 12v118a12 12 0 0 1-12 12h-16z" fill="rgba(7,32,38,.22)" />
      <rect x="70" y="60" width="8" height="120" rx="4" fill="rgba(255,255,255,.28)" />
      <circle cx="100" cy="110" r="15" fill="none" stroke="#0d1c20" strokeWidth="5" />
      <circle cx="100" cy="110" r="5" fill="#0d1c20" />
    </g>
  )
}
