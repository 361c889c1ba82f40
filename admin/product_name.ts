/** What the shop is called, from its settings; the document says it. */
export const PRODUCT_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
