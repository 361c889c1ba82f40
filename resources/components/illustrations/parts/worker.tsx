import type { Placed } from './placed'

/** A colleague: helmet and shoulders. */
export function Worker({
  at,
  jacket,
  skin,
  helmet,
}: Placed & { jacket: string; skin: string; helmet: string }) {
  return (
    <g transform={at}>
      <path d="M10 260 Q14 186 70 178 H130 Q186 186 190 260Z" fill={jacket} />
      <path d="M78 178 L100 214 L122 178Z" fill="#fff" />
      <rect x="80" y="140" width="40" height="46" rx="14" fill={skin} />
      <rect x="56" y="74" width="88" height="92" rx="40" fill={skin} />
      <path d="M104 74h6a40 40 0 0 1 34 42v10a40 40 0 0 1-34 39z" fill="rgba(7,32,38,.13)" />
      <g transform="translate(30 -4) scale(.7)">
        <path d="M28 132 Q28 46 100 44 Q172 46 172 132Z" fill={helmet} />
        <path d="M100 44 Q172 46 172 132 H126 Q132 80 100 44Z" fill="rgba(7,32,38,.22)" />
        <path d="M84 44 Q100 34 116 44 V132 H84Z" fill="rgba(255,255,255,.28)" />
        <rect x="10" y="126" width="180" height="22" rx="11" fill={helmet} />
        <rect x="10" y="138" width="180" height="10" rx="5" fill="rgba(7,32,38,.3)" />
      </g>
    </g>
  )
}
