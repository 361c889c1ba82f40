import { showFonts } from './late_fonts'

/**
 * Has the document fetch the pictures that come near, which `art.css` holds back, and use its fonts, whose styles it names for
 * print alone. On a slow line every file takes its share of it from the others: what a page can be read without waits until its
 * scripts are there. Documents without scripts have all of it at once.
 */
export function showRest(): void {
  document.documentElement.dataset.takenOver = ''
  performance.mark('taken-over')
  const styles = document.querySelector<HTMLLinkElement>('link[data-late-fonts]')
  if (styles) void showFonts(styles)
}
