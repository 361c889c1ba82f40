import { Halftone } from './parts/halftone'
import { Phone } from './parts/phone'
import { Sticker } from './parts/sticker'

/** Second step: the telephone reads the code. */
export function StepScan() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#ffd65c" />
      <path d="M0 60 L320 20 V180 H0Z" fill="#ffc61e" />
      <Phone at="translate(112 16) rotate(-4) scale(0.52)" />
      <Sticker x={236} y={70} size={56} turn={9} />
      <Halftone step={8} dot={1.6} color="#d79700">
        {(fill) => <rect x="0" y="0" width="80" height="180" fill={fill} />}
      </Halftone>
    </svg>
  )
}
