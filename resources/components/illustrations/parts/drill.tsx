import type { Placed } from './placed'

/** A cordless drill. */
export function Drill({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M20 62 h30 v-12 h70 q46 0 46 34 q0 24 -22 28 h-94 v-14 h-30z" fill="#0b4650" />
      <path d="M50 86 h114 q-4 22 -20 26 h-94z" fill="#07303a" />
      <path d="M2 76 h22 v8 H2z" fill="#98a49f" />
      <rect x="22" y="58" width="26" height="44" rx="5" fill="#0d1c20" />
      <path d="M100 108 h42 l10 52 h-42z" fill="#0b4650" />
      <path d="M122 108h20l10 52h-18z" fill="#07303a" />
      <rect x="88" y="156" width="84" height="34" rx="7" fill="#0d1c20" />
      <rect x="96" y="164" width="42" height="8" rx="3" fill="#ffc61e" />
      <path d="M96 112 q2 18 10 20 l-3 -20z" fill="#dc4f1f" />
      <rect x="70" y="60" width="46" height="16" rx="4" fill="#ffc61e" />
    </g>
  )
}
