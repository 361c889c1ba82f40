import { AppLink, type AppLinkProps } from './app_link'
import { buttonClass, ButtonContent, type ButtonLook } from './button'
import { classNames } from './class_names'

export type ButtonLinkProps = ButtonLook & Omit<AppLinkProps, 'children'>

/** A link in the look of a button, for acts that only lead to another page. */
export function ButtonLink({ kind, big, block, icon, iconAfter, ...rest }: ButtonLinkProps) {
  const { children, className, ...props } = rest
  return (
    <AppLink {...props} className={classNames(buttonClass({ kind, big, block }), className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter} big={big}>
        {children}
      </ButtonContent>
    </AppLink>
  )
}
