/** A picture or a file as the server sends it. */
export interface Medium {
  id: number
  /** What texts refer to. */
  key: string
  kind: 'picture' | 'file'
  file_name: string
  /** Of what was sent; 0 where nobody counted it. */
  bytes: number
  /** Pixels; null for files. */
  width: number | null
  height: number | null
  alt_hu: string
  alt_en: string
  is_decorative: boolean
  focus_x: number
  focus_y: number
  url: string
  /** How often it is used. */
  places: number
  archived_at: number | null
}

/** What is sent may be chosen as. */
export const ACCEPTED: Record<Medium['kind'] | 'any', string> = {
  picture: 'image/jpeg,image/png,image/webp',
  file: 'application/pdf',
  any: 'image/jpeg,image/png,image/webp,application/pdf',
}

/** Whether those who cannot see it are told nothing. */
export function isWordless({ kind, is_decorative: isDecorative, alt_hu: words }: Medium): boolean {
  return kind === 'picture' && !isDecorative && !words
}

const KB = 1000
const MB = 1000 * KB

/** A size as people read it. */
export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= MB
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? MB : KB)))
}
