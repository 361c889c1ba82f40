import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
}

/** A switch of 60 × 34 px for settings that take effect at once. */
export function Toggle({ label, ...input }: ToggleProps) {
  return (
    <label className="toggle">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  )
}
