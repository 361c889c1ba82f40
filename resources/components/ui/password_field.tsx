import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { Field, splitFrame, type FieldFrame } from './field'
import { IconButton } from './icon_button'

export interface PasswordFieldProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  showLabel: string
  hideLabel: string
}

/** A password that can be shown; paste and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>
      {(field) => (
        <div className="with-icon">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? EyeOff : Eye}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
