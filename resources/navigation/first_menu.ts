/** Marks a document whose menu was opened before its scripts came. */
export const FIRST_MENU = 'data-first-menu'

/** The button of the menu, on telephones. */
export const MENU_BUTTON = 'header [aria-haspopup=dialog]'

/**
 * Has the drawer open where the links of the menu stand open in its place. To be called once the scripts have taken the page over;
 * the drawer is a script of its own, and where it cannot be had the links stay.
 */
export async function openMenuAgain(): Promise<void> {
  const isOpen = () => document.documentElement.hasAttribute(FIRST_MENU)
  if (!isOpen()) return
  const isThere = await import('~/components/layout/menu_drawer').catch(() => null)
  if (!isThere || !isOpen()) return
  document.documentElement.removeAttribute(FIRST_MENU)
  document.querySelector<HTMLElement>(MENU_BUTTON)?.click()
}
