import { Sticker } from './sticker'

import type { Placed } from './placed'

/** A bucket of paint with its sticker. */
export function Bucket({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M34 50 C 44 -6,156 -6,166 50" fill="none" stroke="#6c7b7a" strokeWidth="5" />
      <rect x="84" y="4" width="32" height="11" rx="5" fill="#0d1c20" />
      <path d="M33 56 L47 186 Q48 194 57 194 H143 Q152 194 153 186 L167 56Z" fill="#ffffff" />
      <path d="M38 98 H162.4 L157.5 144 H42.9Z" fill="#0b4650" />
      <rect x="54" y="108" width="44" height="9" rx="2" fill="#fff" />
      <rect x="54" y="123" width="30" height="6" rx="2" fill="#fff" opacity=".75" />
      <rect x="54" y="133" width="36" height="4" rx="2" fill="#fff" opacity=".55" />
      <path d="M128 56 L121 194 H143 Q152 194 153 186 L167 56Z" fill="rgba(7,32,38,.22)" />
      <path
        d="M46 60 L58 190"
        stroke="rgba(255,255,255,.28)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="24" y="44" width="152" height="20" rx="7" fill="#ffc61e" />
      <rect x="30" y="34" width="140" height="14" rx="6" fill="#ffc61e" />
      <rect x="24" y="56" width="152" height="8" rx="4" fill="#d79700" />
      <path
        d="M130 34h34a6 6 0 0 1 6 6v4a7 7 0 0 1 6 7v6a7 7 0 0 1-7 7h-39z"
        fill="rgba(7,32,38,.16)"
      />
      <Sticker x={112} y={86} size={36} turn={4} />
    </g>
  )
}
