import type { CounsellingState } from '@rules/counselling'
import { Badge, type BadgeLook } from '~/components/ui/badge'
import { useT } from '~/translation/use_t'

const LOOKS: Record<CounsellingState, BadgeLook> = {
  received: 'info',
  in_progress: 'info',
  answered: 'enough',
  closed: 'neutral',
}

/** Where a question stands, in a word. */
export function QuestionState({ state }: { state: CounsellingState }) {
  const t = useT()
  return <Badge look={LOOKS[state]}>{t(`counselling.state.${state}`)}</Badge>
}
