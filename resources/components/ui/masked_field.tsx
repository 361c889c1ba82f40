import { useRef } from 'react'
import { InputMask, type InputMaskProps } from '~/forms/input_mask'
import { TextField, type TextFieldProps } from './text_field'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'ref' | 'onChange'> {
  mask: InputMaskProps['mask']
  /** Called with the masked text after each change, typing, paste or autofill. */
  onText?: (text: string) => void
}

/** A text field that writes its separators itself. */
export function MaskedField({ mask, onText, ...props }: MaskedFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextField
        figures
        {...props}
        ref={field}
        onInput={(event) => onText?.(event.currentTarget.value)}
      />
      <InputMask field={field} mask={mask} />
    </>
  )
}
