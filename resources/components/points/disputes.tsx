import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import { Badge } from '~/components/ui/badge'
import { typedCode } from '@rules/code_text'
import { useT } from '~/translation/use_t'

/** A sticker the member has reported, and what support made of it. */
export type Dispute = {
  id: number
  code: string
  reason: string
  state: 'open' | 'credited' | 'declined'
  points: number | null
  answer: string | null
  openedAt: number
}

const LOOKS = {
  open: { look: 'neutral', icon: Hourglass },
  credited: { look: 'enough', icon: CircleCheck },
  declined: { look: 'bad', icon: CircleAlert },
} as const

/** The member's reports with their answers, the newest first. */
export function Disputes({ reports }: { reports: Dispute[] }) {
  const t = useT()
  if (reports.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby="reported-stickers">
      <h2 id="reported-stickers" className="text-h4">
        {t('dispute.own_title')}
      </h2>
      <ul className="waiting-scans">
        {reports.map(({ id, code, state, points, answer }) => (
          <li key={id}>
            <div className="row between">
              <span className="code">{typedCode(code)}</span>
              <Badge {...LOOKS[state]}>
                {t(`dispute.state_${state}`, { points: points ?? 0 })}
              </Badge>
            </div>
            <p className="soft small">{answer ?? t('dispute.no_answer_yet')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
