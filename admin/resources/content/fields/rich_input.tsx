import { Box, FormHelperText, Skeleton } from '@mui/material'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { textOf } from './field'
import { useFieldLabel, useIsMissing, type OneInputProps } from './one_input'

const Editor = lazy(() => import('../../../components/rich_text/editor'))

/** Room of an editor, in px: the card does not jump when it comes. */
const HEIGHT = 210

/** A text with paragraphs, lists and links. The editor comes with a form of its own; the store beside it holds what counts. */
export function RichInput(props: OneInputProps) {
  const { name, values, onChange, problems, isReadOnly } = props
  const label = useFieldLabel(props)
  const missing = useIsMissing(props)
  const translate = useTranslate()
  const value = textOf(values, name)
  const form = useForm({ defaultValues: { [name]: value } })
  if (isReadOnly) return <Box sx={{ whiteSpace: 'pre-wrap' }}>{value.replace(/<[^>]*>/g, ' ')}</Box>
  const problem = problems[name]
  return (
    <Box data-field={name}>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
        <FormProvider {...form}>
          <Heard name={name} value={value} onChange={onChange} />
          <Editor source={name} label={label} name={label} />
        </FormProvider>
      </Suspense>
      {(problem ?? missing) && (
        <FormHelperText error={Boolean(problem)}>
          {problem ? translate(problem, { _: problem }) : missing}
        </FormHelperText>
      )}
    </Box>
  )
}

interface HeardProps {
  name: string
  value: string
  onChange: (changed: Record<string, unknown>) => void
}

/** Hands on what is typed, and hands in what a step back or a merge made of it. */
function Heard({ name, value, onChange }: HeardProps) {
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name })
  const known = useRef(value)
  const text = typeof typed === 'string' ? typed : ''

  useEffect(() => {
    if (text === known.current) return
    known.current = text
    onChange({ [name]: text })
  }, [name, text, onChange])
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setValue(name, value)
  }, [name, value, setValue])
  return null
}
