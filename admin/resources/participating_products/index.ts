/** Only referred to: sticker-marked products get a page of their own with the point rules. */
export const participatingProducts = { recordRepresentation: 'title_hu' }
