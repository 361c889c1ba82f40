import { DISPLAY_FONT } from './display_font'
import { Sticker } from './sticker'

import type { Placed } from './placed'

/** A bag of plaster of 25 kg with its sticker. */
export function Bag({ at }: Placed) {
  return (
    <g transform={at}>
      <path
        d="M40 34 Q100 22 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H48 Q36 194 34 182 Q24 120 32 60Z"
        fill="#e6d5ae"
      />
      <path
        d="M128 28 Q152 30 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H122 Q136 110 128 28Z"
        fill="rgba(7,32,38,.22)"
      />
      <path d="M40 34 Q100 22 160 34 L163 46 Q100 34 37 46Z" fill="#cdb784" />
      <path
        d="M38 41 Q100 29 162 41"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="7 5"
        fill="none"
      />
      <path d="M29 84 Q100 74 171 84 L172 140 Q100 130 28 140Z" fill="#dc4f1f" />
      <path d="M128 77 Q150 79 171 84 L172 140 Q150 135 130 134Z" fill="rgba(7,32,38,.22)" />
      <rect x="44" y="94" width="58" height="14" rx="3" fill="#fff" />
      <rect x="44" y="114" width="40" height="8" rx="3" fill="#fff" opacity=".8" />
      <text fontFamily={DISPLAY_FONT} x="44" y="172" fontWeight="900" fontSize="30" fill="#0d1c20">
        25 kg
      </text>
      <Sticker x={118} y={88} size={38} turn={-4} />
    </g>
  )
}
