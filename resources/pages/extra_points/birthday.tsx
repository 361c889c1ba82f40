import { DayForm } from '~/components/extra_points/day_form'
import { FlowPage } from '~/components/extra_points/flow_page'
import { SkipLink } from '~/components/extra_points/skip_link'
import type { InertiaProps } from '~/types'

type BirthdayProps = InertiaProps<{
  /** Points for telling it; 0 where they were booked before. */
  bonus: number
  /** Where the member goes on without telling it. */
  skipPath: string
}>

/** The first step of the flow: year, month and day of birth. */
export default function Birthday({ bonus, skipPath }: BirthdayProps) {
  return (
    <FlowPage step="birthday" points={bonus} foot={<SkipLink href={skipPath} />}>
      <DayForm kind="birthday" points={bonus} />
    </FlowPage>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
Birthday.layoutFlags = { hideCart: true }
