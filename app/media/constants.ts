/** Widths in px a picture is kept in; the height follows from its shape. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const
/** Those that every picture has, of former days too. */
export const CARD_WIDTHS = [320, 640, 960] as const
/** Bytes of an uploaded picture at most. */
export const UPLOAD_MAX = 10 * 1024 * 1024
/** Bytes of an uploaded file that is no picture at most. */
export const FILE_MAX = 20 * 1024 * 1024
/** Days after which a picture or file that was archived, and is used nowhere, is removed. */
export const ARCHIVED_DAYS = 90
/** Hours after which files that no row knows are removed. */
export const LOOSE_HOURS = 24
/** Points of an uploaded picture at most; a small file can unfold into gigabytes. */
export const PIXELS_MAX = 40_000_000
/** Bytes the points of a picture may take unpacked: colours, transparency and depth count. */
export const DECODED_MAX = 160_000_000
/** Pictures that may wait for being drawn, besides the one that is. */
export const STUDIO_WAITING_MAX = 8
/** Bytes of pictures that may wait. */
export const STUDIO_BYTES_MAX = 64 * 1024 * 1024
/** A picture that takes longer is given up, in ms. */
export const DRAWING_MS_MAX = 30_000
/** The process that draws ends when nobody has sent a picture for this long, in ms. */
export const STUDIO_IDLE_MS = 60_000
/** When to come again where too many pictures wait, in seconds. */
export const STUDIO_RETRY_SECONDS = 10
/** The forms a picture is kept in; browsers that know AVIF take it, for it is smaller. */
export const PICTURE_FORMS = ['webp', 'avif'] as const
/** How good the stored WebP looks, out of 100. */
export const QUALITY = 82
/** The same for AVIF, whose figures mean something else. */
export const AVIF_QUALITY = 58
/** How long AVIF looks for a smaller file, 0 to 9; more than this costs much and gains little. */
export const AVIF_EFFORT = 2
/** Time one picture may take, in seconds. */
export const PATIENCE_SECONDS = 20
