import { LINKED_ROUTES } from '@blocks/definitions'
import { Grid, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldLabel, useHint, type OneInputProps } from './one_input'
import { OneRecord } from './one_record'

type Link =
  { to: 'url'; url: string } | { to: 'record'; key: string } | { to: 'route'; name: string }

const KINDS = ['page', 'article']
const NOWHERE = ''

/** Where a link leads: to a record, which keeps its address when that changes, to a page of the shop, or to an address. */
export function LinkInput(props: OneInputProps) {
  const { name, values, onChange, problems, isReadOnly } = props
  const translate = useTranslate()
  const label = useFieldLabel(props)
  const hint = useHint(props)
  const link = (values[name] ?? null) as Link | null
  const kind = link?.to ?? NOWHERE
  const problem = problems[name]
  const write = (changed: Link | null) => onChange({ [name]: changed })
  const begin = (to: string) => {
    if (to === 'url') return write({ to, url: '' })
    if (to === 'record') return write({ to, key: '' })
    return write(to === 'route' ? { to, name: LINKED_ROUTES[0] } : null)
  }
  return (
    <Grid container spacing={1}>
      <Grid size={{ xs: 12, sm: 5 }}>
        <TextField
          select
          label={label}
          value={kind}
          disabled={isReadOnly}
          error={Boolean(problem)}
          helperText={problem ? translate(problem, { _: problem }) : hint}
          onChange={({ target }) => begin(target.value)}
        >
          {[NOWHERE, 'record', 'route', 'url'].map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`content.link.${one || 'nowhere'}`)}
            </MenuItem>
          ))}
        </TextField>
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        {link?.to === 'url' && (
          <TextField
            label={translate('content.link.address')}
            value={link.url}
            disabled={isReadOnly}
            placeholder="https://"
            helperText={translate('content.link.address_hint')}
            onChange={({ target }) => write({ to: 'url', url: target.value })}
          />
        )}
        {link?.to === 'route' && (
          <TextField
            select
            label={translate('content.link.page')}
            value={link.name}
            disabled={isReadOnly}
            onChange={({ target }) => write({ ...link, name: target.value })}
          >
            {LINKED_ROUTES.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`content.link.routes.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {link?.to === 'record' && (
          <OneRecord
            kinds={KINDS}
            label={translate('content.link.record')}
            value={link.key}
            isReadOnly={isReadOnly}
            onChange={(key) => write({ to: 'record', key })}
          />
        )}
      </Grid>
    </Grid>
  )
}
