import { ErrorSummary } from '~/components/ui/error_summary'
import { useT } from '~/translation/use_t'

interface FormErrorSummaryProps {
  /** Sentences by field, as the form holds them. */
  errors: Partial<Record<string, string>>
  /** Fields in the order of the form; each control has the id `idOf(field)`. */
  fields: readonly string[]
  /** Word before the message, where one sentence fits several fields. */
  labelOf: (field: string) => string | undefined
}

/** The id of the control of a field, which errors lead to. */
export function idOf(field: string): string {
  return `field-${field.replaceAll('.', '-')}`
}

/** Every error of a form in its order, once there are two or more. */
export function FormErrorSummary({ errors, fields, labelOf }: FormErrorSummaryProps) {
  const t = useT()
  const lines = fields
    .filter((field) => errors[field])
    .map((field) => {
      const label = labelOf(field)
      const message = label ? `${label}: ${errors[field]}` : errors[field]!
      return { fieldId: idOf(field), message }
    })
  return <ErrorSummary title={t('forms.error_summary')} errors={lines} />
}
