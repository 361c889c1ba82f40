import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { TextField, type TextFieldProps } from './text_field'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'ref' | 'onChange'> {
  /** A constant from `~/forms/masks`; a new object on each render would restart the mask. */
  mask: MaskitoOptions
  /** Called with the masked text after each change, typing, paste or autofill. */
  onText?: (text: string) => void
}

/** A text field that writes its separators itself. */
export function MaskedField({ mask, onText, ...props }: MaskedFieldProps) {
  const ref = useMaskito({ options: mask })
  return (
    <TextField
      figures
      {...props}
      ref={ref}
      onInput={(event) => onText?.(event.currentTarget.value)}
    />
  )
}
