import { Button, Link } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'

interface Contact {
  last_name: string | null
  first_name: string | null
  email: string
  phone: string | null
}

/** Shows where a winner is reached once somebody wants to see it: that is written down. */
export function ContactOfWinner({ path }: { path: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const [contact, setContact] = useState<Contact>()
  const shown = useRef<HTMLSpanElement>(null)
  // The button that had the focus is gone.
  useEffect(() => shown.current?.focus(), [contact])
  if (contact) {
    const { last_name: last, first_name: first, email, phone } = contact
    const names = locale === 'hu' ? [last, first] : [first, last]
    return (
      <span
        ref={shown}
        role="status"
        tabIndex={-1}
        style={{ alignSelf: 'center', overflowWrap: 'anywhere' }}
      >
        {names.filter(Boolean).join(' ')} · <Link href={`mailto:${email}`}>{email}</Link>
        {phone && (
          <>
            {' · '}
            <Link href={`tel:${phone}`}>{phone}</Link>
          </>
        )}
      </span>
    )
  }
  const show = async () => {
    try {
      setContact((await act<{ data: Contact }>(`${path}/contact`)).data)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Button size="small" onClick={() => void show()}>
      {translate('draws.place_step.contact')}
    </Button>
  )
}
