import { registerTidying } from '#app/tidying'
import { forgetGrants } from './access/forget_grants.js'

// Whom partners know is told and erased with the account itself.
registerTidying(forgetGrants)
