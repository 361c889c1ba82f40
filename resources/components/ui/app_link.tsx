import { Link } from '@inertiajs/react'
import type { ComponentPropsWithRef } from 'react'

export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** The target lies outside the shop: a plain anchor, no page visit of ours. */
  external?: boolean
}

/** A real link that visits inside the shop without reloading the page. */
export function AppLink({ external, children, ...props }: AppLinkProps) {
  if (external) {
    return (
      <a rel="noopener" {...props}>
        {children}
      </a>
    )
  }
  return <Link {...(props as ComponentPropsWithRef<typeof Link>)}>{children}</Link>
}
