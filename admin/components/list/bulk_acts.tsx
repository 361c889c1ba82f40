import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { invoke } from '../../providers/invoke'

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
  const notify = useNotify()
  const refresh = useRefresh()
  const verbOf = (name: string) => name.split('.').at(-1)!
  const send = async () => {
    setIsSending(true)
    try {
      const done = await invoke(
        act!,
        selectedIds.map((id) => ({ id }))
      )
      const left = selectedIds.length - done
      const type = left ? 'warning' : 'success'
      notify(left ? 'bulk.done_but' : 'bulk.done', {
        type,
        messageArgs: { smart_count: done, left },
      })
      onUnselectItems()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setIsSending(false)
    ask(undefined)
    refresh()
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
