import { Env } from '@adonisjs/core/env'

/** The environment, checked once at start; a missing or malformed value stops the process. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  APP_LOCALE: Env.schema.enum.optional(['en', 'hu'] as const),
  ALLOWED_HOSTS: Env.schema.string.optional(),
  CODE_KEYS: Env.schema.secret(),
  CODE_KEYS_BACKED_UP: Env.schema.boolean.optional(),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),
  STORAGE_PATH: Env.schema.string.optional(),
  DATABASE_URL: Env.schema.string.optional(),
  DATABASE_POOL_MAX: Env.schema.number.optional(),
  REDIS_URL: Env.schema.string.optional(),
  SMS_DRIVER: Env.schema.enum.optional(['file', 'fake', 'none'] as const),
  MAIL_DRIVER: Env.schema.enum.optional(['file', 'fake', 'none'] as const),
  COMPANY_DRIVER: Env.schema.enum.optional(['fake', 'none'] as const),
  CONSULTANT_DRIVER: Env.schema.enum.optional(['fake', 'none'] as const),
  DEMO: Env.schema.boolean.optional(),
  MAINTENANCE: Env.schema.boolean.optional(),
  OUTBOX_WORKER: Env.schema.boolean.optional(),
})
