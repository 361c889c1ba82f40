import { Alert, Stack, Typography } from '@mui/material'
import { useCanAccess, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { Draw, DrawStep } from './draw'
import { StepButton } from './step_button'
import { useMoment } from '../../format/use_moment'

/** Steps that only administrators take. */
const GRAVE = ['void', 'again']
/** Steps that have a place of their own: on the page of the game, beside those who are left out. */
const ELSEWHERE = ['announce', 'exclude']

/** What can be done to a draw where it stands, and what happens by itself. */
export function DrawSteps() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const { permissions: role } = usePermissions<string>()
  const { canAccess } = useCanAccess({ resource: 'draws', action: 'create' })
  if (!draw) return null
  const hidden = role === 'admin' ? ELSEWHERE : [...ELSEWHERE, ...GRAVE]
  const steps = draw.steps.filter(({ step }) => !hidden.includes(step))
  if (draw.state === 'draft') {
    return <Alert severity="warning">{translate('draws.announce.at_game')}</Alert>
  }
  if (!steps.length) return null
  return (
    <Stack sx={{ width: 1, gap: 1.5 }}>
      <Typography variant="h6" component="h3">
        {translate('draws.steps')}
      </Typography>
      {steps.map((step) => (
        <Stack
          key={step.step}
          sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 0.5, sm: 2 } }}
        >
          {canAccess && <StepButton step={step} />}
          <StepText step={step} />
        </Stack>
      ))}
    </Stack>
  )
}

function StepText({
  step: { step, from, by_itself_at: byItself, needs_two: two, is_open: open },
}: {
  step: DrawStep
}) {
  const translate = useTranslate()
  const moment = useMoment()
  const texts = [
    translate(`draws.about.${step}`),
    ...(!open && from !== null ? [translate('draws.from', { at: moment(from) })] : []),
    ...(byItself !== null ? [translate('draws.by_itself', { at: moment(byItself) })] : []),
    ...(two ? [translate('draws.two')] : []),
  ]
  return (
    <Typography variant="body2" color="textSecondary" sx={{ flex: 1, alignSelf: 'center' }}>
      {texts.join(' ')}
    </Typography>
  )
}
