import { addressesOf } from '../addresses/addresses_of.js'
import ContentRecord from '../models/content_record.js'
import { livePublications } from './live_record.js'

/** Where readers find records now, by the keys of these; what is not live has no address. */
export async function liveAddresses(keys: string[]): Promise<Map<string, string>> {
  const records = keys.length ? await ContentRecord.query().whereIn('key', keys) : []
  const ids = records.map(({ id }) => id)
  const live = ids.length ? await livePublications().whereIn('recordId', ids) : []
  const addresses = await addressesOf(live)
  return new Map(
    records.flatMap(({ id, key }) => {
      const address = addresses.get(id)
      return address ? [[key, address]] : []
    })
  )
}
