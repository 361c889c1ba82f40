import { MediaUsSchema } from '#database/schema'

/** A place in a text that shows a medium. */
export default class MediaUse extends MediaUsSchema {}
