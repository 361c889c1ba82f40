import { Alert, LinearProgress, Link, Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { BookPoints } from './book_points'
import { CardFacts, type MemberCard } from './card_facts'
import { MemberMailbox } from './member_mailbox'
import { useMemberPart } from './member_part'
import { MemberState } from './member_state'
import { OpenWork, type OpenRows } from './open_work'
import { WaitingEmail } from './waiting_email'
import { WriteNote } from './write_note'

interface Reached {
  id: number
  last_name: string | null
  first_name: string | null
  email: string | null
  phone: string | null
}

/** Who it is, how it stands, what is under way, and what can be done now. */
export function MemberHead() {
  return (
    <Stack sx={{ p: 2, gap: 2 }}>
      <Stack sx={{ gap: 0.75 }}>
        <Name />
        <MemberState />
        <Reach />
      </Stack>
      <WaitingEmail />
      <MemberMailbox />
      <Card />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <BookPoints />
        <WriteNote />
      </Stack>
    </Stack>
  )
}

function Name() {
  const member = useRecordContext<Reached>()
  if (!member) return null
  const { id, last_name: last, first_name: first } = member
  return (
    <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
      {[last, first].filter(Boolean).join(' ') || `#${id}`}
    </Typography>
  )
}

/** The number, and the ways to call and to write. */
function Reach() {
  const member = useRecordContext<Reached>()
  if (!member) return null
  const { id, email, phone } = member
  const ways = [
    [phone, `tel:${phone}`],
    [email, `mailto:${email}`],
  ].filter(([shown]) => shown)
  return (
    <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="span">#{id}</Typography>
      {ways.map(([shown, href]) => (
        <Link key={href} href={href!} sx={{ overflowWrap: 'anywhere', py: 0.5 }}>
          {shown}
        </Link>
      ))}
    </Stack>
  )
}

function Card() {
  const { data, error } = useMemberPart<MemberCard & { open: OpenRows[] } & RaRecord>('card')
  const translate = useTranslate()
  if (error) return <Alert severity="error">{translate('members.card.failed')}</Alert>
  if (!data) return <LinearProgress aria-label={translate('ra.page.loading')} />
  return (
    <>
      <CardFacts card={data} />
      <OpenWork open={data.open} />
    </>
  )
}
