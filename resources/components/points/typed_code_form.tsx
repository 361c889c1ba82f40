import { useEffect, useId, useState, type ClipboardEvent, type FormEvent } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { normaliseCode, typedCode } from '@rules/code_text'
import { groupedCode } from '~/scanner/grouped_code'
import { typedCodeState, type TypedCodeState } from '~/scanner/typed_code'
import { useT, type Translate } from '~/translation/use_t'

/** Characters of a whole typed code with its three dashes. */
const TYPED_LENGTH = 19

export interface TypedCodeFormProps {
  pattern: string
  busy: boolean
  /** The form opened because the member asked for it. */
  takesFocus?: boolean
  onCode: (code: string) => void
}

/** The printed code by hand; a typing error shows while typing, before anything is sent. */
export function TypedCodeForm({ pattern, busy, takesFocus, onCode }: TypedCodeFormProps) {
  const t = useT()
  const id = useId()
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const state = typedCodeState(text, pattern)

  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [takesFocus, id])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.name === 'right') return onCode(state.code)
    setAsked(true)
    document.getElementById(id)?.focus()
  }
  function paste(event: ClipboardEvent) {
    // A copied sticker address holds the code; the field alone would keep its first letters.
    const code = normaliseCode(event.clipboardData.getData('text'), pattern)
    if (!code) return
    event.preventDefault()
    setText(typedCode(code))
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={t('scan.typed_label')}
        hint={hintOf(state, text, t)}
        error={errorOf(state, { isAsked, isEmpty: !text }, t)}
        lookup={
          state.name === 'right' ? { state: 'found', label: t('scan.typed_right') } : undefined
        }
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_LENGTH}
        figures
        onPaste={paste}
        onChange={({ target }) => {
          setText(groupedCode(target.value))
          setAsked(false)
        }}
      />
      <Button type="submit" busy={busy}>
        {t('scan.typed_submit')}
      </Button>
    </form>
  )
}

function hintOf(state: TypedCodeState, text: string, t: Translate): string {
  return state.name === 'incomplete' && text
    ? t('scan.typed_left', { left: state.left })
    : t('scan.typed_hint')
}

/** A code that is not whole yet is only an error once it was to be sent. */
function errorOf(
  state: TypedCodeState,
  { isAsked, isEmpty }: { isAsked: boolean; isEmpty: boolean },
  t: Translate
): string | undefined {
  if (state.name === 'foreign') return t('scan.typed_foreign', { character: state.character })
  if (state.name === 'wrong') return t('scan.typed_wrong')
  if (!isAsked || state.name === 'right') return undefined
  return isEmpty ? t('errors.required.qrCode') : t('scan.typed_left', { left: state.left })
}
