import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useMemberCount } from './use_member_count'

/** How many members it is for, the lines that name nobody, and the button that asks once more. */
export function AwardToolbar() {
  const translate = useTranslate()
  const { save, saving } = useSaveContext()
  const { handleSubmit, setError } = useFormContext()
  const [isAsked, setIsAsked] = useState(false)
  const known = useMemberCount()
  const count = known?.count ?? 0
  const send = handleSubmit(async (fields) => {
    const errors = (await save?.({ ...fields, count })) as Record<string, string> | undefined
    for (const [name, message] of Object.entries(errors ?? {})) setError(name, { message })
  })
  return (
    <Stack sx={{ p: 2, gap: 2, alignItems: 'flex-start' }}>
      <div role="status">
        {known && translate('promotion_rewards.count', { smart_count: count })}
        {known && known.unknown.length > 0 && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate('promotion_rewards.unknown')}
            {known.unknown.map(({ line, text }) => (
              <div key={line}>
                {line}: {text}
              </div>
            ))}
          </Alert>
        )}
      </div>
      <Button
        variant="contained"
        disabled={count === 0 || known!.unknown.length > 0 || saving}
        onClick={() => setIsAsked(true)}
      >
        {translate('promotion_rewards.award')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={translate('promotion_rewards.award')}
        content={translate('promotion_rewards.sure', { smart_count: count })}
        confirm={translate('promotion_rewards.award')}
        onConfirm={() => {
          setIsAsked(false)
          void send()
        }}
        onClose={() => setIsAsked(false)}
      />
    </Stack>
  )
}
