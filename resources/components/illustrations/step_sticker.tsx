import { Bag } from './parts/bag'
import { Bucket } from './parts/bucket'
import { Halftone } from './parts/halftone'

/** First step: find the sticker on a bag or a bucket. */
export function StepSticker() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#d9e8e8" />
      <path d="M0 120L320 104V180H0Z" fill="#c4dcdc" />
      <Halftone step={6} dot={1.9} color="#8fbcc0">
        {(fill) => <ellipse cx="160" cy="166" rx="140" ry="12" fill={fill} />}
      </Halftone>
      <Bag at="translate(26 36) scale(0.66)" />
      <Bucket at="translate(124 18) scale(0.76)" />
    </svg>
  )
}
