// Makes Vendure's tables in DATABASE_URL, and PRODUCTS gifts of one variant, with stock and in the search index.
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  bootstrap,
  ConfigService,
  JobQueueService,
  RequestContextService,
  SearchService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { config } from './config.mjs'

const POLL_MS = 100
const STOCK = 10_000_000
const COLUMNS =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const DESCRIPTION =
  'Made for daily work, with strong seams and a lining that can be changed. '.repeat(6)
const INITIAL = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Hungary', code: 'HU', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 27 }],
  shippingMethods: [{ name: 'Courier', price: 500 }],
  paymentMethods: [
    {
      name: 'Points',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
}

const rows = Array.from({ length: Number(process.env.PRODUCTS) }, (_, at) => {
  const price = 10 + (at % 90)
  return `Gift ${at},gift-${at},"${DESCRIPTION}",,,,,SKU-${at},${price},standard,${STOCK},true,,`
})
writeFileSync('products.csv', `${[COLUMNS, ...rows].join('\n')}\n`)
const app = await populate(() => bootstrap(config({ synchronize: true })), INITIAL, 'products.csv')
const { jobQueueStrategy } = app.get(ConfigService).jobQueueOptions
// Each gift is a job of the search index, and the queue asks for the next one after a pause.
jobQueueStrategy.pollInterval = 1
await app.get(JobQueueService).start()
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
const job = await app.get(SearchService).reindex(ctx)
while (!(await jobQueueStrategy.findOne(job.id)).isSettled) await sleep(POLL_MS)
process.exit(0)
