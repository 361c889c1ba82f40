import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import type { Draw, Exclusion } from './draw'
import { DrawnMember } from './drawn_member'
import { ExclusionDialog } from './exclusion_dialog'
import { useDrawStep } from './use_draw_step'

/** Members who are left out, or shall be once a second person agrees; only before the list is out. */
export function DrawExclusions() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'draws', action: 'create' })
  const [isOpen, setIsOpen] = useState(false)
  if (!draw) return null
  const canExclude = canAccess === true && draw.steps.some(({ step }) => step === 'exclude')
  if (!canExclude && !draw.exclusions.length) return null
  return (
    <div>
      <Typography variant="h6" component="h2">
        {translate('draws.exclusions')}
      </Typography>
      <List disablePadding>
        {draw.exclusions.map((exclusion) => (
          <ExcludedMember key={exclusion.member_id} exclusion={exclusion} canAgree={canExclude} />
        ))}
      </List>
      {canExclude && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {translate('draws.step.exclude')}
        </Button>
      )}
      {isOpen && <ExclusionDialog draw={draw} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface ExcludedMemberProps {
  exclusion: Exclusion
  canAgree: boolean
}

function ExcludedMember({ exclusion, canAgree }: ExcludedMemberProps) {
  const draw = useRecordContext<Draw>()!
  const { identity } = useGetIdentity()
  const translate = useTranslate()
  const take = useDrawStep()
  const { member_id: member, reason, asked_by: askedBy, is_agreed: isAgreed } = exclusion
  const isOwn = askedBy === identity?.id
  const agree = () =>
    void take(`/draws/${draw.id}/exclusions`, 'exclude', { member: String(member), reason })
  const state = isAgreed ? 'agreed' : isOwn ? 'own' : 'waiting'
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={<DrawnMember id={member} />}
        secondary={`${translate(`draws.reason.${reason}`)} · ${translate(`draws.exclusion.${state}`)}`}
        sx={{ flex: '1 1 240px' }}
      />
      {canAgree && !isAgreed && !isOwn && (
        <Button onClick={agree}>{translate('draws.agree')}</Button>
      )}
    </ListItem>
  )
}
