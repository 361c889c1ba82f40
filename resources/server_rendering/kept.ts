import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'

/** What was drawn of a part: all of it, or what stands before and after its children. */
export interface Drawing {
  before: string
  after?: string
}

/** Answers the drawing of a part; undefined where it has to be drawn in its place. */
export type DrawPart = (Part: ComponentType<any>, props: object) => Drawing | undefined

/** Stands around what is kept until the page is whole. */
export const KEPT_TAG = 'kept-part'

let drawPart: DrawPart | undefined

/** Says who draws kept parts. Without one, and in every browser, each part is drawn in its place. */
export function drawPartsBy(own: DrawPart | undefined): void {
  drawPart = own
}

/**
 * Makes a part one that the server draws once for all pages and members that give it the same properties in the same language; an
 * element that stands in it is drawn each time.
 *
 * It is drawn from these alone: it reads nothing of the page around it and no clock, has no ids of React's, and its root is an
 * element. Its children stand alone in one element of it, and have no ids of React's either. Where it is given elements, or functions
 * whose names do not begin with `on`, which nobody calls while it is drawn, it is drawn as any other.
 */
export function kept<P extends object>(Part: (props: P) => ReactNode): (props: P) => ReactNode {
  if (typeof window !== 'undefined') return Part
  return function Kept(props: P & { children?: ReactNode }) {
    const drawing = drawPart?.(Part, props)
    if (!drawing) return createElement(Part, props)
    const start = html(drawing.before)
    if (drawing.after === undefined) return start
    return createElement(Fragment, null, start, props.children, html(drawing.after))
  }
}

/** What stands before children ends inside open tags, which are closed after them: the marks around each are stripped. */
const html = (text: string) =>
  createElement(KEPT_TAG, { dangerouslySetInnerHTML: { __html: text } })
