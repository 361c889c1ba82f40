import { MediaSchema } from '#database/schema'

/** Kinds of media. */
export const MEDIA_KINDS = ['picture', 'file'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** An uploaded picture or file. Texts refer to it by its key; `name` is what its files are called. */
export default class Media extends MediaSchema {
  declare kind: MediaKind
  declare key: string
}
