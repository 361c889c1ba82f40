import { TextField } from '@mui/material'
import type { ConditionRule } from '@rules/show_if'
import { useTranslate } from 'react-admin'
import { ChoiceField } from './choice_field'
import type { Piece } from './pieces'

interface ValueFieldProps {
  /** The question the condition is about. */
  asked: Piece
  rule: ConditionRule
  onValue: (value: string | string[]) => void
}

/** What an answer is compared with: its choices, a number, a day, or words. */
export function ValueField({ asked, rule: { is, value }, onValue }: ValueFieldProps) {
  const translate = useTranslate()
  const label = translate('surveys.show_if.value')
  const { type, options } = asked.props ?? {}
  if (type === 'radio' || type === 'select' || type === 'checkbox') {
    const choices = (options ?? []).flatMap((option) =>
      option?.value ? [{ value: option.value, label: option.label_hu || option.value }] : []
    )
    const isMany = is === 'one_of'
    return (
      <ChoiceField
        label={label}
        choices={choices}
        isMany={isMany}
        value={isMany ? [value ?? []].flat() : String(value ?? '')}
        onChoose={onValue}
        onChooseMany={onValue}
      />
    )
  }
  const kind = { number: 'number', date: 'date' }[type ?? ''] ?? 'text'
  return (
    <TextField
      size="small"
      type={kind}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
