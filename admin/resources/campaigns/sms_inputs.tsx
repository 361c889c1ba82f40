import { Box, Grid, Typography } from '@mui/material'
import { TextInput, required, useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { figure } from '../../format/words'
import type { SmsPreview, WrittenSms } from './use_sms'

/** Longest text, as the server checks it. */
const SMS_MAX = 459
const must = [required()]

interface SmsInputsProps {
  languages: ('hu' | 'en')[]
  preview: SmsPreview
}

/** What a campaign says by SMS, how long that is, and how it arrives. */
export function SmsInputs({ languages, preview }: SmsInputsProps) {
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1, mt: 2, mb: 2 }}>
      {languages.map((language) => (
        <Grid key={language} size={languages.length > 1 ? { xs: 12, md: 6 } : 12}>
          <SmsInput language={language} sms={preview[language]} max={preview.parts_max} />
        </Grid>
      ))}
    </Grid>
  )
}

interface SmsInputProps {
  language: 'hu' | 'en'
  sms: WrittenSms
  max: number
}

function SmsInput({ language, sms, max }: SmsInputProps) {
  const source = `sms_${language}`
  const written = useWatch({ name: source }) as string | undefined
  return (
    <>
      <TextInput
        source={source}
        validate={must}
        multiline
        minRows={3}
        helperText="campaigns.sms.hint"
        slotProps={{ htmlInput: { maxLength: SMS_MAX } }}
      />
      {written && <SmsArrived language={language} sms={sms} max={max} />}
    </>
  )
}

/** An SMS in its bubble, with its size. */
function SmsArrived({ language, sms: { text, characters, parts }, max }: SmsInputProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isTooLong = parts > max
  const words = {
    smart_count: parts,
    characters: figure(characters, locale),
    parts: figure(parts, locale),
    max: figure(max, locale),
  }
  const size = translate('campaigns.sms.size', words)
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {translate('campaigns.sms.arrives')}
      </Typography>
      <Box lang={language} sx={BUBBLE}>
        {text}
      </Box>
      <Typography
        variant="body2"
        role="status"
        color={isTooLong ? 'error' : 'textSecondary'}
        sx={{ mt: 0.5 }}
      >
        {isTooLong ? `${size} ${translate('campaigns.sms.too_long', words)}` : size}
      </Typography>
    </Box>
  )
}

const BUBBLE = {
  p: 1.5,
  borderRadius: 3,
  borderBottomLeftRadius: 2,
  bgcolor: 'action.hover',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: 14,
} as const
