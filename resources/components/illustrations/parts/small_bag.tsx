import { DISPLAY_FONT } from './display_font'
import { Sticker } from './sticker'

import type { Placed } from './placed'

/** A bag of filler of 5 kg with its sticker. */
export function SmallBag({ at }: Placed) {
  return (
    <g transform={at}>
      <path
        d="M40 34 Q100 22 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H48 Q36 194 34 182 Q24 120 32 60Z"
        fill="#eceee9"
      />
      <path d="M29 64 Q100 54 171 64 L175 120 Q100 110 25 120Z" fill="#0b4650" />
      <path
        d="M128 28 Q152 30 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H122 Q136 110 128 28Z"
        fill="rgba(7,32,38,.22)"
      />
      <path d="M40 34 Q100 22 160 34 L163 46 Q100 34 37 46Z" fill="#c9d0c9" />
      <path
        d="M38 41 Q100 29 162 41"
        stroke="#0d1c20"
        strokeWidth="3"
        strokeDasharray="7 5"
        fill="none"
      />
      <rect x="42" y="78" width="60" height="14" rx="3" fill="#fff" />
      <rect x="42" y="98" width="40" height="7" rx="3" fill="#fff" opacity=".8" />
      <text fontFamily={DISPLAY_FONT} x="44" y="166" fontWeight="900" fontSize="32" fill="#0d1c20">
        5 kg
      </text>
      <Sticker x={114} y={126} size={38} turn={5} />
    </g>
  )
}
