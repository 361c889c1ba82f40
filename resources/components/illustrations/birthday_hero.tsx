import { Cake } from './parts/cake'
import { Halftone } from './parts/halftone'

/** The hero of the birthday game. */
export function BirthdayHero() {
  return (
    <svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="480" fill="#dc4f1f" />
      <Halftone step={13} dot={2.8} color="#c9441a">
        {(fill) => <rect x="0" y="0" width="640" height="480" fill={fill} />}
      </Halftone>
      <path d="M0 400 L640 360 V480 H0Z" fill="#a93a12" />
      <Cake at="translate(166 144) scale(0.74)" />
    </svg>
  )
}
