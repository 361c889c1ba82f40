import { shopReader } from '#app/database/engine'

/** A regional contact of members. @source requirement row D-10 */
export interface Representative {
  id: number
  first_name: string
  last_name: string
  phone: string | null
  email: string | null
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}

type Row = Omit<Representative, 'distributionChannel' | 'distributionChannelTaskFields'> & {
  channels: string
  taskFields: string
}

const SELECT = `SELECT id, first_name, last_name, phone, email,
  distribution_channel AS "channels", distribution_channel_task_fields AS "taskFields"
  FROM regional_representatives`

/** The representatives of these ids, in the order of the ids; unknown ids are left out. */
export async function representativesOf(ids: number[]): Promise<Representative[]> {
  const reader = shopReader()
  const found = await Promise.all(ids.map((id) => reader.rows<Row>(`${SELECT} WHERE id = ?`, [id])))
  return found.flat().map(representativeOf)
}

/** The contact of everybody nobody else is named for. */
export async function defaultRepresentative(): Promise<Representative | null> {
  const [row] = await shopReader().rows<Row>(`${SELECT} WHERE is_default = 1`)
  return row ? representativeOf(row) : null
}

function representativeOf({ channels, taskFields, ...row }: Row): Representative {
  return {
    ...row,
    distributionChannel: JSON.parse(channels),
    distributionChannelTaskFields: JSON.parse(taskFields),
  }
}
