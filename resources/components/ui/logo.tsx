import type { SVGProps } from 'react'
import { kept } from '~/server_rendering/kept'

const LETTERS: SVGProps<SVGTextElement> = {
  y: 39,
  fontFamily: 'Sofia Sans Extra Condensed Variable, Arial Narrow, sans-serif',
  fontWeight: 900,
  fontSize: 49,
  letterSpacing: -0.2,
  fill: 'currentColor',
}

export interface LogoProps {
  /** The product's name, from the settings; read out in place of the drawing. */
  name: string
  className?: string
}

/**
 * The wordmark: the last "o" of the name is a bucket lid. A name without an "o" is set in plain letters.
 */
export const Logo = kept(function Logo({ name, className }: LogoProps) {
  const word = name.toLowerCase()
  const at = word.lastIndexOf('o')
  if (word !== 'mesterpont' || at < 0) {
    return <span className={className ?? 'wordmark'}>{word}</span>
  }
  return (
    <svg className={className} viewBox="0 0 200 48" role="img" aria-label={name}>
      <text x="0" {...LETTERS} textLength="131" lengthAdjust="spacingAndGlyphs">
        {word.slice(0, at)}
      </text>
      <g transform="translate(133.5 12.2)">
        <circle cx="14" cy="14" r="14" fill="#ffc61e" />
        <circle cx="14" cy="14" r="8" fill="none" stroke="#0d1c20" strokeWidth="3.4" />
        <circle cx="14" cy="14" r="2.6" fill="#0d1c20" />
      </g>
      <text x="163" {...LETTERS} textLength="36" lengthAdjust="spacingAndGlyphs">
        {word.slice(at + 1)}
      </text>
    </svg>
  )
})
