/** The access of a partner as the server tells it; its secret comes with the answer to its making alone. */
export interface PartnerToken {
  id: number
  kind: 'token' | 'client'
  name: string
  client_id: string | null
  hint: string
  scopes: string[]
  is_open: boolean
  secret?: string
}

const choices = (ids: readonly string[], texts: string) =>
  ids.map((id) => ({ id, name: `partner_tokens.${texts}.${id.replace('.', '_')}` }))

export const KINDS = choices(['client', 'token'], 'kind')
export const SCOPES = choices(['users.read', 'users.write'], 'scope')
