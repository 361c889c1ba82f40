import { Command } from 'commander'
import { audit } from './commands/audit.js'
import { backup } from './commands/backup.js'
import { codes } from './commands/codes.js'
import { completion } from './commands/completion.js'
import { content } from './commands/content.js'
import { demo } from './commands/demo.js'
import { doctor } from './commands/doctor.js'
import { draw } from './commands/draw.js'
import { exports } from './commands/export.js'
import { maintenance } from './commands/maintenance.js'
import { migrate } from './commands/migrate.js'
import { outbox } from './commands/outbox.js'
import { participatingProducts } from './commands/participating_products.js'
import { partner } from './commands/partner.js'
import { points } from './commands/points.js'
import { products } from './commands/products.js'
import { professions } from './commands/professions.js'
import { push } from './commands/push.js'
import { reports } from './commands/reports.js'
import { representatives } from './commands/representatives.js'
import { search } from './commands/search.js'
import { settings } from './commands/settings.js'
import { staff } from './commands/staff.js'
import { stock } from './commands/stock.js'
import { EXIT_CODES_HELP } from './exit_codes.js'
import { version } from './version.js'

/** The operators' command line: data to stdout, words to stderr, long options only. */
export const program = new Command('mesterpont')
  .description('Operate the shop')
  .version(version(), '--version', 'print the version of this installation')
  .showHelpAfterError()
  .addHelpText('afterAll', EXIT_CODES_HELP)
  .addCommand(migrate)
  .addCommand(maintenance)
  .addCommand(doctor)
  .addCommand(backup)
  .addCommand(outbox)
  .addCommand(push)
  .addCommand(settings)
  .addCommand(search)
  .addCommand(content)
  .addCommand(audit)
  .addCommand(staff)
  .addCommand(demo)
  .addCommand(points)
  .addCommand(reports)
  .addCommand(codes)
  .addCommand(draw)
  .addCommand(exports)
  .addCommand(products)
  .addCommand(participatingProducts)
  .addCommand(stock)
  .addCommand(professions)
  .addCommand(representatives)
  .addCommand(partner)
  .addCommand(completion)
