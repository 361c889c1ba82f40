import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inRoot } from './paths.mjs'

/** The families, with the weights that styles ask for. */
export const FAMILIES = {
  'sofia-sans': { min: 450, max: 900 },
  'sofia-sans-extra-condensed': { min: 700, max: 900 },
}

/** What pages use of the fonts' layout: kerning, figures of one width, and what is on by itself. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/**
 * The characters of each file as ranges of code points, first to last. A browser loads `latin` for every page,
 * `hungarian` with the first ő or ű, and `latin_ext` where a neighbour's name needs it.
 */
export const SLICES = {
  latin: {
    part: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bc, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x308],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2039, 0x203a],
      [0x2044, 0x2044],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  hungarian: {
    part: 'latin-ext',
    ranges: [
      [0x150, 0x151],
      [0x170, 0x171],
    ],
  },
  latin_ext: {
    part: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x14f],
      [0x154, 0x16f],
      [0x172, 0x17e],
      [0x218, 0x21b],
      [0x2c7, 0x2c7],
      [0x1e9e, 0x1e9e],
    ],
  },
}

/** Every font file of the pages, cut from the packages as they are installed. */
export async function cutFonts() {
  const cut = []
  for (const [family, weights] of Object.entries(FAMILIES)) {
    for (const [slice, { part, ranges }] of Object.entries(SLICES)) {
      const name = `${family.replaceAll('-', '_')}_${slice}.woff2`
      cut.push({ name, bytes: await slicedFont(family, { weights, part, ranges }) })
    }
  }
  return cut
}

function slicedFont(family, { weights, part, ranges }) {
  const folder = inRoot('node_modules', '@fontsource-variable', family, 'files')
  const whole = readFileSync(`${folder}/${family}-${part}-wght-normal.woff2`)
  return subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { ...weights, default: weights.min } },
  })
}

/** The characters of ranges of code points. */
export function charactersOf(ranges) {
  let characters = ''
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) characters += String.fromCodePoint(code)
  }
  return characters
}
