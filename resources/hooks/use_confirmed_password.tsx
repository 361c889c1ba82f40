import { useState, type ReactNode } from 'react'
import { PasswordDialog } from '~/components/auth/password_dialog'
import { getJson } from '~/navigation/json'
import { route } from '~/navigation/route'

/**
 * Does something only once this session has confirmed the password; where it has not, a dialog asks
 * for it first. Render `dialog` anywhere; `confirmed` answers at once.
 */
export function useConfirmedPassword(): {
  confirmed: (act: () => void) => void
  dialog: ReactNode
} {
  const [waiting, setWaiting] = useState<{ act: () => void }>()

  async function confirmed(act: () => void) {
    const url = route('password.confirmation')
    // Where that cannot be told, the server will ask.
    const status = await getJson<{ confirmed: boolean }>(url).catch(() => ({ confirmed: true }))
    if (status.confirmed) act()
    else setWaiting({ act })
  }

  const dialog = (
    <PasswordDialog
      open={waiting !== undefined}
      onClose={() => setWaiting(undefined)}
      onConfirmed={() => {
        setWaiting(undefined)
        waiting?.act()
      }}
    />
  )
  return { confirmed, dialog }
}
