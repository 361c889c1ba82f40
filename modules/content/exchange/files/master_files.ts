import type { MediaKind } from '#app/media/models/media'

/** The folder of media, and how their files are called in it: by what is in them, so that the same stands there once. */
export const MEDIA_FOLDER = 'media'
export const MASTER_FILE = /^[0-9a-f]{64}\.(?:webp|pdf)$/

const ENDINGS: Record<MediaKind, string> = { picture: 'webp', file: 'pdf' }

/** The name of a master in the folder. */
export const masterFile = (sha256: string, kind: MediaKind): string => `${sha256}.${ENDINGS[kind]}`

/** What a file must be to stand under its name; its bytes are still to say whether it is. */
export function kindOfMaster(file: string): MediaKind {
  return file.endsWith(`.${ENDINGS.file}`) ? 'file' : 'picture'
}
