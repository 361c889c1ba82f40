import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import type { Locale } from '#config/i18n'
import { blocksOf, type Block } from '#content/blocks'

/** A page as it is shown. */
export type ContentPage = {
  slug: string
  title: string
  hide_title: boolean
  content: Block[]
}

interface PageRow {
  title_hu: string
  title_en: string
  content_hu: string
  content_en: string
  hide_title: number
}

const FIND = `SELECT title_hu, title_en, content_hu, content_en, hide_title
  FROM pages WHERE slug = ? AND published_at <= ?`

/** The published page of a slug in a language, each part in the other one where it is empty. */
export async function pageBySlug(slug: string, locale: Locale): Promise<ContentPage | null> {
  const [row] = await shopReader().rows<PageRow>(FIND, [slug, clock.now()])
  if (!row) return null
  const [title, content] =
    locale === 'hu'
      ? [row.title_hu || row.title_en, filled(row.content_hu, row.content_en)]
      : [row.title_en || row.title_hu, filled(row.content_en, row.content_hu)]
  return { slug, title, hide_title: row.hide_title === 1, content: blocksOf(content) }
}

function filled(column: string, other: string): string {
  return column && column !== '[]' ? column : other
}
