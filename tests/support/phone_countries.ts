import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'

const allow = (countries: string[]) =>
  transaction((trx) => changeSettings(trx, { allowed_phone_countries: countries }))

/** Takes phone numbers of every country; answers what puts it back. */
export async function withAllCountries(): Promise<() => Promise<unknown>> {
  await allow([])
  return () => allow(['HU'])
}
