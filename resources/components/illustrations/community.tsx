import { Halftone } from './parts/halftone'
import { Worker } from './parts/worker'

/** Three colleagues in helmets before a scaffold. */
export function Community() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="360" fill="#dc4f1f" />
      <path d="M0 230 L640 150 V360 H0Z" fill="#c9441a" />
      <Halftone step={12} dot={2.6} color="#c9441a">
        {(fill) => <rect x="0" y="0" width="640" height="120" fill={fill} />}
      </Halftone>
      <g fill="none" stroke="#8f2f0d" strokeWidth="9">
        <path d="M40 0V360M300 0V360M560 0V360M0 90H640M0 250H640" />
        <path d="M40 250L300 90M300 250L560 90" strokeWidth="5" />
      </g>
      <Worker at="translate(20 110) scale(1.05)" jacket="#2f7883" skin="#d9a27c" helmet="#eceee9" />
      <Worker
        at="translate(410 106) scale(1.07)"
        jacket="#eceee9"
        skin="#c98d66"
        helmet="#ffc61e"
      />
      <Worker at="translate(196 70) scale(1.25)" jacket="#0b4650" skin="#e3b08c" helmet="#ffc61e" />
    </svg>
  )
}
