import { ToastRegion as Region, type ToastRegionProps } from '~/components/ui/toast'
import { useNewBuild } from './use_new_build'

export { closeToast, showToast, TOASTS_MOST } from '~/components/ui/toast'

/** Where toasts appear, with what only says something there. */
export function ToastRegion(props: ToastRegionProps) {
  useNewBuild()
  return <Region {...props} />
}
