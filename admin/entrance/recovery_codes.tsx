import { Alert, Box, Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The recovery codes, the only time they are shown; kept as a file or on paper. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const translate = useTranslate()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('entrance.recovery_lead')}
      </Alert>
      <Box
        component="ul"
        data-recovery-codes
        sx={{
          columns: 2,
          listStyle: 'none',
          p: 0,
          mb: 2,
          textAlign: 'center',
          font: '600 1.1rem/1.9 monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          fullWidth
          variant="outlined"
          href={file}
          download={`${location.hostname}-recovery-codes.txt`}
        >
          {translate('entrance.download')}
        </Button>
        <Button fullWidth variant="outlined" onClick={() => window.print()}>
          {translate('entrance.print')}
        </Button>
      </Stack>
      <Button fullWidth variant="contained" onClick={onDone}>
        {translate('entrance.codes_kept')}
      </Button>
    </>
  )
}
