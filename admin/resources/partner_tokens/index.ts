import { Plug } from 'lucide-react'
import { PartnerTokenCreate } from './partner_token_create'
import { PartnerTokenList } from './partner_token_list'

export const partnerTokens = {
  list: PartnerTokenList,
  create: PartnerTokenCreate,
  icon: Plug,
  recordRepresentation: 'name',
}
