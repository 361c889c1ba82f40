import type { ReactNode } from 'react'
import type { LayoutFlags } from './layout_flags'

interface SiteLayoutProps {
  flags?: LayoutFlags
  children: ReactNode
}

/** What stands around every page; it stays mounted from page to page. */
export function SiteLayout({ children }: SiteLayoutProps) {
  return <main id="content">{children}</main>
}
