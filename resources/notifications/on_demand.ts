import { onDemand } from '~/hooks/on_demand'
import { loadTextsOf } from '~/translation/catalogue'

/** All that notifications are made of, and what they say; nothing of it comes with a page. */
export const liveNotifications = onDemand(async () => {
  const [part] = await Promise.all([
    import('~/components/notifications/live_notifications'),
    loadTextsOf('notifications/list'),
  ])
  return part
})
