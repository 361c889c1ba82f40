import { Alert, Box, LinearProgress, Link, Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { RecordHead } from '../../../components/record_head'
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
    <Box sx={OVER_PANELS}>
      <RecordHead title={<Name />} state={<MemberState />} line={<Reach />} actions={ACTIONS}>
        <WaitingEmail />
        <MemberMailbox />
        <Card />
      </RecordHead>
    </Box>
  )
}

/** The row of panels has a line of its own. */
const OVER_PANELS = { 'p': 2, 'pb': 0, '& > section': { borderBottom: 0 } }

const ACTIONS = (
  <>
    <BookPoints />
    <WriteNote />
  </>
)

function Name() {
  const member = useRecordContext<Reached>()
  if (!member) return null
  const { id, last_name: last, first_name: first } = member
  return <>{[last, first].filter(Boolean).join(' ') || `#${id}`}</>
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
