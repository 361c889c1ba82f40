import { Command } from 'commander'
import { withApplication } from '../application.js'
import { endOf, firstInstantOf, wholeNumber } from '../arguments.js'
import { confirmed } from '../confirm.js'
import { counted } from '../counted.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'

const POINTS_MAX = 1_000_000
const COUNT_MAX = 1_048_576
const SCANS_MAX = 1_000_000

type Options = {
  product: string
  count: number
  points?: number
  maxScans: number
  validFrom?: number
  validTo?: number
  reference?: string
  dryRun?: boolean
  json?: boolean
  yes?: boolean
}

/** `cli codes create`: a batch of codes; it is printed, not active. */
export const codesCreate = new Command('create')
  .description('Make a batch of codes for a participating product; it stays inactive for now')
  .requiredOption('--product <slug or id>', 'the participating product')
  .requiredOption('--count <number>', 'how many codes', wholeNumber(1, COUNT_MAX))
  .option('--points <number>', "points a scan brings (the product's)", wholeNumber(1, POINTS_MAX))
  .option('--max-scans <number>', 'members who may redeem one code', wholeNumber(1, SCANS_MAX), 1)
  .option('--valid-from <day>', 'first day the codes count, in Budapest', firstInstantOf)
  .option('--valid-to <day>', 'last day the codes count, in Budapest', endOf)
  .option('--reference <name>', 'your name of the batch; the same name never makes a second one')
  .option('--dry-run', 'only say what would be made')
  .option('--json', 'print the batch as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run cli -- codes create --product falfestek --count 5000' +
      '\n  npm run cli -- codes create --product 3 --count 1 --max-scans 500 --points 20 --yes' +
      '\n  npm run cli -- codes create --product 3 --count 100 --valid-to 2027-12-31 --dry-run'
  )
  .action((options: Options) => withApplication(() => create(options)))

async function create(options: Options): Promise<void> {
  const { createBatch, findParticipatingProduct } = await import('#points')
  const { transaction } = await import('#app/transaction')
  const { count, points, maxScans, validFrom, validTo, reference, dryRun, json, yes } = options
  if (validFrom && validTo && validFrom >= validTo) {
    throw new BadUsage('The last day must not be before the first')
  }
  const { clock } = await import('#app/clock')
  if (validTo && validTo <= clock.now()) {
    throw new BadUsage('The last day is over: these codes would never bring points')
  }
  const product = await findParticipatingProduct(idOrSlug(options.product))
  if (!product) throw new BadUsage(`There is no participating product ${options.product}`)
  const title = product.titleHu || product.titleEn
  const worth = `${counted(points ?? product.worth, 'point')} a scan`
  say(
    `${counted(count, 'code')} for ${title}: ${worth}, members who may redeem one code: ${maxScans}.`
  )
  if (dryRun) {
    const planned = { productId: product.id, count, points: points ?? product.worth, maxScans }
    if (json) printJson({ ...planned, written: false })
    return say('Nothing was made.')
  }
  await confirmed('Make this batch?', { yes })
  const plan = { productId: product.id, count, points, maxScans, validFrom, validTo, reference }
  const batch = await transaction((trx) => createBatch(trx, plan, { source: 'cli' }))
  if (json) return printJson(batch.$attributes)
  printLine(String(batch.id))
  say(`Batch ${batch.id} is ${batch.state}. Export it, print it, then activate it.`)
}

function idOrSlug(text: string) {
  return /^\d+$/.test(text) ? Number(text) : text
}
