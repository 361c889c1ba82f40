import { useNeededSoon } from '~/hooks/ahead'
import { toasts } from '~/hooks/toast'
import { usePart } from '~/hooks/use_on_demand'
import { useT } from '~/translation/use_t'

/** Where toasts appear. What they are made of comes before the first press, which may have to say that the network is gone. */
export function Messages() {
  const t = useT()
  const parts = usePart(toasts)
  useNeededSoon(toasts.fetch)
  if (!parts) return null
  return <parts.ToastRegion labels={{ region: t('layout.messages'), close: t('layout.close') }} />
}
