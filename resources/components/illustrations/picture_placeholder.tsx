import { Halftone } from './parts/halftone'

/** Stands in where a product, a category or an article has no picture yet. */
export function PicturePlaceholder() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#d9e8e8" />
      <path d="M0 118 L320 96 V180 H0Z" fill="#c4dcdc" />
      <Halftone step={6} dot={1.9} color="#8fbcc0">
        {(fill) => <ellipse cx="168" cy="152" rx="80" ry="12" fill={fill} />}
      </Halftone>
      <circle cx="160" cy="90" r="54" fill="#8fbcc0" />
      <circle cx="160" cy="90" r="46" fill="#a9cdd0" />
      <circle cx="160" cy="90" r="32" fill="none" stroke="#8fbcc0" strokeWidth="8" />
      <circle cx="160" cy="90" r="11" fill="#8fbcc0" />
    </svg>
  )
}
