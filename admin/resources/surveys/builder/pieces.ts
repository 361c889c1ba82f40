import { randomKey } from '../../../random_key'

/** One piece of a survey in the form. */
export interface Piece {
  id: string
  name: 'survey input' | 'title' | 'text'
  props?: {
    type?: string
    label_hu?: string
    text_hu?: string
    html_hu?: string
    options?: ({ value?: string; label_hu?: string } | null)[]
    show_if?: {
      match: 'all' | 'any'
      rules: { input: string; is: string; value: unknown }[]
    } | null
  }
}

/** Kinds of pieces that can be added. */
export const PIECES = ['survey input', 'title', 'text'] as const

/** An empty piece; its name is made here, so that conditions can speak of it before it is saved. */
export function newPiece(name: Piece['name']): Piece {
  return { id: randomKey(), name, props: name === 'survey input' ? { type: 'radio' } : {} }
}

/** The same piece once more, with a name of its own. */
export function copyOf(piece: Piece): Piece {
  return { ...structuredClone(piece), id: randomKey() }
}

/** The first words of a piece, by which it is known while it is folded. */
export function wordsOf({ props = {} }: Piece): string {
  const { label_hu: label, text_hu: text, html_hu: html } = props
  return label || text || html?.replaceAll(/<[^>]*>/g, ' ').trim() || ''
}
