import { Alert, Grid, Typography } from '@mui/material'
import {
  CheckboxGroupInput,
  RadioButtonGroupInput,
  TextInput,
  required,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Campaign } from './campaign'
import { AudienceInputs } from './audience_inputs'
import { ReachedMembers } from './reached_members'
import { SmsInputs } from './sms_inputs'
import { useSms } from './use_sms'

/** Longest texts, as the server checks them. */
const NAME_MAX = 120
const TITLE_MAX = 150
const TEXT_MAX = 4000
const must = [required()]
const half = { xs: 12, md: 6 }
const CHANNELS = ['mail', 'push', 'sms'].map((id) => ({ id, name: `campaigns.channel.${id}` }))
const LANGUAGES = ['hu', 'en'] as const
const WRITTEN = ['both', ...LANGUAGES].map((id) => ({ id, name: `campaigns.written.${id}` }))
/** Both languages are no value of the server. */
const asChosen = (value: string | null | undefined) => value || 'both'
const asSent = (chosen: string) => (chosen === 'both' ? null : chosen)

/** A campaign: its words, where it goes, and whom it is for, with how many that are. */
export function CampaignForm() {
  const translate = useTranslate()
  const fields = useWatch() as Partial<Campaign>
  const { only_language: only, channels } = fields
  const preview = useSms(fields)
  const isTexted = Boolean(channels?.includes('sms'))
  // A shop without a provider offers none; a draft of before can still be freed of it.
  const offered = CHANNELS.filter(({ id }) => id !== 'sms' || isTexted || preview?.is_ready)
  const languages = LANGUAGES.filter((language) => !only || only === language)
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1 }}>
      <Grid size={12}>
        <Typography variant="h6" component="h1">
          {translate('campaigns.words')}
        </Typography>
      </Grid>
      <Grid size={half}>
        <TextInput
          source="name"
          validate={must}
          helperText="campaigns.name_hint"
          slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        />
      </Grid>
      <Grid size={half}>
        <TextInput source="action" helperText="campaigns.action_hint" />
      </Grid>
      <Grid size={12}>
        <RadioButtonGroupInput
          source="only_language"
          choices={WRITTEN}
          format={asChosen}
          parse={asSent}
          helperText={false}
        />
      </Grid>
      {languages.map((language) => (
        <Grid key={language} size={languages.length > 1 ? half : 12}>
          <TextInput
            source={`title_${language}`}
            validate={must}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: TITLE_MAX } }}
            sx={{ mb: 2 }}
          />
          <TextInput
            source={`text_${language}`}
            validate={must}
            multiline
            minRows={6}
            helperText="campaigns.text_hint"
            slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
          />
        </Grid>
      ))}
      <Grid size={12}>
        <Alert severity="info" icon={false} sx={{ mb: 1 }}>
          {translate('campaigns.list_always')}
        </Alert>
        <CheckboxGroupInput
          source="channels"
          choices={offered}
          defaultValue={[]}
          helperText="campaigns.channels_hint"
        />
        {isTexted && preview && <SmsInputs languages={languages} preview={preview} />}
      </Grid>
      <Grid size={12}>
        <Typography variant="h6" component="h2">
          {translate('campaigns.audience')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('campaigns.audience_hint')}
        </Typography>
        <AudienceInputs />
        <ReachedMembers preview={preview} />
      </Grid>
    </Grid>
  )
}
