import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useCanAccess,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { act } from '../../providers/data_provider'
import type { PartnerToken } from './partner_token'

/** Ends the access of a partner, once that was asked for again. */
export function RevokeToken() {
  const token = useRecordContext<PartnerToken>()
  const { canAccess } = useCanAccess({ resource: 'partner_tokens', action: 'create' })
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsked, setAsked] = useState(false)
  if (!token) return null
  if (!token.is_open) return <span>{translate('partner_tokens.ended')}</span>
  if (!canAccess) return <span>{translate('partner_tokens.open')}</span>
  const revoke = async () => {
    setAsked(false)
    try {
      await act(`/partner_tokens/${token.id}/revocation`)
      notify('partner_tokens.revoked', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
  return (
    <>
      <Button color="error" size="small" onClick={() => setAsked(true)}>
        {translate('partner_tokens.revoke')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={translate('partner_tokens.revoke')}
        content={translate('partner_tokens.ask_revoke', { name: token.name })}
        onConfirm={() => void revoke()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
