/** Decodes a second at most. @source requirements U-29 */
export const DECODES_PER_SECOND_MAX = 25
/** The scan region as a share of the smaller side of the video. @source requirements U-30 */
export const REGION_SHARE = 2 / 3
/** A decode that takes longer is given up, in ms. @source requirements U-31 */
export const DECODE_TIMEOUT_MS = 10_000
/** Side of the region where no video size is known, in px. @source requirements U-32 */
export const CANVAS_DEFAULT_PX = 400
/** The picture a camera is asked for, in px. */
export const CAMERA_IDEAL_PX = { width: 1280, height: 720 }
/** A picture from the gallery is made at most this large before decoding, in px. */
export const PICTURE_SIDE_MAX_PX = 1600
/** A code whose answer was lost is tried again after this many seconds in the frame. */
export const RETRY_PAUSE_SECONDS = 5
