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
/** What ids of React's begin with while a part is drawn; an id tells the place of its element in the page. */
const ID_PREFIX = `${SECRET}-`
/** Stands for the children. */
const CHILDREN = `children-${SECRET}`
const CHILDREN_PLACE = `<${CHILDREN}></${CHILDREN}>`
/** What begins with an element that is drawn the same wherever it stands: no text, no place of Suspense, nothing for the page's head. */
const ROOT = /^<(?!link|meta|option|script|style|title)[a-z][^]*>$/
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
 * @returns undefined where its properties do not say what it draws
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

/**
 * What a page is made of, without the marks around its kept parts. In texts and attributes brackets are escaped, and what staff write
 * with tags is sanitised, so that nobody else can write one.
 */
export const withoutMarks = (html: string): string => html.replaceAll(TAGS, '')

function draw(part: Part, props: object, hasChildren: boolean): Drawing {
  const place = hasChildren ? createElement(CHILDREN) : undefined
  const html = renderToString(createElement(part, props, place), { identifierPrefix: ID_PREFIX })
  if (html.includes(ID_PREFIX) || !ROOT.test(html)) {
    throw new Error(`"${part.name}" cannot be a kept part`)
  }
  const [before, after, ...more] = withoutMarks(html).split(CHILDREN_PLACE)
  const isApart = after === undefined || (before.endsWith('>') && after.startsWith('<'))
  if (!isApart || more.length) throw new Error(`"${part.name}" has no one place for its children`)
  return { before, after }
}
