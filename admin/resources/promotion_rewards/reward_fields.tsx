import { Typography } from '@mui/material'
import { Link, useCanAccess, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { MemberField } from '../../components/member_field'
import { figure } from '../../format/words'
import type { Reward } from './reward'

/** Whose it is; by number where the reader opens no members. */
export function RewardMember() {
  const reward = useRecordContext<Reward>()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' })
  if (!reward) return null
  return canAccess ? <MemberField source="member_id" /> : <>#{reward.member_id}</>
}

/** The gift, or how many points. */
export function AwardedThing() {
  const reward = useRecordContext<Reward>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!reward) return null
  const { title_hu: hu, title_en: en, points, is_there: isThere, state } = reward
  if (points !== null) {
    return <>{translate('promotion_rewards.points', { points: figure(points, locale) })}</>
  }
  const isMissing = state === 'granted' && isThere === false
  return (
    <>
      {(locale === 'hu' ? hu || en : en || hu) ?? '–'}
      {isMissing && (
        <Typography variant="caption" component="div" color="error">
          {translate('promotion_rewards.out_of_stock')}
        </Typography>
      )}
    </>
  )
}

/** What became of it, with a way to the order, or why it was taken back. */
export function RewardState() {
  const reward = useRecordContext<Reward>()
  const translate = useTranslate()
  if (!reward) return null
  const { state, order_id: order, reason } = reward
  return (
    <>
      {translate(`promotion_rewards.state.${state}`)}
      {order !== null && (
        <>
          {' '}
          <Link to={`/orders/${order}/show`}>#{order}</Link>
        </>
      )}
      {reason && (
        <Typography variant="caption" component="div" color="textSecondary">
          {reason}
        </Typography>
      )}
    </>
  )
}
