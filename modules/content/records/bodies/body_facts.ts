import { missingIn, missingTexts } from '#content/blocks/main'
import { missingOfEntries } from '#content/menus/main'
import { hasTexts } from '#content/blocks/shared/record_texts'
import type { RecordBody, RecordKind } from '../record_kinds.js'

/** Texts that a reader must find in Hungarian, by kind. */
const NEEDED: Partial<Record<RecordKind, string[]>> = {
  page: ['title'],
  article: ['title'],
}
const HUNGARIAN = /^(.+)_hu$/

/** What a list calls a record. */
export function titlesOf(body: RecordBody): { titleHu: string; titleEn: string } {
  const title = (locale: 'hu' | 'en') =>
    ['title', 'question', 'hero_title']
      .map((name) => textAt(body, `${name}_${locale}`))
      .find(Boolean) ?? ''
  return { titleHu: title('hu'), titleEn: title('en') }
}

/** How many texts a record lacks: those that Hungarian readers need, and those not translated. */
export function missingOf(kind: RecordKind, body: RecordBody): { hu: number; en: number } {
  if (kind === 'menu' || kind === 'footer') return missingOfEntries(body)
  const blocks = missingIn(body.content ?? [])
  if (hasTexts(kind)) {
    const texts = missingTexts(kind, body)
    return { hu: texts.hu + blocks.hu, en: texts.en + blocks.en }
  }
  const needed = NEEDED[kind] ?? []
  const hu = needed.filter((name) => !textAt(body, `${name}_hu`)).length
  const en = Object.keys(body).filter((name) => {
    const [, base] = HUNGARIAN.exec(name) ?? []
    return base !== undefined && textAt(body, name) && !textAt(body, `${base}_en`)
  })
  return { hu: hu + blocks.hu, en: en.length + blocks.en }
}

function textAt(body: RecordBody, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
