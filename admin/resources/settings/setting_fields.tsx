import { Typography } from '@mui/material'
import { useLocaleState, useRecordContext } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { Doer } from '../audit_lines/audit_fields'
import { said, type Setting } from './setting'
import { useSettingWords } from './setting_words'

/** What it is called, and what it is for. */
export function SettingName() {
  const setting = useRecordContext<Setting>()
  const [locale] = useLocaleState()
  if (!setting) return null
  return (
    <>
      <Typography component="div" variant="body2" sx={{ fontWeight: 700 }}>
        {said(setting, 'name', locale)}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary">
        {said(setting, 'about', locale)}
      </Typography>
    </>
  )
}

/** What it is now, or what it is where nobody changed it. */
export function SettingValueField({ source }: { source: 'value' | 'default_value' }) {
  const setting = useRecordContext<Setting>()
  const words = useSettingWords()
  if (!setting) return null
  return <span style={{ overflowWrap: 'anywhere' }}>{words(setting, setting[source])}</span>
}

/** Who changed it last, and when. */
export function LastChange() {
  const setting = useRecordContext<Setting>()
  if (!setting?.changed_at) return <span>–</span>
  return (
    <span>
      <Doer />, <InstantField source="changed_at" />
    </span>
  )
}
