import { Stepper } from '~/components/ui/stepper'
import { useT } from '~/translation/use_t'

interface RegistrationStepperProps {
  /** 1 account, 2 phone, 3 about the member. */
  step: 1 | 2 | 3
}

/** The three registration steps on the tape. */
export function RegistrationStepper({ step }: RegistrationStepperProps) {
  const t = useT()
  const steps = ['account', 'phone', 'details'].map((name) => t(`auth.register.steps.${name}`))
  const label = t('auth.register.steps.label', { step, steps: steps.length })
  return <Stepper steps={steps} current={step - 1} label={label} />
}
