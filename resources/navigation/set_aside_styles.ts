/** Where the style of an element waits that a library gave it on the server. */
const ASIDE = 'data-style'
const STYLE = ' style="'

/**
 * Sets styles of single elements aside: the content policy lets no document have them, but scripts may set them. What looks like
 * one in a text stands in no tag.
 */
export function setStylesAside(html: string): string {
  let aside = ''
  let done = 0
  for (let at = html.indexOf(STYLE); at >= 0; at = html.indexOf(STYLE, at + STYLE.length)) {
    // Angle brackets of texts are escaped.
    if (html.lastIndexOf('<', at) <= html.lastIndexOf('>', at)) continue
    aside += `${html.slice(done, at)} ${ASIDE}="`
    done = at + STYLE.length
  }
  return aside + html.slice(done)
}

/** Gives the elements of a document their styles back. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ASIDE}]`)) {
    element.style.cssText = element.getAttribute(ASIDE)!
    element.removeAttribute(ASIDE)
  }
}
