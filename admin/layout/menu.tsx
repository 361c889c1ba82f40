import { Divider, ListSubheader } from '@mui/material'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { mayRole, type RoleName } from '../access/roles'
import { useWaiting } from '../waiting/use_waiting'
import { MenuEntry } from './menu_entry'

/** The lists by the work they are opened for. */
const GROUPS: Record<string, string[]> = {
  today: [
    'waiting_deeds',
    'disputes',
    'counselling_questions',
    'harvest_cases',
    'messages',
    'reports',
  ],
  gifts: ['orders', 'products', 'stock_items', 'categories'],
  points: ['participating_products', 'code_batches', 'boosters', 'point_rules', 'hand_bookings'],
  people: ['members', 'representatives', 'campaigns', 'surveys', 'questionnaires'],
  content: [
    'promotions',
    'draws',
    'promotion_rewards',
    'content_records',
    'media',
    'article_categories',
    'menus',
    'faq',
    'search_misses',
    'community_words',
  ],
  setup: [
    'settings',
    'professions',
    'postcodes',
    'staff',
    'partner_tokens',
    'mail_previews',
    'audit_lines',
    'page_vitals',
    'health',
  ],
}

/** One entry for each list the staff member may open, under the work it belongs to; every role has some of each work. */
export function AdminMenu() {
  const { permissions: role } = usePermissions<RoleName>()
  return role ? <MenuOf role={role} /> : null
}

function MenuOf({ role }: { role: RoleName }) {
  const waiting = useWaiting()
  return (
    <Menu>
      {Object.entries(GROUPS).flatMap(([group, names]) => [
        <GroupHead key={group} group={group} />,
        ...names
          .filter((name) => mayRole(role, name, 'list'))
          .map((name) => <MenuEntry key={name} name={name} waiting={waiting.get(name)} />),
      ])}
    </Menu>
  )
}

/** What a group is for; only a line where the menu shows its signs alone. The keys of a menu pass over both. */
function GroupHead({ group }: { group: string }) {
  const [isWide] = useSidebarState()
  const translate = useTranslate()
  if (!isWide) return <Divider component="li" role="presentation" sx={{ borderColor: '#2a5761' }} />
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{
        background: 'transparent',
        color: '#fff',
        fontWeight: 700,
        lineHeight: 1.3,
        pt: 1.5,
        pb: 0.5,
      }}
    >
      {translate(`menu.${group}`)}
    </ListSubheader>
  )
}
