import { inks } from './inks.js'
import { box, placed, shape } from './shapes.js'

/** The grounds a subject can stand on. */
export type Ground = 'sand' | 'mist' | 'cement' | 'blush' | 'petrol' | 'bricks' | 'tiles' | 'boards'

/** Draws one thing in a field of 200 × 200 units. */
export type Subject = () => string

/**
 * One subject of a scene. `middle` is where its centre stands in picture units, `foot` the lowest
 * point of the drawing in its own units.
 */
export type Standing = { subject: Subject; middle?: number; scale?: number; foot?: number }

const PICTURE_WIDTH = 320
const PICTURE_HEIGHT = 180

type GroundInks = { wall: string; floor: string; dots: string; seams?: string }

const groundInks: Record<Ground, GroundInks> = {
  sand: { wall: '#f1e6cc', floor: '#e6d5ae', dots: '#c0a66c' },
  mist: { wall: '#d9e8e8', floor: '#c4dcdc', dots: '#8fbcc0' },
  cement: { wall: '#dfe4de', floor: '#cbd3cc', dots: '#98a49f' },
  blush: { wall: '#f6cdb9', floor: '#efa583', dots: '#c4663d' },
  petrol: { wall: inks.petrol, floor: '#0f5a66', dots: '#062b32' },
  bricks: { wall: '#e3b79f', floor: '#d9d3c4', dots: '#a89f8a', seams: '#d7a489' },
  tiles: { wall: '#e4efee', floor: '#cbd3cc', dots: '#98a49f', seams: '#cfe1e0' },
  boards: { wall: '#ecd9b4', floor: '#d3bd8c', dots: '#a98f55', seams: '#dfc793' },
}

const GAP_ABOVE_FLOOR_LINE = 118

const PICTURE_MIDDLE = 160
const STANDING_LINE = 165
const USUAL_SCALE = 0.78
const USUAL_FOOT = 190

/** A 16:9 picture: slanted floor, halftone shadows, then the subjects from back to front. */
export function scene(ground: Ground, subjects: Standing[]): string {
  const { wall, floor, dots } = groundInks[ground]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">` +
    `<defs><pattern id="halftone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.9" fill="${dots}"/></pattern></defs>` +
    box([0, 0, PICTURE_WIDTH, PICTURE_HEIGHT], wall) +
    seamsOf(ground) +
    shape(`M0 ${GAP_ABOVE_FLOOR_LINE} L320 96 V180 H0Z`, floor) +
    subjects.map(shadowOf).join('') +
    subjects.map(standing).join('') +
    '</svg>'
  )
}

function standing({ subject, middle, scale, foot }: Standing): string {
  const size = scale ?? USUAL_SCALE
  const left = (middle ?? PICTURE_MIDDLE) - 100 * size
  return placed([left, STANDING_LINE - (foot ?? USUAL_FOOT) * size, size], subject())
}

function shadowOf({ middle, scale }: Standing): string {
  const size = scale ?? USUAL_SCALE
  const centre = (middle ?? PICTURE_MIDDLE) + 15 * size
  return `<ellipse cx="${centre}" cy="${STANDING_LINE}" rx="${116 * size}" ry="${16 * size}" fill="url(#halftone)"/>`
}

function seamsOf(ground: Ground): string {
  const { seams } = groundInks[ground]
  if (ground === 'bricks') return `<path d="${brickSeams()}" stroke="${seams}" stroke-width="2.5"/>`
  if (ground === 'tiles') return `<path d="${tileSeams()}" stroke="${seams}" stroke-width="2.5"/>`
  if (ground === 'boards') return `<path d="${boardSeams()}" stroke="${seams}" stroke-width="2.5"/>`
  return ''
}

function brickSeams(): string {
  const courses = [16, 34, 52, 70, 88, 106]
  return courses
    .map((y, course) => {
      const first = course % 2 === 0 ? 22 : 0
      const joints = Array.from({ length: 8 }, (_, index) => first + index * 44)
      return `M0 ${y}H320` + joints.map((x) => `M${x} ${y - 18}V${y}`).join('')
    })
    .join('')
}

function tileSeams(): string {
  const across = [28, 58, 88].map((y) => `M0 ${y}H320`)
  const down = Array.from({ length: 10 }, (_, index) => `M${16 + index * 32} 0V118`)
  return [...across, ...down].join('')
}

function boardSeams(): string {
  return Array.from({ length: 8 }, (_, index) => `M${20 + index * 40} 0V118`).join('')
}
