import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { act } from '../../providers/data_provider'
import { randomKey } from '../../random_key'
import type { Status } from './order_status'

/** What the server says became of one order. */
export interface StatusAnswer {
  id: number
  changed: boolean
  reason: string | null
  status: Status | null
}

/** The step somebody asked for; the key makes a second press do nothing more. */
type Asked = { status: Status; orders: number[]; carrier: string; key: string }

/** A step for many orders: asked for, confirmed, sent, and what became of each. */
export function useChangeMany() {
  const [asked, setAsked] = useState<Asked>()
  const [answers, setAnswers] = useState<StatusAnswer[]>()
  const [isSending, setIsSending] = useState(false)
  const { onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()

  const ask = (status: Status, orders: number[]) =>
    setAsked({ status, orders, carrier: '', key: randomKey() })
  /** Another carrier is another request. */
  const nameCarrier = (carrier: string) => setAsked({ ...asked!, carrier, key: randomKey() })
  const close = () => {
    setAsked(undefined)
    setAnswers(undefined)
  }
  const send = async () => {
    setIsSending(true)
    try {
      const { status, orders, carrier, key } = asked!
      const body = { orders, status, carrier: carrier.trim() || undefined, idempotency_key: key }
      const { data } = await act<{ data: StatusAnswer[] }>('/orders/status', body)
      setAsked(undefined)
      onUnselectItems()
      const messageArgs = { smart_count: data.length }
      if (data.every(({ changed }) => changed)) {
        notify('orders.changed_many', { type: 'success', messageArgs })
      } else setAnswers(data)
      refresh()
    } catch (error) {
      // The question stays open: sent again under its key, nothing is changed twice.
      notify((error as Error).message, { type: 'error' })
    }
    setIsSending(false)
  }
  return { asked, ask, nameCarrier, answers, isSending, send, close }
}
