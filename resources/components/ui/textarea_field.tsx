import type { ComponentPropsWithRef } from 'react'
import { Field, splitFrame, type FieldFrame } from './field'

export type TextareaFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'id'>

/** Several lines of text with label, hint and error. */
export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = splitFrame(props)
  return <Field {...frame}>{(field) => <textarea rows={4} {...control} {...field} />}</Field>
}
