import { Bricks } from './parts/bricks'
import { Bucket } from './parts/bucket'
import { Halftone } from './parts/halftone'
import { Phone } from './parts/phone'
import { SmallBag } from './parts/small_bag'

/** A half-plastered brick wall, a roller, and in front of it goods with stickers and a telephone. */
export function HomeHero() {
  return (
    <svg viewBox="0 0 720 640" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <rect width="720" height="640" fill="#8fbcc0" />
      <Bricks width={720} height={540} />
      <path
        d="M-10 -10 H405 Q424 60 402 130 Q424 200 396 262 Q418 330 388 404 Q394 470 372 545 H-10Z"
        fill="#f3efe5"
      />
      <path
        d="M0 60 H352 q8 10 -2 22 q14 8 4 20 q10 14 -6 24 q8 12 -2 22 q6 10 -4 18 H0Z"
        fill="#dc4f1f"
      />
      <path
        d="M0 164 H336 q10 10 -2 22 q12 10 2 24 q8 12 -4 22 q8 12 -2 20 q4 8 -6 16 H0Z"
        fill="#dc4f1f"
      />
      <path d="M0 160h346l-4 8H0z" fill="#a93a12" opacity=".35" />
      <path d="M0 92h330M0 206h316" stroke="#f28b5f" strokeWidth="5" opacity=".5" />

      <g transform="translate(356 24)">
        <rect x="0" y="0" width="62" height="246" rx="18" fill="#f28b5f" />
        <path d="M34 0h10a18 18 0 0 1 18 18v210a18 18 0 0 1-18 18H34z" fill="#dc4f1f" />
        <rect x="10" y="-10" width="42" height="14" rx="5" fill="#0d1c20" />
        <path
          d="M31 246 v22 h80 v-145 h72"
          fill="none"
          stroke="#6c7b7a"
          strokeWidth="13"
          strokeLinejoin="round"
        />
        <rect x="180" y="100" width="180" height="46" rx="20" fill="#ffc61e" />
        <path d="M180 124h180v2a20 20 0 0 1-20 20H200a20 20 0 0 1-20-20z" fill="#d79700" />
      </g>
      <path d="M0 540 H720 V640 H0Z" fill="#c9d0c9" />
      <path d="M0 540H720V556H0z" fill="#98a49f" />
      <Halftone step={11} dot={2.6} color="#aeb8b1">
        {(fill) => <rect x="0" y="556" width="720" height="84" fill={fill} />}
      </Halftone>
      <Halftone step={9} dot={3} color="#6c7b7a">
        {(fill) => <ellipse cx="250" cy="606" rx="230" ry="26" fill={fill} />}
      </Halftone>
      <SmallBag at="translate(20 330) scale(1.35)" />
      <Bucket at="translate(150 268) scale(1.75)" />
      <Phone at="translate(430 300) rotate(8) scale(0.84)" />
    </svg>
  )
}
