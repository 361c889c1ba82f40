/** Where the style of an element waits that a library gave it on the server. */
const ASIDE = 'data-style'
const STYLE_IN_TAG = /(<[a-z][^<>]*?) style="/gi

/**
 * Sets styles of single elements aside: the content policy lets no document have them, but scripts may set them. What looks like
 * one in a text stands in no tag, because its angle brackets are escaped.
 */
export function setStylesAside(html: string): string {
  // Most pages have none, and looking for that takes no time.
  if (!html.includes(' style="')) return html
  return html.replace(STYLE_IN_TAG, `$1 ${ASIDE}="`)
}

/** Gives the elements of a document their styles back. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ASIDE}]`)) {
    element.style.cssText = element.getAttribute(ASIDE)!
    element.removeAttribute(ASIDE)
  }
}
