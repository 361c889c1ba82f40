import { Bucket } from './bucket'
import { Cap } from './cap'
import { Halftone } from './halftone'
import type { Placed } from './placed'

const CANDLES = [70, 130, 190, 250, 310]

/** The cake of the birthday game, drawn as a tape case, with a bucket and a cap beside it. */
export function Cake({ at }: Placed) {
  return (
    <g transform={at}>
      <Halftone step={9} dot={3} color="#6f2008">
        {(fill) => <ellipse cx="190" cy="372" rx="300" ry="24" fill={fill} />}
      </Halftone>
      <Candles />
      <rect x="40" y="112" width="300" height="100" rx="14" fill="#fff" />
      <path
        d="M40 126 a14 14 0 0 1 14-14 H326 a14 14 0 0 1 14 14 v26 q-18 26-36 0 q-18 30-37 0 q-18 22-38 0 q-18 32-38 0 q-18 24-38 0 q-18 28-38 0 q-18 22-38 0 q-16 26-34 0z"
        fill="#8fbcc0"
      />
      <path d="M260 112h66a14 14 0 0 1 14 14v86h-90z" fill="rgba(7,32,38,.12)" />
      <rect x="0" y="208" width="380" height="150" rx="16" fill="#0b4650" />
      <rect x="0" y="250" width="380" height="44" fill="#ffc61e" />
      <path
        d="M12 250v18M32 250v28M52 250v18M72 250v18M92 250v28M112 250v18M132 250v18M152 250v28M172 250v18M192 250v18M212 250v28M232 250v18M252 250v18M272 250v28M292 250v18M312 250v18M332 250v28M352 250v18M372 250v18"
        stroke="#0d1c20"
        strokeWidth="3"
      />
      <path d="M290 208h74a16 16 0 0 1 16 16v118a16 16 0 0 1-16 16h-90z" fill="rgba(7,32,38,.22)" />
      <rect x="-26" y="346" width="432" height="20" rx="8" fill="#0d1c20" />
      <Bucket at="translate(330 190) scale(0.9)" />
      <Cap at="translate(-120 258) scale(0.75)" />
    </g>
  )
}

function Candles() {
  return CANDLES.map((x, index) => (
    <g key={x}>
      <rect
        x={x - 7}
        y="60"
        width="14"
        height="60"
        rx="4"
        fill={index % 2 === 0 ? '#fff' : '#ffc61e'}
      />
      <path d={`M${x} 22 q16 22 0 36 q-16 -14 0 -36z`} fill="#ffc61e" />
    </g>
  ))
}
