import { Box, Chip, Grid, Typography } from '@mui/material'
import {
  BooleanInput,
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useCanAccess,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { InBothLanguages } from '../../components/in_both_languages'
import { RecordHistory } from '../../components/record_history'
import { FocusInput } from './focus_input'
import { MediumActs, DownloadMedium } from './medium_acts'
import { MediumThumb } from './medium_card'
import { MediumUses } from './medium_uses'
import { sizeText, type Medium } from './medium'

/** Longest description, as the server checks it. */
const ALT_MAX = 200

/** A picture or a file: its words, what of it must stay visible, and where it is used. */
export function MediumEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} component="div">
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 2, mb: 2 }}>
        <MediumPage />
      </Box>
    </Edit>
  )
}

function MediumPage() {
  const medium = useRecordContext<Medium>()
  const { canAccess = false } = useCanAccess({ resource: 'media', action: 'create' })
  if (!medium) return null
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 7 }}>
        <SimpleForm toolbar={canAccess ? <OnlySave /> : false}>
          <Box
            component="fieldset"
            disabled={!canAccess}
            sx={{ border: 0, m: 0, p: 0, minWidth: 0, width: 1 }}
          >
            <MediumFields medium={medium} isReadOnly={!canAccess} />
          </Box>
        </SimpleForm>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }} sx={{ p: 2 }}>
        {medium.kind === 'file' && (
          <Box sx={{ maxWidth: 240, mb: 1 }}>
            <MediumThumb medium={medium} />
          </Box>
        )}
        <Facts medium={medium} />
        {canAccess && <MediumActs medium={medium} />}
        <RecordHistory />
        <MediumUses id={medium.id} />
      </Grid>
    </Grid>
  )
}

function MediumFields({ medium, isReadOnly }: { medium: Medium; isReadOnly: boolean }) {
  const isPicture = medium.kind === 'picture'
  return (
    <>
      <TextInput source="file_name" slotProps={{ htmlInput: { maxLength: 120 } }} />
      {isPicture && <Words />}
      {isPicture && <FocusInput medium={medium} isReadOnly={isReadOnly} />}
    </>
  )
}

/** Decoration has no words. */
function Words() {
  const isDecorative = useWatch({ name: 'is_decorative' }) === true
  return (
    <>
      <BooleanInput source="is_decorative" />
      {!isDecorative && <InBothLanguages source="alt" max={ALT_MAX} helperText="media.alt_hint" />}
    </>
  )
}

function Facts({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { width, height, bytes } = medium
  return (
    <Box sx={{ mb: 2, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip label={translate(`media.kinds.${medium.kind}`)} />
      {medium.archived_at !== null && (
        <Chip color="warning" label={translate('media.archived.yes')} />
      )}
      <Typography variant="body2" color="text.secondary">
        {[width && translate('media.size', { width, height }), bytes > 0 && sizeText(bytes, locale)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {medium.kind === 'file' && <DownloadMedium medium={medium} />}
    </Box>
  )
}

function OnlySave() {
  return (
    <Toolbar>
      <SaveButton alwaysEnable />
    </Toolbar>
  )
}
