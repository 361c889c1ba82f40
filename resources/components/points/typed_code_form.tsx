import { useState, type FormEvent } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { normaliseCode } from '~/scanner/code_format'
import { groupedCode } from '~/scanner/grouped_code'
import { useT } from '~/translation/use_t'

/** Characters of a whole typed code with its three dashes. */
const TYPED_LENGTH = 19

export interface TypedCodeFormProps {
  pattern: string
  busy: boolean
  onCode: (code: string) => void
}

/** The printed code by hand; a typing error is told before anything is sent. */
export function TypedCodeForm({ pattern, busy, onCode }: TypedCodeFormProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = normaliseCode(text, pattern)
    if (code) return onCode(code)
    setError(t(text.trim() ? 'scan.typed_wrong' : 'errors.required.default'))
    document.getElementById('typed_code')?.focus()
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <TextField
        id="typed_code"
        label={t('scan.typed_label')}
        hint={t('scan.typed_hint')}
        error={error}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_LENGTH}
        figures
        onChange={({ target }) => {
          setText(groupedCode(target.value))
          setError(undefined)
        }}
      />
      <Button type="submit" busy={busy}>
        {t('scan.typed_submit')}
      </Button>
    </form>
  )
}
