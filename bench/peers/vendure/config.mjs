import { DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LogLevel } from '@vendure/core'

/**
 * A plain Vendure as its guide sets it up, without what would cost it time: no worker beside it, no mails, no assets.
 *
 * @param synchronize makes the tables
 */
export const config = ({ synchronize }) => ({
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT) },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'bench-password' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    synchronize,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({})],
})
