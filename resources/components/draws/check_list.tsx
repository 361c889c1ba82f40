import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { Finding, Verdict } from '@draw/verify/finding'
import { Icon } from '~/components/ui/icon'
import { useT } from '~/translation/use_t'

const ICONS = { holds: CircleCheck, fails: CircleAlert, not_checked: Info }
const COLOURS: Record<Verdict, string> = {
  holds: 'text-positive',
  fails: 'text-negative',
  not_checked: 'text-ink-soft',
}

/** What each check says: its name, whether it holds, and why not. */
export function CheckList({ findings }: { findings: Finding[] }) {
  const t = useT()
  return (
    <ol className="stack gap-3">
      {findings.map(({ check, verdict, why, detail }) => (
        <li key={check} className="flex gap-3" data-check={check} data-verdict={verdict}>
          <span className={COLOURS[verdict]}>
            <Icon of={ICONS[verdict]} />
          </span>
          <div className="min-w-0">
            <p>
              <b>{t(`draw.check.${check}`)}</b> – {t(`draw.verdict.${verdict}`)}
            </p>
            {why && (
              <p className="soft wrap-anywhere">
                {t(`draw.why.${why}`)} {detail}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
