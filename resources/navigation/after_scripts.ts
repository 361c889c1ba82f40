/**
 * Has the document use its fonts, whose styles it names for print alone, and fetch the pictures that come near, which `art.css`
 * holds back. On a slow line every file takes its share of it from the others: what a page can be read without waits until its
 * scripts are there. Documents without scripts have all of it at once.
 */
export function showRest(): void {
  document.documentElement.dataset.takenOver = ''
  const fonts = document.querySelector<HTMLLinkElement>('link[data-late-fonts]')
  if (fonts) fonts.media = 'all'
}
