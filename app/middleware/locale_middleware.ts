import { I18n } from '@adonisjs/i18n'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { HttpContext, type HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { locales, type Locale } from '#config/i18n'
import env from '#start/env'

/** Cookie that holds a guest's choice of language. */
export const LOCALE_COOKIE = 'locale'
/** What an address names a language with, as search engines find each of them. */
export const LOCALE_QUERY = 'lang'

/** How long a browser remembers its language. */
const REMEMBERED = '365d'

/** Read once: looking into the environment takes longer than the choice. */
const OWN_LOCALE: Locale = env.get('APP_LOCALE', 'en')

/** Whoever asks for anything at all gets the shop's own language, so it stands first. */
const OFFERED = [OWN_LOCALE, ...locales.filter((locale) => locale !== OWN_LOCALE)]

/** The language of a request: the member's, else the one the address names, else the cookie's, else the browser's, else APP_LOCALE. */
export default class LocaleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    localise(ctx)
    return next()
  }
}

/** Gives a request its language; also where it failed before this middleware was reached. */
export function localise(ctx: HttpContext): void {
  if ((ctx as Partial<HttpContext>).i18n) return
  ctx.i18n = textsIn(wantedLocale(ctx))
  ctx.containerResolver.bindValue(I18n, ctx.i18n)
  ctx.view.share({ i18n: ctx.i18n, cspNonce: ctx.response.nonce })
}

const kept = new Map<Locale, I18n>()

/** Made once a language, because nobody changes it; texts are read again while they are developed. */
export function textsIn(locale: Locale): I18n {
  if (app.inDev) return i18nManager.locale(locale)
  let texts = kept.get(locale)
  if (!texts) kept.set(locale, (texts = i18nManager.locale(locale)))
  return texts
}

function wantedLocale(ctx: HttpContext): Locale {
  const { request } = ctx
  const named = chosenLocale(request.qs()[LOCALE_QUERY])
  if (named) rememberLocale(ctx, named)
  const own = chosenLocale(ctx.auth?.user?.locale) ?? named
  return (
    own ??
    chosenLocale(request.plainCookie(LOCALE_COOKIE, { encoded: false })) ??
    guestLocale(request)
  )
}

/** Keeps a visitor's choice of language in the browser. */
export function rememberLocale({ response }: HttpContext, locale: Locale): void {
  response.plainCookie(LOCALE_COOKIE, locale, {
    encode: false,
    maxAge: REMEMBERED,
    httpOnly: true,
    sameSite: 'lax',
  })
}

/** A language somebody named; undefined where there is none of that name. */
export const chosenLocale = (wanted: unknown) => locales.find((locale) => locale === wanted)

/** The language of who has not chosen one: the browser's, else APP_LOCALE. */
export function guestLocale(request: Pick<HttpRequest, 'language'>): Locale {
  return chosenLocale(request.language(OFFERED)) ?? OWN_LOCALE
}

/** The language of a request, also where an error came before the language was known. */
export function localeOf(ctx: HttpContext): Locale {
  const current = (ctx as Partial<HttpContext>).i18n?.locale
  return locales.find((locale) => locale === current) ?? OWN_LOCALE
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    i18n: I18n
  }
}
