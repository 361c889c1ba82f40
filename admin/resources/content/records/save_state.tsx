import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEditor, useSaver } from '../editor/editor_context'
import { nameOf } from './problem_list'

/** Whether the draft is saved, and why it is not. */
export function SaveState() {
  const { saver, isReadOnly } = useEditor()
  const translate = useTranslate()
  const status = useSaver((state) => state.status)
  const message = useSaver((state) => state.message)
  const problems = useSaver((state) => state.problems)
  if (isReadOnly) return <Typography variant="body2">{translate('content.read_only')}</Typography>
  const [where = ''] = Object.keys(problems)
  const reason = [nameOf(where, translate), message && translate(message, { _: message })]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography
        role="status"
        variant="body2"
        data-status={status}
        color={status === 'failed' ? 'error' : 'textSecondary'}
      >
        {translate(`content.save.${status}`)}
        {status === 'failed' && ` ${reason.filter(Boolean).join(': ')}`}
      </Typography>
      {(status === 'waiting' || status === 'failed') && (
        <Button size="small" onClick={() => void saver.saveNow()}>
          {translate('ra.action.save')}
        </Button>
      )}
    </Box>
  )
}
