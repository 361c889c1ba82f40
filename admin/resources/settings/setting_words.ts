import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import { said, type Setting, type SettingValue } from './setting'

/** Says a value of a setting in words, with what its number counts. */
export function useSettingWords() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (setting: Setting, value: SettingValue): string => {
    if (typeof value === 'boolean') return translate(`settings.${value ? 'on' : 'off'}`)
    if (typeof value === 'number') {
      return `${figure(value, locale)} ${said(setting, 'unit', locale)}`.trim()
    }
    return (Array.isArray(value) ? value.join(', ') : value) || translate('settings.empty')
  }
}

/** A value as the log has it: JSON, or the beginning of it where it was long. */
export function loggedValue(text: string): SettingValue {
  try {
    return JSON.parse(text)
  } catch {
    return text.replaceAll('"', '')
  }
}
