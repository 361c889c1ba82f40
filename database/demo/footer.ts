/** One link of the footer. */
export type FooterLinkRecord = { title_hu: string; title_en: string; url: string; position: number }

/** The three links every page of the shop ends with. @source specification §2.2 */
export const footerLinks: FooterLinkRecord[] = [
  {
    title_hu: 'Általános részvételi feltételek',
    title_en: 'General conditions of participation',
    url: '/altalanos-reszveteli-feltetelek',
    position: 10,
  },
  {
    title_hu: 'Adatvédelmi tájékoztató',
    title_en: 'Privacy notice',
    url: '/adatvedelmi-tajekoztato',
    position: 20,
  },
  {
    title_hu: 'Sütitájékoztató',
    title_en: 'Cookie information',
    url: '/suti-tajekoztato',
    position: 30,
  },
]
