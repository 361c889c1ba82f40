// The shop interface of Vendure on DATABASE_URL and PORT.
import { bootstrap } from '@vendure/core'
import { config } from './config.mjs'

await bootstrap(config({ synchronize: false }))
