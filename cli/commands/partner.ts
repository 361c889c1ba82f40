import { Command } from 'commander'
import { partnerEvents } from './partner_events.js'
import { partnerTokenCreate } from './partner_token_create.js'
import { partnerTokenList } from './partner_token_list.js'
import { partnerTokenRevoke } from './partner_token_revoke.js'

const token = new Command('token')
  .description('What programs of partners prove themselves with')
  .addCommand(partnerTokenCreate)
  .addCommand(partnerTokenList)
  .addCommand(partnerTokenRevoke)

/** `cli partner …`: Salesforce and other programs of partners. */
export const partner = new Command('partner')
  .description('Salesforce and other programs of partners')
  .addCommand(token)
  .addCommand(partnerEvents)
