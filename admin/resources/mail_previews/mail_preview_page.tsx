import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../format/language_name'
import { PreviewedMail, type ShownMail } from './previewed_mail'

interface MailPreview {
  id: string
  mails: ShownMail[]
}

/** More than there are. */
const ALL = 50

/** Every mail of the shop in both languages; nothing is sent. */
export function MailPreviewPage() {
  const translate = useTranslate()
  const { data = [] } = useGetList<MailPreview>('mail_previews', {
    pagination: { page: 1, perPage: ALL },
  })
  const [chosen, setChosen] = useState<string>()
  const [locale] = useLocaleState()
  const shown = data.find(({ id }) => id === chosen) ?? data[0]
  const nameOf = (id: string) => translate(`mail_previews.name.${id}`, { _: id })
  const inOrder = data.toSorted((one, other) =>
    nameOf(one.id).localeCompare(nameOf(other.id), locale)
  )
  return (
    <Box sx={{ py: 2 }}>
      <Title title={translate('resources.mail_previews.name', { smart_count: 2 })} />
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {translate('mail_previews.explained')}
      </Alert>
      {shown && (
        <TextField
          select
          fullWidth
          label={translate('mail_previews.mail')}
          value={shown.id}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: 480, mb: 2 }}
        >
          {inOrder.map(({ id }) => (
            <MenuItem key={id} value={id}>
              {nameOf(id)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Stack sx={{ flexDirection: { xs: 'column', md: 'row' }, gap: 3 }}>
        {shown?.mails.map((mail) => (
          <Box key={mail.locale} sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h6" component="h2">
              {translate(`mail_previews.locale.${mail.locale}`, {
                _: languageName(mail.locale, locale),
              })}
            </Typography>
            <PreviewedMail id={shown.id} name={nameOf(shown.id)} mail={mail} />
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
