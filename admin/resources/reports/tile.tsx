import { Card, Link, Typography } from '@mui/material'
import { CanAccess, useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { changeText, figureText } from './figure_text'
import type { Unit } from './figures'

interface TileProps {
  name: string
  value: number | null
  /** Of the period before; left out where there is no such figure. */
  before?: number | null
  unit?: Unit
  /** The list with the rows behind the figure, and the filter that it opens with. */
  list?: { resource: string; filter?: object }
  /** Where there is no such list: leads to the days on this page, and says what they sum up. */
  onOpen?(): void
}

/** One figure, how it changed, and the way to what it is made of. */
export function Tile({ name, value, before, unit = 'count', list, onOpen }: TileProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const text = figureText(value, unit, locale)
  const label = translate(`reports.figures.${name}`)
  return (
    <Card variant="outlined" sx={TILE} data-figure={name}>
      <Typography component="div" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="p" variant="h5" sx={{ my: 0.5 }}>
        {list ? (
          <ListLink text={text} label={label} {...list} />
        ) : (
          <RowsLink {...{ text, label, onOpen }} />
        )}
      </Typography>
      {before !== undefined && <Change value={value} before={before} unit={unit} />}
      {!list && onOpen && (
        <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate(`reports.made_of.${name}`)}
        </Typography>
      )}
    </Card>
  )
}

const TILE = { p: 2, hyphens: 'auto', overflowWrap: 'anywhere', minWidth: 0 }

function Change({
  value,
  before,
  unit,
}: {
  value: number | null
  before: number | null
  unit: Unit
}) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const change = changeText(value, before, locale)
  const text = translate('reports.before', { value: figureText(before, unit, locale) })
  return (
    <Typography component="p" variant="body2" color="textSecondary">
      {change ? `${change} · ${text}` : text}
    </Typography>
  )
}

/** The figure as a link, for who may open the list. */
function ListLink(props: { text: string; label: string; resource: string; filter?: object }) {
  const { text, label, resource, filter = {} } = props
  const translate = useTranslate()
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <CanAccess
      resource={resource}
      action="list"
      accessDenied={<span>{text}</span>}
      loading={<span>{text}</span>}
    >
      <Link
        component={RouterLink}
        to={{ pathname: `/${resource}`, search: search.toString() }}
        aria-label={translate('reports.open', { name: label, value: text })}
      >
        {text}
      </Link>
    </CanAccess>
  )
}

function RowsLink({ text, label, onOpen }: { text: string; label: string; onOpen?(): void }) {
  const translate = useTranslate()
  if (!onOpen) return <span>{text}</span>
  return (
    <Link
      component="button"
      type="button"
      onClick={onOpen}
      aria-label={translate('reports.open', { name: label, value: text })}
      sx={{ font: 'inherit', verticalAlign: 'baseline' }}
    >
      {text}
    </Link>
  )
}
