import { Cap } from './parts/cap'
import { Drill } from './parts/drill'
import { Flask } from './parts/flask'
import { Halftone } from './parts/halftone'

/** Third step: a drill, a thermos and a cap for the points. */
export function StepGift() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#f6cdb9" />
      <path d="M0 126L320 110V180H0Z" fill="#efa583" />
      <Halftone step={6} dot={1.9} color="#c4663d">
        {(fill) => <ellipse cx="160" cy="168" rx="140" ry="11" fill={fill} />}
      </Halftone>
      <Drill at="translate(22 40) scale(0.64)" />
      <Flask at="translate(138 36) scale(0.66)" />
      <Cap at="translate(206 64) scale(0.54)" />
    </svg>
  )
}
