import { createElement } from 'react'
import type { ShownProps } from '@blocks/definitions'

type TitleProps = Omit<ShownProps<'title'>, 'level'> & { id?: string; level?: number }

/** A heading inside a page, which its address can name; the first level only stands where the page shows no title. */
export function TitleBlock({ id, text, level = 2, langs }: TitleProps) {
  const depth = Math.min(4, Math.max(1, Math.trunc(level)))
  return createElement(`h${depth}`, { id: id && `block-${id}`, lang: langs?.text }, text)
}
