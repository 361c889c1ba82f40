import { Cake } from './parts/cake'
import { Halftone } from './parts/halftone'

/** The strip of the birthday game on the home hub. */
export function BirthdayStrip() {
  return (
    <svg viewBox="0 0 640 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect y="-300" width="640" height="560" fill="#dc4f1f" />
      <Halftone step={11} dot={2.4} color="#c9441a">
        {(fill) => <rect x="0" y="-300" width="640" height="560" fill={fill} />}
      </Halftone>
      <path d="M0 214 L640 190 V260 H0Z" fill="#a93a12" />
      <Cake at="translate(210 8) scale(0.62)" />
    </svg>
  )
}
