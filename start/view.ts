import edge from 'edge.js'
import { publicHead } from '#app/inertia/page_head'
import { startIn } from '#app/assets/first_load'
import { firstScripts, fontStyles, menuScripts } from '#app/assets/page_files'
import { languageFileUrl } from '#content'
import type { Locale } from '#config/i18n'

edge.global('languageFileUrl', (locale: Locale, ...pages: string[]) =>
  languageFileUrl(locale, pages)
)
edge.global('publicHead', publicHead)
edge.global('firstScripts', firstScripts)
edge.global('fontStyles', fontStyles)
edge.global('menuScripts', menuScripts)
edge.global('startIn', startIn)
