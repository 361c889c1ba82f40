import app from '@adonisjs/core/services/app'
import { defineConfig, destination } from '@adonisjs/core/logger'
import { safeError } from '#app/logging/safe_error'
import env from '#start/env'

/** Values that never reach a log line, wherever they stand in a logged object. */
const SECRETS = [
  'password',
  'password_confirmation',
  'new_password',
  'sms_code',
  'qrCode',
  'token',
  'secret',
  'cookie',
  'authorization',
  'phone',
  'email',
]

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'mesterpont',
      level: env.get('LOG_LEVEL', app.inTest ? 'silent' : 'info'),
      redact: {
        paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[hidden]',
      },
      serializers: { err: safeError },
      // Written by the process itself: a thread for it would be loaded and begun anew with each command. At once, because
      // what waits to be written when nobody reads any more would keep the process from ending.
      destination: destination({ dest: 1, sync: true }),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
