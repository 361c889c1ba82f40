import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** The address members see; links, stickers and mails carry it. */
export const appUrl = env.get('APP_URL')

/** Cookies travel encrypted only where the shop itself is reached by https. */
export const secureCookies = app.inProduction && appUrl.startsWith('https:')
