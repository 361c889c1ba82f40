/** A range of letters in styles, `U+20-7E`. */
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi
const ADDRESS = /url\("?(.*?)"?\)/

/** Follows the name of a family whose fonts no letter has needed yet; the stacks of `tokens.css` name it second. */
const MORE = ' More'

/**
 * Fetches the fonts that a page needs, and shows them once all are there: it is styled and laid out once more, not once for each. The
 * others are fetched when a letter of theirs comes. They are a family of their own: for one that is not there yet browsers look for a stand-in
 * in every size and weight of its family, which keeps the page waiting for another process.
 *
 * @param styles that name the fonts, and are used in print alone
 */
export async function showFonts(styles: HTMLLinkElement): Promise<void> {
  // The data of the page, beside it in the document, say more than is drawn.
  const text = document.getElementById('app')!.textContent
  const rules = [...(styles.sheet?.cssRules ?? [])].filter(
    (rule) => rule instanceof CSSFontFaceRule
  )
  const [needed, others] = [true, false].map((isNeeded) =>
    rules.filter(({ style }) => lettersOf(style).test(text) === isNeeded)
  )
  const fonts = needed.map(({ style }) => fontOf(style, styles.href))
  // One that cannot be had is not waited for.
  await Promise.allSettled(fonts.map((font) => font.load()))
  const later = others.map(({ style }) => fontOf(style, styles.href, MORE))
  for (const font of [...fonts, ...later]) document.fonts.add(font)
  styles.dataset.lateFonts = 'used'
}

/** Matches a letter that a font has. */
function lettersOf(style: CSSStyleDeclaration): RegExp {
  const ranges = style.getPropertyValue('unicode-range')
  const letters = ranges.replace(RANGE, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)
  return new RegExp(`[${letters}]`, 'u')
}

function fontOf(style: CSSStyleDeclaration, base: string, more = ''): FontFace {
  const told = (name: string) => style.getPropertyValue(name)
  const [, address] = ADDRESS.exec(told('src'))!
  return new FontFace(
    told('font-family').replaceAll('"', '') + more,
    `url("${new URL(address, base).href}")`,
    { weight: told('font-weight'), unicodeRange: told('unicode-range'), display: 'swap' }
  )
}
