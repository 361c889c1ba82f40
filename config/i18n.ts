import { defineConfig, loaders } from '@adonisjs/i18n'
import app from '@adonisjs/core/services/app'
import { TextFormatter } from '#app/text_formatter'
import { FALLBACK, LANGUAGES } from '#app/languages'
import env from '#start/env'

/** The languages the shop speaks: those of the files in `lang/`. */
export const locales = Object.keys(LANGUAGES)
/** The code of one of them. */
export type Locale = string

const i18nConfig = defineConfig({
  defaultLocale: env.get('APP_LOCALE', 'en'),
  supportedLocales: locales,
  fallbackLocales: Object.fromEntries(locales.map((locale) => [locale, FALLBACK])),
  formatter: () => new TextFormatter(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
