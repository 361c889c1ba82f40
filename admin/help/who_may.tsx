import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { mayRole, ROLE_NAMES } from '../access/roles'
import { listed } from '../format/words'

/** What is only read, whoever opens it. */
const ONLY_READ = ['audit_lines', 'mail_previews', 'page_vitals', 'reports', 'search_misses']

/** Who opens the lists of a page and who changes something there, as the roles themselves say. */
export function WhoMay({ list }: { list: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const named = (action: 'list' | 'create') => {
    const roles = ROLE_NAMES.filter((role) => mayRole(role, list, action))
    return listed(
      roles.map((role) => translate(`staff.role.${role}`)),
      locale
    )
  }
  return (
    <>
      <Typography component="h3" variant="h6">
        {translate('help.who')}
      </Typography>
      <Typography>{translate('help.opens', { roles: named('list') })}</Typography>
      <Typography>
        {ONLY_READ.includes(list)
          ? translate('help.nobody')
          : translate('help.changes', { roles: named('create') })}
      </Typography>
    </>
  )
}
