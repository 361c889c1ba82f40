import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'

const switched = (maintenance: boolean) =>
  transaction((trx) => changeSettings(trx, { maintenance }))

/** Closes the shop for members; answers what opens it again. */
export async function closeShop(): Promise<() => Promise<unknown>> {
  await switched(true)
  return () => switched(false)
}
