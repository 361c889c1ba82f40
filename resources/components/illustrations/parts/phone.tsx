import { QrMark } from './qr_mark'

import type { Placed } from './placed'

/** A telephone that has a code in its frame. */
export function Phone({ at }: Placed) {
  return (
    <g transform={at}>
      <rect x="0" y="0" width="200" height="400" rx="30" fill="#0d1c20" />
      <rect x="10" y="12" width="180" height="376" rx="20" fill="#07303a" />
      <rect x="10" y="60" width="180" height="220" fill="#ffffff" />
      <rect x="10" y="60" width="180" height="60" fill="#c9d0c9" />
      <g transform="translate(48 118)">
        <QrMark size={104} />
      </g>
      <path
        d="M36 136v-30h30M134 106h30v30M164 204v30h-30M66 234H36v-30"
        fill="none"
        stroke="#ffc61e"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M34 172h132" stroke="#dc4f1f" strokeWidth="5" />
      <rect x="28" y="306" width="144" height="52" rx="14" fill="#ffc61e" />
      <rect x="28" y="350" width="144" height="8" rx="4" fill="#d79700" />
      <rect x="64" y="326" width="72" height="11" rx="4" fill="#0d1c20" />
      <rect x="76" y="20" width="48" height="10" rx="5" fill="#0d1c20" />
    </g>
  )
}
