import { Tape } from './tape'

export interface StepperProps {
  /** Names of the steps in order. */
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
  /** "Step 2 of 3". */
  label: string
}

/** The registration steps as a tape with their names below; the current one is bold. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <div className="stepper">
      <Tape share={(current + 1) / steps.length} label={label} valueText={steps[current]} />
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined}>
            {index + 1}. {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
