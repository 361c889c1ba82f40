import { Box, Link, Paper, Stack, Typography } from '@mui/material'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import type { Message, Question } from './question_types'

/** How far in the words of each stand, so that who speaks is seen at a glance. */
const LOOKS = {
  question: { mr: { xs: 2, sm: 8 } },
  answer: { ml: { xs: 2, sm: 8 }, bgcolor: 'action.hover' },
  note: { ml: { xs: 2, sm: 8 }, borderStyle: 'dashed' },
} as const

/** All that was written, in order; notes between staff as well. */
export function Conversation() {
  const question = useRecordContext<Question>()
  if (!question?.messages) return null
  return (
    <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: 760 }}>
      {question.messages.map((message) => (
        <Said key={message.id} questionId={question.id} message={message} />
      ))}
    </Stack>
  )
}

function Said({ questionId, message }: { questionId: number; message: Message }) {
  const translate = useTranslate()
  const { kind, staff_name: name, text, photos } = message
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, ...LOOKS[kind] }}>
      <Typography variant="body2" color="textSecondary" component="div">
        {translate(`counselling.kind.${kind}`, { name: name ?? '–' })}
        {' · '}
        <RecordContextProvider value={message}>
          <InstantField source="written_at" />
        </RecordContextProvider>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {photos.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, pt: 1, flexWrap: 'wrap' }}>
          {photos.map((photo, at) => (
            <Photo
              key={photo}
              address={`/api/admin/counselling_questions/${questionId}/photos/${photo}`}
              number={at + 1}
            />
          ))}
        </Stack>
      )}
    </Paper>
  )
}

function Photo({ address, number }: { address: string; number: number }) {
  const translate = useTranslate()
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={address}
        alt={translate('counselling.photo', { number })}
        sx={{ width: 144, height: 144, objectFit: 'cover', borderRadius: 1, display: 'block' }}
      />
    </Link>
  )
}
