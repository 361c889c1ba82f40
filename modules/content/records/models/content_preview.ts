import { ContentPreviewSchema } from '#database/schema'

/** A link to one draft for somebody without a login; only the hash of its token is kept. */
export default class ContentPreview extends ContentPreviewSchema {}
