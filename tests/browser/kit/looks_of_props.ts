import type { ComponentPropsWithRef, ElementType } from 'react'

/** The properties of a component beside those that its element has in any page. */
export type Own<Props, Element extends ElementType> = Omit<
  Props,
  keyof ComponentPropsWithRef<Element>
>

/** What is no look: where a component stands, what it does, of what level its heading is, and how a picture is fetched. */
type Silent =
  | ('className' | 'frameClass' | 'id' | 'render' | 'level' | 'only' | 'live' | 'children')
  | ('onClick' | 'onClose' | 'onRemove' | 'onChange' | 'min')
  | ('srcSet' | 'avifSrcSet' | 'sizes' | 'first')
  | ('hasAddress' | 'ownClose' | 'sticky' | 'closeHref' | 'describedBy')

/** Words or numbers of which one is chosen. */
type Choice<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends number
    ? number extends Value
      ? never
      : Value
    : never

type IsLook<Props, Name extends keyof Props> = Name extends Silent
  ? false
  : [Choice<NonNullable<Props[Name]>>] extends [never]
    ? {} extends Pick<Props, Name>
      ? true
      : false
    : true

/**
 * A selector for each look that the properties of a component give it: for every choice of those that offer one, for the rest that
 * may be left out as they are when set.
 */
export type Looks<Props> = {
  [Name in keyof Props as IsLook<Props, Name> extends true ? Name : never]-?: [
    Choice<NonNullable<Props[Name]>>,
  ] extends [never]
    ? string
    : Record<Choice<NonNullable<Props[Name]>>, string>
}
