import type { SVGProps } from 'react'
import { kept } from '~/server_rendering/kept'

const LETTERS: SVGProps<SVGTextElement> = {
  y: 39,
  fontFamily: 'Sofia Sans Extra Condensed Variable, Arial Narrow, sans-serif',
  fontWeight: 900,
  fontSize: 49,
  letterSpacing: -0.2,
  fill: 'currentColor',
  lengthAdjust: 'spacingAndGlyphs',
  // A space at the end of a part is one of the name.
  xmlSpace: 'preserve',
}

/** The lid, with the room on both sides of it. */
const LID_WIDTH = 32
/** Of a longer name, more letters than a phone has room for. */
const LETTERS_MAX = 20

export interface LogoProps {
  /** The product's name, from the settings; read out in place of the drawing. */
  name: string
  className?: string
}

/**
 * The wordmark: the last "o" of the name is a bucket lid. A name without an "o", or too long for a mark, is set in plain letters.
 */
export const Logo = kept(function Logo({ name, className }: LogoProps) {
  const word = name.toLowerCase()
  const at = word.lastIndexOf('o')
  if (at < 0 || word.length > LETTERS_MAX) {
    return <span className={className ?? 'wordmark'}>{word}</span>
  }
  const [before, behind] = [word.slice(0, at), word.slice(at + 1)]
  const lid = widthOf(before)
  const width = lid + LID_WIDTH + widthOf(behind) + 1
  return (
    <svg className={className} viewBox={`0 0 ${width} 48`} role="img" aria-label={name}>
      <Letters of={before} x={0} />
      <g transform={`translate(${lid + 2.5} 12.2)`}>
        <circle cx="14" cy="14" r="14" fill="#ffc61e" />
        <circle cx="14" cy="14" r="8" fill="none" stroke="#0d1c20" strokeWidth="3.4" />
        <circle cx="14" cy="14" r="2.6" fill="#0d1c20" />
      </g>
      <Letters of={behind} x={lid + LID_WIDTH} />
    </svg>
  )
})

function Letters({ of, x }: { of: string; x: number }) {
  if (!of) return null
  return (
    <text x={x} {...LETTERS} textLength={widthOf(of)}>
      {of}
    </text>
  )
}

/** In units of the drawing; whatever typeface is there is fitted to it. */
function widthOf(letters: string): number {
  const count = (some: RegExp) => letters.split(some).length - 1
  const change = 7.5 * count(/[mw]/) - 2.5 * count(/[frt]/) - 8.5 * count(/[ijlí .,'-]/)
  return letters ? 18 * letters.length + change + 2.5 : 0
}
