import { Box, Link, Typography } from '@mui/material'
import { CanAccess, useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { figure } from '../../format/words'
import type { Gift, Programme } from './figures'

/** What was ordered most, and what nobody wanted. */
export function GiftLists({ gifts: { best, dead, dead_count: count } }: Pick<Programme, 'gifts'>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Gifts name="best" gifts={best} />
      <Gifts name="dead" gifts={dead}>
        {count > dead.length && (
          <Typography variant="body2" color="textSecondary">
            {translate('reports.dead_in_all', { value: figure(count, locale) })}
          </Typography>
        )}
      </Gifts>
    </Box>
  )
}

interface GiftsProps {
  name: 'best' | 'dead'
  gifts: Gift[]
  children?: React.ReactNode
}

function Gifts({ name, gifts, children }: GiftsProps) {
  const translate = useTranslate()
  return (
    <section>
      <Typography component="h3" variant="h6">
        {translate(`reports.${name}`)}
      </Typography>
      {gifts.length ? (
        <Box component="ol" sx={{ pl: 3, my: 1 }}>
          {gifts.map((gift) => (
            <GiftLine key={gift.id} gift={gift} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{translate(`reports.no_${name}`)}</Typography>
      )}
      {children}
    </section>
  )
}

function GiftLine({ gift }: { gift: Gift }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const title = locale === 'hu' ? gift.title_hu : gift.title_en || gift.title_hu
  const plain = <span>{title}</span>
  return (
    <li>
      <CanAccess resource="products" action="edit" accessDenied={plain} loading={plain}>
        <Link component={RouterLink} to={`/products/${gift.id}`}>
          {title}
        </Link>
      </CanAccess>
      {gift.pieces !== undefined &&
        `: ${translate('reports.pieces', { value: figure(gift.pieces, locale) })}`}
    </li>
  )
}
