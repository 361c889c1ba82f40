/** What tests ask a font file. @source npm package fontkit */
declare module 'fontkit' {
  export function create(bytes: Buffer): {
    variationAxes: Record<string, { name: string; min: number; default: number; max: number }>
    availableFeatures: string[]
    hasGlyphForCodePoint(code: number): boolean
  }
}
