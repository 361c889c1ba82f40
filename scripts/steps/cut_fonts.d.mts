type Family = 'sofia-sans' | 'sofia-sans-extra-condensed'
type Slice = 'latin' | 'hungarian' | 'latin_ext'
export const FAMILIES: Record<Family, { min: number; max: number }>
export const SLICES: Record<Slice, { part: string; ranges: [number, number][] }>
export function cutFonts(): Promise<{ name: string; bytes: Buffer }[]>
export function charactersOf(ranges: [number, number][]): string
