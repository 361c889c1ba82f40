/** Marks a document whose menu was opened before its scripts came. */
export const FIRST_MENU = 'data-first-menu'

/** The button of the menu, on telephones. */
export const MENU_BUTTON = 'header [aria-haspopup=dialog]'

/** Has the drawer open where the links of the menu stand open in its place. To be called once the scripts have taken the page over. */
export function openMenuAgain(): void {
  if (!document.documentElement.hasAttribute(FIRST_MENU)) return
  document.querySelector<HTMLElement>(MENU_BUTTON)?.click()
}

/** Takes the links away again: the drawer is there. */
export const endFirstMenu = () => document.documentElement.removeAttribute(FIRST_MENU)
