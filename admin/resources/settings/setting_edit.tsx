import { Stack, Typography } from '@mui/material'
import {
  Edit,
  Labeled,
  SaveButton,
  SimpleForm,
  Toolbar,
  useCanAccess,
  useLocaleState,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'
import { said, type Setting } from './setting'
import { SettingHistory } from './setting_history'
import { SettingValueField } from './setting_fields'
import { ValueInput } from './value_input'

const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

/** One setting: what it is for, what it is, what it was. */
export function SettingEdit() {
  const notify = useNotify()
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'create' })
  const onSuccess = (data: object) =>
    notify(doneOrAsked(data, 'settings.done'), { type: 'success' })
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      redirect={false}
      title={<Name />}
    >
      <SimpleForm toolbar={mayChange ? <OnlySave /> : false}>
        <About />
        {mayChange ? <ValueInput /> : <Value source="value" />}
        <Value source="default_value" />
        <SettingHistory />
      </SimpleForm>
    </Edit>
  )
}

function Value({ source }: { source: 'value' | 'default_value' }) {
  return (
    <Stack direction="row" sx={{ my: 2 }}>
      <Labeled source={source}>
        <SettingValueField source={source} />
      </Labeled>
    </Stack>
  )
}

function Name() {
  const setting = useRecordContext<Setting>()
  const [locale] = useLocaleState()
  return setting ? <span>{said(setting, 'name', locale)}</span> : null
}

function About() {
  const setting = useRecordContext<Setting>()
  const [locale] = useLocaleState()
  if (!setting) return null
  return (
    <>
      <Typography component="h2" variant="h6">
        {said(setting, 'name', locale)}
      </Typography>
      <Typography sx={{ mb: 2 }}>{said(setting, 'about', locale)}</Typography>
    </>
  )
}
