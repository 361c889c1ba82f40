import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useListContext, useTranslate } from 'react-admin'
import { invoke } from '../../providers/invoke'
import { useAttempt } from '../use_attempt'

interface BulkActsProps {
  /** Names of actions of the server: `products.publish`. */
  acts: readonly string[]
}

/** What is done to the chosen rows of a list: it is asked once more, and then said how many it was done to. */
export function BulkActs({ acts }: BulkActsProps) {
  const { selectedIds, onUnselectItems } = useListContext()
  const [act, ask] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const translate = useTranslate()
  const attempt = useAttempt()
  const verbOf = (name: string) => name.split('.').at(-1)!
  const send = async () => {
    setIsSending(true)
    await attempt(async () => {
      const chosen = selectedIds.map((id) => ({ id }))
      const done = await invoke(act!, chosen)
      const left = chosen.length - done
      onUnselectItems()
      const values = { smart_count: done, left }
      return left
        ? { text: 'bulk.done_but', type: 'warning', values }
        : { text: 'bulk.done', values }
    })
    setIsSending(false)
    ask(undefined)
  }
  return (
    <>
      {acts.map((name) => (
        <Button key={name} onClick={() => ask(name)}>
          {translate(`bulk.${verbOf(name)}`)}
        </Button>
      ))}
      <Confirm
        isOpen={act !== undefined}
        loading={isSending}
        title={translate(`bulk.${verbOf(act ?? acts[0])}`)}
        content={translate(`bulk.ask_${verbOf(act ?? acts[0])}`, {
          smart_count: selectedIds.length,
        })}
        onConfirm={() => void send()}
        onClose={() => ask(undefined)}
      />
    </>
  )
}
