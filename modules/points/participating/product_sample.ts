import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { sampleOf } from '#app/imports/sample_file'
import { OF_SLUGS } from './product_sql.js'

/** Lines of the shop's own that a sample shows. */
const LINES_MAX = 20

const MADE_UP = {
  slug: 'pelda',
  title_hu: 'Beltéri falfesték 15 l',
  title_en: 'Indoor wall paint 15 l',
  points: 100,
  position: 0,
  is_active: 1,
}

type Line = typeof MADE_UP

/** A file of sticker-marked products to begin with: a few as they are, which changes nothing; or a made-up one. */
export async function participatingSample(): Promise<string> {
  const sql = `${OF_SLUGS} ORDER BY position, id LIMIT ${LINES_MAX}`
  const found = await shopReader().rows<Line>(sql, [clock.now()])
  const names = Object.keys(MADE_UP) as (keyof Line)[]
  const lines = found.map((line) => Object.fromEntries(names.map((name) => [name, line[name]])))
  return sampleOf(lines.length ? lines : [MADE_UP])
}
