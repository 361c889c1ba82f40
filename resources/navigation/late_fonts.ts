/** A range of letters in styles, `U+20-7E`. */
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi
const ADDRESS = /url\("?(.*?)"?\)/

/**
 * Fetches the fonts that a page needs, and shows them once all are there: it is laid out once more, not once for each.
 *
 * @param styles that name the fonts and are not used yet
 */
export async function showFonts(styles: HTMLLinkElement): Promise<void> {
  // The data of the page, beside it in the document, say more than is drawn.
  const text = document.getElementById('app')!.textContent
  const rules = [...(styles.sheet?.cssRules ?? [])].filter(
    (rule) => rule instanceof CSSFontFaceRule
  )
  const needed = rules.filter(({ style }) => lettersOf(style).test(text))
  // One that cannot be had is not waited for.
  await Promise.allSettled(needed.map(({ style }) => fontOf(style, styles.href).load()))
  styles.media = 'all'
}

/** Matches a letter that a font has. */
function lettersOf(style: CSSStyleDeclaration): RegExp {
  const ranges = style.getPropertyValue('unicode-range')
  const letters = ranges.replace(RANGE, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)
  return new RegExp(`[${letters}]`, 'u')
}

function fontOf(style: CSSStyleDeclaration, base: string): FontFace {
  const [, address] = ADDRESS.exec(style.getPropertyValue('src'))!
  return new FontFace(
    style.getPropertyValue('font-family'),
    `url("${new URL(address, base).href}")`
  )
}
