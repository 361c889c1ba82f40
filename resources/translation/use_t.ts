import { useSyncExternalStore } from 'react'
import { catalogue, watchCatalogue, type Locale, type TextValues } from './catalogue'
import { errorTextFrom } from './error_text'

/** Turns a key into the page's language; placeholders are filled from `values`. */
export type Translate = (key: string, values?: TextValues) => string
/** Turns a server code into the sentence of a field; a sentence of the server stays as it is. */
export type ErrorText = (code: string, field?: string, values?: TextValues) => string

const translate: Translate = (key, values) => catalogue().text(key, values)
const errorText: ErrorText = (code, field, values) =>
  errorTextFrom(catalogue(), { code, field, values })

/** The texts of the page: `t('auth.login.title', { wait_for: 5 })`. */
export function useT(): Translate {
  useLateTexts()
  return translate
}

/** The sentences of server codes: errors.{code}.{field} and its three fallbacks. */
export function useErrorText(): ErrorText {
  useLateTexts()
  return errorText
}

/** The language of the page, for dates and figures. */
export function useLocale(): Locale {
  return catalogue().locale
}

/** Draws anew when texts came that were missing. */
function useLateTexts() {
  useSyncExternalStore(watchCatalogue, catalogue, catalogue)
}
