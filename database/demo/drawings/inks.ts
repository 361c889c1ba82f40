/** The printing inks of the illustrations; a second tone of each is its side away from the light. */
export const inks = {
  petrol: '#0b4650',
  petrolDeep: '#07303a',
  petrolLight: '#2f7883',
  minium: '#dc4f1f',
  miniumDeep: '#a93a12',
  tape: '#ffc61e',
  tapeDeep: '#d79700',
  plaster: '#ffffff',
  plasterDeep: '#eceee9',
  cement: '#c9d0c9',
  cementDeep: '#98a49f',
  steel: '#6c7b7a',
  sand: '#e6d5ae',
  sandDeep: '#cdb784',
  leather: '#d3a15f',
  leatherDeep: '#a97836',
  brick: '#b9603f',
  brickDeep: '#964a2f',
  glass: '#bcd9da',
  reflective: '#f4f7d5',
  ink: '#0d1c20',
} as const

/** Laid over a shape where it turns away from the light, which comes from the left. */
export const shade = 'rgba(7,32,38,.22)'

/** Laid over a shape where the light hits it. */
export const gleam = 'rgba(255,255,255,.28)'
