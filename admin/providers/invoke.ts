import type { RaRecord } from 'react-admin'
import { act } from './data_provider'
import { INVOKE } from './http'

/** Runs a registered action of the server on records. @returns how many of them it was done to */
export async function invoke(action: string, records: readonly RaRecord[]): Promise<number> {
  const ids = records.map(({ id }) => id)
  const { flash } = await act<{ flash: { done: number } }>(INVOKE, {
    type: 'bulk',
    action,
    records: ids,
  })
  return flash.done
}
