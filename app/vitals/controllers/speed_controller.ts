import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { assetsVersion } from '#config/inertia'
import { weeklySpeed } from '../weekly_speed.js'

const list = {
  sortable: ['id'],
  filters: { device: 'text', connection: 'text', locale: 'text', version: 'text' },
} as const

/** The word for the build that is running. */
const RUNNING = 'running'

/** How fast pages were, week by week, for who looks after the shop. */
export default class SpeedController {
  async index(ctx: HttpContext) {
    const { texts } = await listQuery(ctx, list)
    const { version, ...filter } = texts
    const build = version === RUNNING ? { build: assetsVersion() } : {}
    const data = await weeklySpeed({ ...filter, ...build })
    return { data, total: data.length }
  }
}
