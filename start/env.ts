import { Env } from '@adonisjs/core/env'
import { LANGUAGES } from '#app/languages'
import {
  applicationKey,
  atLeast,
  databaseAddress,
  mailbox,
  mailServer,
  matching,
  matchingSecret,
  requireFor,
  requireTogether,
  serviceAddress,
} from '#app/validation/service_settings'

/** Keys of push services: 65 and 32 bytes in base64url. */
const PUBLIC_KEY = /^[\w-]{87}$/
const PRIVATE_KEY = /^[\w-]{43}$/
const OLD_KEYS = /^[\w-]{87}:[\w-]{43}(\s*,\s*[\w-]{87}:[\w-]{43})*$/

const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
/** 24 bytes or more in base64. @source https://www.standardwebhooks.com */
const CALL_SECRETS = /^whsec_[\w+/]{32,}={0,2}(\s*,\s*whsec_[\w+/]{32,}={0,2})?$/

/** The environment, checked once at start; a missing or malformed value stops the process. */
const env = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: applicationKey,
  APP_LOCALE: Env.schema.enum.optional(Object.keys(LANGUAGES)),
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
  DATABASE_URL: databaseAddress,
  DATABASE_POOL_MAX: Env.schema.number.optional(),
  REDIS_URL: Env.schema.string.optional(),
  SMS_DRIVER: Env.schema.enum.optional(['file', 'fake', 'seeme', 'twilio', 'none'] as const),
  SMS_SENDER: matching(/^[A-Za-z0-9 .-]{1,11}$/, 'at most 11 letters and digits'),
  SMS_DAILY_BUDGET: atLeast(0),
  SMS_PART_PRICE: atLeast(0.1),
  SEEME_URL: serviceAddress,
  SEEME_KEY: Env.schema.secret.optional(),
  TWILIO_URL: serviceAddress,
  TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/, 'AC and 32 signs'),
  TWILIO_AUTH_TOKEN: Env.schema.secret.optional(),
  TWILIO_FROM: matching(/^(\+\d{7,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/, 'a number or a name'),
  MAIL_DRIVER: Env.schema.enum.optional(['file', 'fake', 'smtp', 'none'] as const),
  MAIL_FROM: matching(
    /^([^<>"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'an address, or Name <address>'
  ),
  SMTP_URL: mailServer,
  BOUNCE_DOMAIN: matching(HOST_NAME, 'the name of a domain'),
  BOUNCE_IMAP_URL: mailbox,
  MAIL_WEBHOOK_SECRET: matchingSecret(
    CALL_SECRETS,
    'whsec_ and base64, two of them comma separated'
  ),
  PARTNER_WEBHOOK_SECRET: matchingSecret(
    CALL_SECRETS,
    'whsec_ and base64, two of them comma separated'
  ),
  PARTNER_EVENTS_URL: serviceAddress,
  PARTNER_EVENTS_SECRET: matchingSecret(
    CALL_SECRETS,
    'whsec_ and base64, two of them comma separated'
  ),
  COMPANY_DRIVER: Env.schema.enum.optional(['nav', 'fake', 'none'] as const),
  NAV_URL: serviceAddress,
  NAV_LOGIN: matching(/^[A-Za-z0-9]{6,15}$/, 'the login of the technical user'),
  NAV_PASSWORD: Env.schema.secret.optional(),
  NAV_SIGN_KEY: Env.schema.secret.optional(),
  NAV_TAX_NUMBER: matching(/^\d{8}$/, 'the first eight digits of the tax number'),
  CONSULTANT_DRIVER: Env.schema.enum.optional(['http', 'fake', 'none'] as const),
  CONSULTANT_URL: serviceAddress,
  PUSH_PUBLIC_KEY: matching(PUBLIC_KEY, 'a public key of "npm run cli -- push keys"'),
  PUSH_PRIVATE_KEY: matchingSecret(PRIVATE_KEY, 'the private key beside it'),
  PUSH_SUBJECT: matching(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/(?!localhost\b)[^\s/]+\S*)$/,
    'mailto: with an address, or https:// but not of this computer'
  ),
  PUSH_OLD_KEYS: matchingSecret(OLD_KEYS, 'pairs public:private, comma separated'),
  PUSH_HOSTS: matching(
    /^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*\s*$/i,
    'names of hosts, comma separated'
  ),
  DRAW_CHAIN: Env.schema.enum.optional(['quicknet', 'demo'] as const),
  DRAND_URLS: matching(
    /^https:\/\/[a-z0-9.-]+(\s*,\s*https:\/\/[a-z0-9.-]+)*$/,
    'addresses such as https://api.drand.sh, comma separated'
  ),
  DEMO: Env.schema.boolean.optional(),
  MAINTENANCE: Env.schema.boolean.optional(),
  METRICS_HOST: Env.schema.string.optional({ format: 'host' }),
  METRICS_PORT: Env.schema.number.optional(),
  OUTBOX_WORKER: Env.schema.boolean.optional(),
  UV_THREADPOOL_SIZE: Env.schema.number.optional(),
})

const SERVICES = [
  ['SMS_DRIVER', 'seeme', ['SEEME_KEY']],
  ['SMS_DRIVER', 'twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ['MAIL_DRIVER', 'smtp', ['SMTP_URL', 'MAIL_FROM']],
  ['COMPANY_DRIVER', 'nav', ['NAV_LOGIN', 'NAV_PASSWORD', 'NAV_SIGN_KEY', 'NAV_TAX_NUMBER']],
  ['CONSULTANT_DRIVER', 'http', ['CONSULTANT_URL']],
] as const

for (const [name, value, needed] of SERVICES) {
  const given = Object.fromEntries(needed.map((variable) => [variable, env.get(variable)]))
  requireFor({ name, chosen: env.get(name), value }, given)
}

requireTogether({
  PUSH_PUBLIC_KEY: env.get('PUSH_PUBLIC_KEY'),
  PUSH_PRIVATE_KEY: env.get('PUSH_PRIVATE_KEY'),
  PUSH_SUBJECT: env.get('PUSH_SUBJECT'),
})

requireTogether({
  PARTNER_EVENTS_URL: env.get('PARTNER_EVENTS_URL'),
  PARTNER_EVENTS_SECRET: env.get('PARTNER_EVENTS_SECRET'),
})

for (const source of ['BOUNCE_IMAP_URL', 'MAIL_WEBHOOK_SECRET'] as const) {
  if (!env.get(source)) continue
  requireFor(
    { name: source, chosen: 'set', value: 'set' },
    { BOUNCE_DOMAIN: env.get('BOUNCE_DOMAIN') }
  )
}

export default env
