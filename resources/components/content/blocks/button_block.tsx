import { ExternalLink } from 'lucide-react'
import type { ShownProps } from '@blocks/definitions'
import { ButtonLink } from '~/components/ui/button_link'
import { outside } from './outside'

const KINDS = { primary: 'primary', secondary: 'second', text: 'quiet' } as const

/** A link in the look of a button; out of the shop it opens beside it. @source requirements T-02 */
export function ButtonBlock({ text, link, look, langs }: ShownProps<'button'>) {
  if (!link || !text) return null
  return (
    <div>
      <ButtonLink
        kind={KINDS[look]}
        href={link.href}
        lang={langs?.text}
        iconAfter={link.external ? ExternalLink : undefined}
        {...outside(link)}
      >
        {text}
      </ButtonLink>
    </div>
  )
}
