import type { I18n } from '@adonisjs/i18n'

/** What the description of a page is made from. */
interface DescribedPage {
  component: string
  props: {
    security?: { user: unknown }
    productName?: string
    /** A page that staff wrote. */
    page?: { title?: string }
  }
}

/**
 * What search engines and previews say of a page that guests see: a text of its own, else the one of
 * the shop; '' for a member's page, which none of them sees.
 */
export function pageDescription({ component, props }: DescribedPage, i18n?: I18n): string {
  if (!i18n || props.security?.user) return ''
  const values = { name: props.productName ?? '', title: props.page?.title ?? '' }
  const shops = i18n.t('description.default', values)
  return i18n.t(`description.${component.replaceAll('/', '.')}`, values, shops)
}
