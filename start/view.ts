import edge from 'edge.js'
import { languageFileUrl } from '#content'
import type { Locale } from '#config/i18n'

edge.global('languageFileUrl', (locale: Locale) => languageFileUrl(locale))
