import { SmallBag } from './parts/small_bag'
import { Halftone } from './parts/halftone'

/** A participating product: a small bag of filler. */
export function ProductSmallBag() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#d9e8e8" />
      <path d="M0 118 L320 96 V180 H0Z" fill="#c4dcdc" />
      <Halftone step={6} dot={1.9} color="#8fbcc0">
        {(fill) => <ellipse cx="172" cy="164" rx="99.2" ry="13" fill={fill} />}
      </Halftone>
      <SmallBag at="translate(80 14) scale(0.8)" />
    </svg>
  )
}
