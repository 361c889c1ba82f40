import { Alert, Box, LinearProgress } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../../../format/language_name'
import { useMemberPart } from '../card/member_part'
import type { Screens } from './screens'
import { SeenList } from './seen_list'
import { useSeenLines } from './use_seen_lines'

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** What the member's own pages hold now, to read: nobody is logged in as the member. */
export function SeenByMember() {
  const { data, error } = useMemberPart<Screens>('screens')
  const translate = useTranslate()
  const [own] = useLocaleState()
  if (error) return <Alert severity="error">{translate('members.card.failed')}</Alert>
  if (!data) return <LinearProgress aria-label={translate('ra.page.loading')} />
  const language = languageName(data.locale, own)
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('members.seen.lead', { language })}
      </Alert>
      <Pages screens={data} />
    </>
  )
}

function Pages({ screens }: { screens: Screens }) {
  const { history, cart, orders, notifications, gifts, wishes } = screens
  const translate = useTranslate()
  const lines = useSeenLines(screens)
  const unread = translate('members.seen.unread', { smart_count: notifications.unread })
  return (
    <Box sx={GRID}>
      <SeenList name="history" lines={lines.history} sum={lines.points(history.balance)} />
      <SeenList
        name="cart"
        lines={lines.cart}
        sum={cart.count ? lines.points(cart.total) : undefined}
      />
      <SeenList name="orders" lines={lines.orders} total={orders.total} />
      <SeenList
        name="notifications"
        lines={lines.notifications}
        total={notifications.total}
        sum={unread}
      />
      <SeenList name="gifts" lines={lines.giftsOf(gifts.data)} total={gifts.total} />
      <SeenList name="wishes" lines={lines.giftsOf(wishes)} />
    </Box>
  )
}
