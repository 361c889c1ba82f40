import { defineConfig } from '@adonisjs/transmit'
import app from '@adonisjs/core/services/app'
import { RedisTransport } from '#app/realtime/redis_transport'
import env from '#start/env'

// Only a server has listeners; a command that merely starts the application needs no connection.
const address = app.getEnvironment() === 'web' ? env.get('REDIS_URL') : undefined

const transmitConfig = defineConfig({
  pingInterval: '30s',
  transport: address ? { driver: () => new RedisTransport(address) as any } : null,
})

export default transmitConfig
