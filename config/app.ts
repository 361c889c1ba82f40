import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'

export const appKey = env.get('APP_KEY')
export const appUrl = env.get('APP_URL')

/** Cookies travel encrypted only where the shop itself is reached by https. */
export const secureCookies = app.inProduction && appUrl.startsWith('https:')

export const http = defineConfig({
  generateRequestId: true,
  // Spoofing matches the route before the body is read and so switches the cross-site check off.
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
