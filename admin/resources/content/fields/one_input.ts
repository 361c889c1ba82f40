import { useTranslate } from 'react-admin'
import { textOf, type Field } from './field'

export type Values = Readonly<Record<string, unknown>>

export interface FieldProps {
  field: Field
  values: Values
  onChange: (changed: Record<string, unknown>) => void
  /** Errors of the server by the name of the value. */
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
}

export interface OneInputProps extends FieldProps {
  /** Name of the value: that of the field, with the language where it has two. */
  name: string
  language?: 'hu' | 'en'
}

/** What stands above an input: its words, and the language where it has one. */
export function useFieldLabel({ field, language }: OneInputProps): string {
  const translate = useTranslate()
  const label = translate(`content.fields.${field.name}`)
  return language ? `${label} (${translate(`content.language.${language}`)})` : label
}

/** What says under an input that the text lacks in its language. */
export function useIsMissing({ field, language, values }: OneInputProps): string {
  const translate = useTranslate()
  if (!language) return ''
  const [own, other] = [language, language === 'hu' ? 'en' : 'hu'].map((one) =>
    textOf(values, `${field.name}_${one}`)
  )
  return !own && other ? translate('content.not_translated') : ''
}

/** What helps to fill an input in; undefined where its label says it all. */
export function useHint({ field }: OneInputProps): string | undefined {
  const translate = useTranslate()
  return translate(`content.hints.${field.name}`, { _: '' }) || undefined
}
