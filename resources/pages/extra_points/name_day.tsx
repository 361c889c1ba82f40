import { DayForm } from '~/components/extra_points/day_form'
import { FlowPage } from '~/components/extra_points/flow_page'
import { SkipLink } from '~/components/extra_points/skip_link'
import type { InertiaProps } from '~/types'

type NameDayProps = InertiaProps<{
  /** Points for telling it; 0 where they were booked before. */
  bonus: number
  /** Where the member goes on without telling it. */
  skipPath: string
}>

/** The second step of the flow: month and day, which come back every year. */
export default function NameDay({ bonus, skipPath }: NameDayProps) {
  return (
    <FlowPage step="name_day" points={bonus} foot={<SkipLink href={skipPath} />}>
      <DayForm kind="name_day" points={bonus} />
    </FlowPage>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
NameDay.layoutFlags = { hideCart: true }
