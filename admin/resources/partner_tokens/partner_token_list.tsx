import { DataTable, List, SelectField, TextField, useRecordContext } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { KINDS, type PartnerToken } from './partner_token'
import { RevokeToken } from './revoke_token'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const FOLDED = <DataTable.Col source="name" field={FoldedToken} />

const WIDE = (
  <>
    <DataTable.Col source="name" />
    <DataTable.Col source="kind" disableSort>
      <SelectField source="kind" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="scopes" disableSort field={Scopes} />
    <DataTable.Col source="hint" disableSort field={Hint} />
    <DataTable.Col source="last_used_at">
      <InstantField source="last_used_at" />
    </DataTable.Col>
    <DataTable.Col source="expires_at">
      <InstantField source="expires_at" dayOnly />
    </DataTable.Col>
    <DataTable.Col source="is_open" disableSort field={RevokeToken} />
  </>
)

/** What programs of partners prove themselves with, newest first. */
export function PartnerTokenList() {
  return (
    <List actions={<ListTools columns={WIDE} isScreenOnly />} sort={{ field: 'id', order: 'DESC' }}>
      <ListTable columns={WIDE} folded={FOLDED} rowClick={false} />
    </List>
  )
}

function Scopes() {
  const token = useRecordContext<PartnerToken>()
  return <span>{token?.scopes.join(', ')}</span>
}

/** The end of the secret; a client also has a name that it tells. */
function Hint() {
  const token = useRecordContext<PartnerToken>()
  return <span>{[token?.client_id, `…${token?.hint}`].filter(Boolean).join(' ')}</span>
}

function FoldedToken() {
  return (
    <Folded
      title={<TextField source="name" />}
      details={
        <>
          <SelectField source="kind" choices={KINDS} component="div" />
          <div>
            <Scopes />
          </div>
          <InstantField source="last_used_at" />
        </>
      }
      state={<RevokeToken />}
    />
  )
}
