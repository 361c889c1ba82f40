import { RedisTransport } from '@boringnode/bus/transports/redis'
import { defineConfig } from '@adonisjs/transmit'
import app from '@adonisjs/core/services/app'
import { MessageConnection } from '#app/realtime/message_connection'
import env from '#start/env'

// Only a server has listeners; a command that merely starts the application needs no connection.
const address = app.getEnvironment() === 'web' ? env.get('REDIS_URL') : undefined

const transmitConfig = defineConfig({
  pingInterval: '30s',
  transport: address
    ? { driver: () => new RedisTransport(new MessageConnection(address, { lazyConnect: true })) }
    : null,
})

export default transmitConfig
