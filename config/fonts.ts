import type { Locale } from '#config/i18n'

const FAMILIES = ['sofia-sans', 'sofia-sans-extra-condensed']

/**
 * The font files a page needs for its first text, as the bundler's manifest names them.
 * Hungarian needs the extended part too: ő and ű live there.
 */
export function fontFiles(locale: Locale): string[] {
  const parts = locale === 'hu' ? ['latin', 'latin-ext'] : ['latin']
  return FAMILIES.flatMap((family) =>
    parts.map(
      (part) =>
        `node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
    )
  )
}
