import type { Data } from '@generated/data'
import { AppLink } from '~/components/ui/app_link'
import { Logo } from '~/components/ui/logo'
import { useShared } from '~/hooks/use_shared'
import { kept } from '~/server_rendering/kept'
import { namedFirst } from '~/translation/article'
import { useLocale, useT } from '~/translation/use_t'
import { askAboutMeasuring } from './measuring_consent'
import { LanguageSwitch } from './language_switch'

/** What the shop is, the links of the server, the choice about measuring, the languages. */
export function SiteFooter() {
  const { footerLinks, productName } = useShared()
  return <FooterOf footerLinks={footerLinks} productName={productName} />
}

type FooterProps = Pick<Data.SharedProps, 'footerLinks' | 'productName'>

const FooterOf = kept(function FooterOf({ footerLinks, productName }: FooterProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <footer className="footer night">
      <div className="wrap footer-grid">
        <div className="stack gap-2">
          <AppLink className="logo" href="/">
            <Logo name={productName} />
          </AppLink>
          <p>{t('layout.footer', { name: namedFirst(productName, locale) })}</p>
        </div>
        <ul>
          {footerLinks.map(({ title, url }) => (
            <li key={`${url} ${title}`}>
              <AppLink href={url} external={!url.startsWith('/')}>
                {title}
              </AppLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={askAboutMeasuring}>
              {t('layout.measuring.settings')}
            </button>
          </li>
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
  )
})
