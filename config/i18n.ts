import { defineConfig, loaders } from '@adonisjs/i18n'
import app from '@adonisjs/core/services/app'
import { TextFormatter } from '#app/text_formatter'
import env from '#start/env'

/** The languages the shop speaks. */
export const locales = ['en', 'hu'] as const
export type Locale = (typeof locales)[number]

const i18nConfig = defineConfig({
  defaultLocale: env.get('APP_LOCALE', 'en'),
  supportedLocales: [...locales],
  fallbackLocales: { hu: 'en' },
  formatter: () => new TextFormatter(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
