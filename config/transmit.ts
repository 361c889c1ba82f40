import { defineConfig } from '@adonisjs/transmit'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

// Only a server has listeners; a command that merely starts the application needs no connection.
const address = app.getEnvironment() === 'web' ? env.get('REDIS_URL') : undefined

/** Messages between servers; what speaks to Redis is loaded where there is one. */
async function transportTo(url: string) {
  const { RedisTransport } = await import('@boringnode/bus/transports/redis')
  const { MessageConnection } = await import('#app/realtime/message_connection')
  return { driver: () => new RedisTransport(new MessageConnection(url, { lazyConnect: true })) }
}

const transmitConfig = defineConfig({
  pingInterval: '30s',
  transport: address ? await transportTo(address) : null,
})

export default transmitConfig
