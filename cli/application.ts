import type { ApplicationService } from '@adonisjs/core/types'
import { refusedValues } from './refused_values.js'

/**
 * Boots the application for one command and ends it afterwards; `--help` never gets here. Where one runs in this
 * process already, because it runs several commands, the command takes that one.
 */
export async function withApplication<Result>(
  work: (app: ApplicationService) => Promise<Result>
): Promise<Result> {
  const { default: running } = await import('@adonisjs/core/services/app')
  if (running?.isReady) return refusedNamed(() => work(running))
  const { ignite } = await import('../bin/ignite.js')
  const app = ignite().createApp('console')
  await takeServedAddress()
  await app.init()
  await app.boot()
  await app.start(() => {})
  try {
    return await refusedNamed(() => work(app))
  } finally {
    await app.terminate()
  }
}

/** Values that a validator refused are named by their options. */
async function refusedNamed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw refusedValues(error) ?? error
  }
}

/**
 * Links lead to where the shop runs: `PORT=4000 npm start` serves another address than `.env` names. An APP_URL
 * in the environment of the command is the operator's own word.
 */
async function takeServedAddress() {
  if (process.env.APP_URL !== undefined) return
  const { default: env } = await import('#start/env')
  const { servedAddress } = await import('#app/serving/served_address')
  const address = await servedAddress()
  if (address) env.set('APP_URL', address)
}
