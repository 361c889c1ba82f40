import { DayForm } from '~/components/extra_points/day_form'
import { FlowPage } from '~/components/extra_points/flow_page'
import type { CelebratedName } from '~/components/extra_points/name_day_suggestions'
import { SkipLink } from '~/components/extra_points/skip_link'
import type { InertiaProps } from '~/types'

type NameDayProps = InertiaProps<{
  /** Points for telling it; 0 where they were booked before. */
  bonus: number
  /** Where the member goes on without telling it. */
  skipPath: string
  /** The days the calendar has for the member's name. */
  suggestions: CelebratedName[]
}>

/** The second step of the flow: month and day, which come back every year. */
export default function NameDay({ bonus, skipPath, suggestions }: NameDayProps) {
  return (
    <FlowPage step="name_day" points={bonus} foot={<SkipLink href={skipPath} />}>
      <DayForm kind="name_day" points={bonus} suggestions={suggestions} />
    </FlowPage>
  )
}

// One thing at a time: the cart and the scanner would lead away from the step.
NameDay.layoutFlags = { hideCart: true }
