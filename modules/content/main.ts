/** What stands around the shop: menu, footer links, pages, texts. */
export { menuFor, footerLinks, forgetNavigation } from './navigation.js'
export type { MenuLink, FooterLink } from './navigation.js'
/** Address of a language file, for the shell of the pages. */
export { languageFileUrl } from './language_file.js'
/** HTML of staff made safe, on save and on read. */
export { sanitise } from '#app/sanitise'
/** Blocks of a page or an article. */
export { blocksOf, type Block } from './blocks.js'
/** Keeps pages off addresses of other routes. */
export { refuseReservedSlug, SLUG_PATTERN } from './slugs.js'
