import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { RecordContextProvider, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { RecordFact, RecordFacts } from '../../../components/record_head'
import { figure } from '../../../format/words'
import { languageName } from '../../../format/language_name'

/** What the server tells first of a member. */
export interface MemberCard {
  id: number
  last_scan_at: number | null
  next_gift: { title: string; price: number } | null
  /** How many gifts the member saves for. */
  wishes: number
}

/** The figures of a member in a row; on a phone two beside each other. */
export function CardFacts({ card }: { card: MemberCard }) {
  const member = useRecordContext<{ id: number; points: number; locale: string | null }>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!member) return null
  const points = (count: number) =>
    translate('members.card.points', { smart_count: count, points: figure(count, locale) })
  return (
    <RecordFacts>
      <RecordFact label="members.card.balance">
        <Typography component="span" variant="h5">
          {points(member.points)}
        </Typography>
      </RecordFact>
      <RecordFact label="members.card.last_scan">
        {card.last_scan_at === null ? (
          translate('members.card.never')
        ) : (
          <RecordContextProvider value={card}>
            <InstantField source="last_scan_at" />
          </RecordContextProvider>
        )}
      </RecordFact>
      <RecordFact label="members.card.next_gift">
        {card.next_gift ? (
          <span lang={member.locale ?? undefined}>{card.next_gift.title}</span>
        ) : (
          '–'
        )}
        {card.next_gift && <Small>{points(card.next_gift.price)}</Small>}
        {card.wishes > 0 && (
          <Small>{translate('members.card.wishes', { smart_count: card.wishes })}</Small>
        )}
      </RecordFact>
      <RecordFact label="members.card.registered">
        <InstantField source="registered_at" dayOnly />
        {member.locale && <Small>{languageName(member.locale, locale)}</Small>}
      </RecordFact>
    </RecordFacts>
  )
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  )
}
