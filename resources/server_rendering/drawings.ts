import { LRUCache } from 'lru-cache'
import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { randomKey } from '~/hooks/random_key'
import { catalogue } from '~/translation/catalogue'
import { KEPT_TAG, type Drawing } from './kept'
import { keyOfAll, nameOf } from './part_key'

/** So many characters are kept, keys counted; what was not asked for longest goes first. */
const MAX_CHARACTERS = 8_000_000
/** Nobody can write it into a text. */
const SECRET = randomKey()
/** What ids of React's begin with while a part is drawn. */
const ID_PREFIX = `${SECRET}-`
/** Stands for the children. */
const CHILDREN = `children-${SECRET}`
const CHILDREN_PLACE = `<${CHILDREN}></${CHILDREN}>`
const TAGS = new RegExp(`</?${KEPT_TAG}>`, 'g')

type Props = { children?: ReactNode }
type Part = ComponentType<Props>

const drawings = new LRUCache<string, Drawing>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ before, after = '' }, key) => key.length + before.length + after.length,
})

/**
 * The drawing of a part, kept from page to page.
 *
 * @returns undefined where its properties do not say what it draws, or texts stand in it: React sets them apart from those of the part
 * @throws Error for a part whose drawing belongs to one place alone
 */
export function keptDrawing(part: Part, { children, ...props }: Props): Drawing | undefined {
  const hasChildren = children !== undefined
  if (hasChildren && !isValidElement(children)) return undefined
  const properties = keyOfAll(props)
  if (properties === undefined) return undefined
  const key = `${catalogue().locale} ${nameOf(part)} ${hasChildren} ${properties}`
  let drawing = drawings.get(key)
  if (!drawing) drawings.set(key, (drawing = draw(part, props, hasChildren)))
  return drawing
}

/** What a page is made of, without the marks around its kept parts; in texts and attributes brackets are escaped. */
export const withoutMarks = (html: string): string => html.replaceAll(TAGS, '')

function draw(part: Part, props: object, hasChildren: boolean): Drawing {
  const place = hasChildren ? createElement(CHILDREN) : undefined
  const html = renderToString(createElement(part, props, place), { identifierPrefix: ID_PREFIX })
  // An id tells the place of its element in the page; a preload belongs to the page's head.
  if (html.includes(ID_PREFIX) || html.startsWith('<link')) {
    throw new Error(`"${part.name}" cannot be a kept part`)
  }
  const [before, after] = withoutMarks(html).split(CHILDREN_PLACE)
  return { before, after }
}
