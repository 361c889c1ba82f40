import { router } from '@inertiajs/react'
import { toast } from '~/hooks/toast'
import { postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { kept } from '~/server_rendering/kept'
import { LANGUAGES, type Locale } from '~/translation/catalogue'
import { useLocale, useT } from '~/translation/use_t'

/** Languages in the order they stand in the header. */
const SHOWN = Object.keys(LANGUAGES).toReversed()

/** HU / EN, and whatever else the shop speaks: stores the choice and asks for the page anew in that language; what was typed stays. */
export const LanguageSwitch = kept(function LanguageSwitch() {
  const t = useT()
  const current = useLocale()

  async function choose(locale: Locale) {
    try {
      await postJson(route('language.store'), { locale })
      router.reload()
    } catch {
      void toast({ look: 'error', text: t('errors.default') })
    }
  }

  return (
    <span className="langs" role="group" aria-label={t('layout.language')}>
      {SHOWN.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${locale.toUpperCase()} – ${LANGUAGES[locale]}`}
          aria-current={locale === current || undefined}
          onClick={() => locale !== current && choose(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </span>
  )
})
