import { CanAccess, Menu } from 'react-admin'

const ENTRIES = [
  'products',
  'stock_items',
  'categories',
  'orders',
  'participating_products',
  'code_batches',
  'boosters',
  'point_rules',
  'harvest_cases',
  'disputes',
  'counselling_questions',
  'hand_bookings',
  'waiting_deeds',
  'content_records',
  'media',
  'article_categories',
  'menus',
  'faq',
  'surveys',
  'questionnaires',
  'search_misses',
  'community_words',
  'members',
  'professions',
  'representatives',
  'postcodes',
  'staff',
  'settings',
  'audit_lines',
  'page_vitals',
]

/** One entry for each list the staff member may open. */
export function AdminMenu() {
  return (
    <Menu>
      {ENTRIES.map((name) => (
        <CanAccess key={name} resource={name} action="list">
          <Menu.ResourceItem name={name} />
        </CanAccess>
      ))}
    </Menu>
  )
}
