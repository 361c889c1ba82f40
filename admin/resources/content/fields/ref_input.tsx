import { useFieldLabel, type OneInputProps } from './one_input'
import { OneRecord } from './one_record'
import { QuestionnaireInput } from './questionnaire_input'

/** Names one other record, such as the questionnaire a page shows. */
export function RefInput(props: OneInputProps) {
  const { field, name, values, onChange, isReadOnly } = props
  const label = useFieldLabel(props)
  const key = values[name]
  if (field.of === 'questionnaire') return <QuestionnaireInput {...props} />
  return (
    <OneRecord
      kinds={[field.of ?? '']}
      label={label}
      value={typeof key === 'string' ? key : ''}
      isReadOnly={isReadOnly}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  )
}
