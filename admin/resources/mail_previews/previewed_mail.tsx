import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../format/language_name'

/** A mail with sample values in one language. */
export interface ShownMail {
  locale: string
  subject: string
  text: string
}

interface PreviewedMailProps {
  /** Names the mail to the server. */
  id: string
  /** Names it to people. */
  name: string
  mail: ShownMail
}

const FRAME_HEIGHT = 640

const PAPER = { border: 1, borderColor: 'divider', borderRadius: 1, width: 1 }

/** Its subject, the page in a frame that runs and loads nothing, and its plain text. */
export function PreviewedMail({ id, name, mail }: PreviewedMailProps) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const locale = translate(`mail_previews.locale.${mail.locale}`, {
    _: languageName(mail.locale, own),
  })
  return (
    <>
      <Typography lang={mail.locale} sx={{ fontWeight: 700, my: 1, overflowWrap: 'anywhere' }}>
        {mail.subject}
      </Typography>
      <Box
        component="iframe"
        title={translate('mail_previews.page', { name, locale })}
        src={`/api/admin/mail_previews/${id}/${mail.locale}`}
        sandbox=""
        sx={{ ...PAPER, height: FRAME_HEIGHT, backgroundColor: 'common.white' }}
      />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate('mail_previews.plain')}
      </Typography>
      <Box
        component="pre"
        lang={mail.locale}
        tabIndex={0}
        sx={{ ...PAPER, p: 1.5, m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {mail.text}
      </Box>
    </>
  )
}
