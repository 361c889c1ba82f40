import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { PartnerToken } from './partner_token'

/** Ends the access of a partner, once that was asked for again. */
export function RevokeToken() {
  const token = useRecordContext<PartnerToken>()
  const { canAccess } = useCanAccess({ resource: 'partner_tokens', action: 'create' })
  const translate = useTranslate()
  const attempt = useAttempt()
  const [isAsked, setAsked] = useState(false)
  if (!token) return null
  if (!token.is_open) return <span>{translate('partner_tokens.ended')}</span>
  if (!canAccess) return <span>{translate('partner_tokens.open')}</span>
  const revoke = async () => {
    setAsked(false)
    await attempt(async () => {
      await act(`/partner_tokens/${token.id}/revocation`)
      return 'partner_tokens.revoked'
    })
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
