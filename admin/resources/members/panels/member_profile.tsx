import { Stack } from '@mui/material'
import { Labeled } from 'react-admin'
import { AnonymiseMember } from './anonymise_member'
import { CorrectMember } from './correct_member'
import { MemberCompany, MemberShipping } from './member_addresses'
import { MemberExtraPoints } from './member_extra_points'

/** What the member told: the firm, where gifts go, and what telling brought; staff put it right here. */
export function MemberProfile() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Labeled source="company">
        <MemberCompany />
      </Labeled>
      <Labeled source="shipping">
        <MemberShipping />
      </Labeled>
      <CorrectMember />
      <Labeled source="extra_points">
        <MemberExtraPoints />
      </Labeled>
      <AnonymiseMember />
    </Stack>
  )
}
