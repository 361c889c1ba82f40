import {
  BooleanInput,
  NumberInput,
  TextInput,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { figure } from '../../format/words'
import { said, type Setting } from './setting'

const asText = (text: string | null) => text ?? ''
const joined = (codes: string[] | string) => (Array.isArray(codes) ? codes.join(', ') : codes)
const parted = (text: string | null) => (text ?? '').split(',').map((code) => code.trim())

/** Where a setting is changed, in the shape of what it can be. */
export function ValueInput() {
  const setting = useRecordContext<Setting>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!setting) return null
  const { kind, min, max } = setting
  if (kind === 'switch') return <BooleanInput source="value" helperText={false} />
  if (kind === 'countries') {
    return (
      <TextInput source="value" format={joined} parse={parted} helperText="settings.countries" />
    )
  }
  if (kind !== 'whole') return <TextInput source="value" parse={asText} helperText={false} />
  const bounds = { min: figure(min!, locale), max: figure(max!, locale) }
  const hint = translate('settings.bounds', { ...bounds, unit: said(setting, 'unit', locale) })
  return <NumberInput source="value" step={1} helperText={hint} />
}
