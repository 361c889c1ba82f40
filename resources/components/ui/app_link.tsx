import { Link } from '@inertiajs/react'
import type { ComponentPropsWithRef } from 'react'

export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** The target lies outside the shop: a plain anchor, no page visit of ours. */
  external?: boolean
  /** Reads these properties of the page alone; where it is scrolled and what is typed stays. */
  only?: string[]
}

/** A real link that visits inside the shop without reloading the page. */
export function AppLink({ external, only, children, ...props }: AppLinkProps) {
  if (external) {
    return (
      <a rel="noopener" {...props}>
        {children}
      </a>
    )
  }
  // Nobody presses a link on the server: it draws the anchor without the visits, a good part of its work on a page.
  if (typeof window === 'undefined') return <a {...props}>{children}</a>
  const partial = only && { only, preserveScroll: true, preserveState: true }
  return (
    <Link {...(props as ComponentPropsWithRef<typeof Link>)} {...partial}>
      {children}
    </Link>
  )
}
