import { AppLink } from '~/components/ui/app_link'
import { useT } from '~/translation/use_t'

/** Goes on without telling what a step asks. */
export function SkipLink({ href }: { href: string }) {
  const t = useT()
  return (
    <AppLink className="backlink" href={href}>
      {t('extra_points.skip')}
    </AppLink>
  )
}
