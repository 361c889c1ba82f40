import type { I18n } from '@adonisjs/i18n'
import { appUrl } from '#config/address'
import { locales } from '#config/i18n'
import { escapeHtml } from '#app/http/escape_html'
import { LOCALE_QUERY } from '#app/middleware/locale_middleware'

/** What the head of a page is made from. */
interface HeadedPage {
  component: string
  url: string
  props: {
    security?: { user: unknown }
    productName?: string
    /** The scanner that phones keep; nobody finds it by an address. */
    shell?: boolean
    /** A page that staff wrote. */
    page?: { title?: string }
  }
  /** Elements the page itself has put into the head, escaped. */
  ssrHead?: string[]
}

/** What search engines and previews are told of a page. */
interface PublicHead {
  title: string
  description: string
  /** The page's one address, without a choice of language. */
  canonical: string
  alternates: { locale: string; address: string }[]
  picture: string
}

const ERROR_PAGE = 'content/error'

/** The head of a page that guests see; null for a member's page and an error, which nobody may list. */
export function publicHead(page: HeadedPage, i18n?: I18n): PublicHead | null {
  const { security, shell } = page.props
  if (!i18n || security?.user || shell || page.component === ERROR_PAGE) return null
  const canonical = new URL(page.url.split(/[?#]/)[0], appUrl).href
  const alternates = locales.map((locale) => ({
    locale,
    address: `${canonical}?${LOCALE_QUERY}=${locale}`,
  }))
  return {
    title: titleIn(page),
    description: descriptionOf(page, i18n),
    canonical,
    alternates: [...alternates, { locale: 'x-default', address: canonical }],
    picture: new URL('/icons/preview.png', appUrl).href,
  }
}

/** The title a page that was rendered has put into its head, else the name of the shop; escaped. */
function titleIn({ ssrHead = [], props }: HeadedPage): string {
  const own = ssrHead.map((element) => /^<title[^>]*>(.*)<\/title>$/s.exec(element)?.[1])
  return own.find(Boolean) ?? escapeHtml(props.productName ?? '')
}

/** A text of the page's own, else the one of the shop. */
function descriptionOf({ component, props }: HeadedPage, i18n: I18n): string {
  const values = { name: props.productName ?? '', title: props.page?.title ?? '' }
  const shops = i18n.t('description.default', values)
  return i18n.t(`description.${component.replaceAll('/', '.')}`, values, shops)
}

/** An address of the shop without its wish for a language, which was heard. */
export function withoutLocaleQuery(url: string): string {
  if (!url.includes(`${LOCALE_QUERY}=`)) return url
  const address = new URL(url, appUrl)
  address.searchParams.delete(LOCALE_QUERY)
  return address.pathname + address.search
}
