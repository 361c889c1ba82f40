import { pictureUrl } from '#app/media/picture_url'

/** A picture as pages get it. */
export type Thumbnail = {
  url: string
  alt_text: string
}

/** Width in px of the picture that cards show; the browser picks wider ones from the same name. */
const CARD_WIDTH = 640

/** The picture of a card, or null where there is none; the title stands in for a missing text. */
export function thumbnailOf(name: string | null, alt: string, title: string): Thumbnail | null {
  if (!name) return null
  return { url: pictureUrl(name, CARD_WIDTH), alt_text: alt || title }
}
