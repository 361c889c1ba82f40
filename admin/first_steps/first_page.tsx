import { Loading, NavigateToFirstResource } from 'react-admin'
import { FirstSteps } from './first_steps'
import { useFirstSteps } from './use_first_steps'

/** What to do first while a shop is new; then the first list, as ever. */
export function FirstPage() {
  const { steps, isWaiting, isOpen } = useFirstSteps()
  if (isWaiting) return null
  return isOpen ? <FirstSteps steps={steps} /> : <NavigateToFirstResource loading={Loading} />
}
