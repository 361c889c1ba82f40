import { CounsellingPhotoSchema } from '#database/schema'

/** A photo that goes with a message, or waits for one to be sent. */
export default class CounsellingPhoto extends CounsellingPhotoSchema {}
