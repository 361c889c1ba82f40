import { Alert, Stack, Typography } from '@mui/material'
import { ListButton, Title, useTranslate } from 'react-admin'
import type { PartnerToken } from './partner_token'

/** What a partner proves itself with, to be copied now: the shop keeps only a hash of it. */
export function SecretOnce({ made }: { made: PartnerToken }) {
  const translate = useTranslate()
  const lines = [
    ['client_id', made.client_id],
    ['secret', made.secret],
  ].filter(([, value]) => value)
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={made.name} />
      <Alert severity="warning">{translate('partner_tokens.secret_once')}</Alert>
      {lines.map(([name, value]) => (
        <Stack key={name}>
          <Typography variant="caption" component="h2">
            {translate(`resources.partner_tokens.fields.${name}`)}
          </Typography>
          <Typography
            component="code"
            data-secret
            sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {value}
          </Typography>
        </Stack>
      ))}
      <div>
        <ListButton resource="partner_tokens" />
      </div>
    </Stack>
  )
}
