import edge from 'edge.js'
import { pageDescription } from '#app/inertia/page_description'
import { languageFileUrl } from '#content'
import { fontFiles } from '#config/fonts'
import type { Locale } from '#config/i18n'

edge.global('languageFileUrl', (locale: Locale) => languageFileUrl(locale))
edge.global('pageDescription', pageDescription)
edge.global('fontFiles', (locale: Locale) => fontFiles(locale))
