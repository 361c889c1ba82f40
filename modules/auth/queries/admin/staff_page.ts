import db from '@adonisjs/lucid/services/db'
import { auditLines } from '#app/audit/audit_lines_sql'
import { lineInWords } from '#app/audit/told_line'
import { shopReader } from '#app/database/engine'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import type { StaffMember } from '#auth/member'

/** What the staff list can be sorted and filtered by. */
export const STAFF_LIST: ListShape = {
  sortable: ['id', 'name', 'email', 'role', 'last_login_at'],
  filters: { q: 'text', id: 'ids' },
}

/** A staff member as a line of the back-office list; instants in ms UTC. */
export interface StaffLine {
  id: number
  name: string
  email: string
  role: StaffMember['role']
  /** invited: has not set a password yet. */
  state: 'invited' | 'active' | 'disabled'
  has_second_factor: boolean
  last_login_at: number | null
  created_at: number
}

type Row = Omit<StaffLine, 'state' | 'has_second_factor'> & {
  has_password: number | boolean
  disabled_at: number | null
  two_factor_confirmed_at: number | null
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'last_login_at',
  'disabled_at',
  'two_factor_confirmed_at',
  'created_at',
]
/** Events of one account that are shown at most. */
const EVENTS_MAX = 100

/** A page of the staff, and how many there are in all. */
export async function staffPage(query: ListQuery): Promise<ListPage<StaffLine>> {
  const matching = () => {
    const staff = db.from('staff_members')
    if (query.ids.id) staff.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(staff, query.texts.q, { inside: ['name', 'email'] })
    return staff
  }
  const hasPassword = db.raw('password IS NOT NULL AS has_password')
  const { data, total } = await listPage<Row>(query, matching, [...COLUMNS, hasPassword as never])
  return { data: data.map(lineOf), total }
}

/** Everybody who works or worked in the back-office, for the command line. */
export async function everyStaffMember(): Promise<StaffLine[]> {
  const staff = await shopReader().rows<Row>(`SELECT ${COLUMNS.join(', ')},
    password IS NOT NULL AS "has_password" FROM staff_members ORDER BY id`)
  return staff.map(lineOf)
}

/** What was done to an account and by whom, the newest first. */
export async function staffEvents(staffId: number) {
  const filter = { subjectType: 'staff', subjectId: staffId }
  return (await auditLines(filter, { limit: EVENTS_MAX })).map(lineInWords)
}

function lineOf({ has_password, disabled_at, two_factor_confirmed_at, ...line }: Row): StaffLine {
  const state = disabled_at !== null ? 'disabled' : has_password ? 'active' : 'invited'
  return { ...line, state, has_second_factor: two_factor_confirmed_at !== null }
}
