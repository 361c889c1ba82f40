import { TabbedShowLayout, TabbedShowLayoutTabs, usePermissions } from 'react-admin'
import { mayRole, type RoleName } from '../../access/roles'
import { WholeShow } from '../../components/whole_show'
import { MemberHead } from './card/member_head'
import { ConsentEvidence } from './panels/consent_evidence'
import { MemberDevices } from './panels/member_devices'
import { MemberDisputes } from './panels/member_disputes'
import { MemberLedger } from './panels/member_ledger'
import { MemberNotes } from './panels/member_notes'
import { MemberOrders } from './panels/member_orders'
import { MemberProfile } from './panels/member_profile'
import { MemberScans } from './panels/member_scans'
import { SeenByMember } from './seen/seen_by_member'

/** One member: who and how it stands above, and below it panels that are asked for when they are opened. */
export function MemberShow() {
  return (
    <WholeShow>
      <MemberHead />
      <Panels />
    </WholeShow>
  )
}

const { Tab } = TabbedShowLayout

/** Each panel has an address; what a role may not list it does not see here either. */
function Panels() {
  const { permissions: role } = usePermissions<RoleName>()
  const hasDisputes = role !== undefined && mayRole(role, 'disputes', 'list')
  return (
    <TabbedShowLayout tabs={TABS}>
      <Tab label="members.tabs.profile">
        <MemberProfile />
      </Tab>
      <Tab label="members.tabs.ledger" path="ledger">
        <MemberLedger />
      </Tab>
      <Tab label="members.tabs.scans" path="scans">
        <MemberScans />
      </Tab>
      <Tab label="members.tabs.orders" path="orders">
        <MemberOrders />
      </Tab>
      <Tab label="members.tabs.consents" path="consents">
        <ConsentEvidence />
      </Tab>
      <Tab label="members.tabs.devices" path="devices">
        <MemberDevices />
      </Tab>
      <Tab label="members.tabs.notes" path="notes">
        <MemberNotes />
      </Tab>
      {hasDisputes && (
        <Tab label="members.tabs.disputes" path="disputes">
          <MemberDisputes />
        </Tab>
      )}
      <Tab label="members.tabs.seen" path="seen">
        <SeenByMember />
      </Tab>
    </TabbedShowLayout>
  )
}

/** Close together they fit a desk; on a phone the row scrolls. */
const CLOSE = { '& .MuiTab-root': { minWidth: 0, px: 1.5 } }
const TABS = (
  <TabbedShowLayoutTabs
    variant="scrollable"
    scrollButtons="auto"
    allowScrollButtonsMobile
    sx={CLOSE}
  />
)
