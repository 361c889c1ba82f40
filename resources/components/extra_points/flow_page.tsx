import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { AuthCard } from '~/components/auth/auth_card'
import { Stepper } from '~/components/ui/stepper'
import { useT } from '~/translation/use_t'

const STEPS = ['birthday', 'name_day', 'survey'] as const

interface FlowPageProps {
  step: (typeof STEPS)[number]
  /** Points the step brings; 0 leaves them unsaid. */
  points?: number
  children: ReactNode
  /** Links below the card. */
  foot?: ReactNode
}

/** One step of the flow for extra points: the tape with the steps, a question, the card. */
export function FlowPage({ step, points = 0, children, foot }: FlowPageProps) {
  const t = useT()
  const at = STEPS.indexOf(step)
  const title = t(`extra_points.${step}.title`)
  const lead = points > 0 ? 'lead' : 'lead_without_points'
  return (
    <AuthCard
      head={
        <Stepper
          steps={STEPS.map((name) => t(`extra_points.steps.${name}`))}
          current={at}
          label={t('extra_points.steps.label', { step: at + 1, steps: STEPS.length })}
        />
      }
      title={title}
      lead={t(`extra_points.${step}.${lead}`, { points })}
      foot={foot}
    >
      <Head title={title} />
      {children}
    </AuthCard>
  )
}
