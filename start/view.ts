import edge from 'edge.js'
import { languageFileUrl } from '#content'
import { fontFiles } from '#config/fonts'
import type { Locale } from '#config/i18n'

edge.global('languageFileUrl', (locale: Locale) => languageFileUrl(locale))
edge.global('fontFiles', (locale: Locale) => fontFiles(locale))
