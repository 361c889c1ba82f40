/** Widths in px a picture is kept in; the height follows from its shape. */
export const PICTURE_WIDTHS = [320, 640, 960] as const
/** Bytes of an uploaded picture at most. */
export const UPLOAD_MAX = 10 * 1024 * 1024
/** Points of an uploaded picture at most; a small file can unfold into gigabytes. */
export const PIXELS_MAX = 40_000_000
/** How good the stored WebP looks, out of 100. */
export const QUALITY = 82
/** Time one picture may take, in seconds. */
export const PATIENCE_SECONDS = 20
