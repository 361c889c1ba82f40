import { shopReader } from '#app/database/engine'
import { BOOSTER_COLUMNS, boosterOf, type Booster, type BoosterRow } from '#points/boosters/booster'

/** The booster of an id, whatever its state. */
export async function findBooster(id: number): Promise<Booster | undefined> {
  const sql = `SELECT ${BOOSTER_COLUMNS} FROM boosters WHERE id = ?`
  const [row] = await shopReader().rows<BoosterRow>(sql, [id])
  return row && boosterOf(row)
}
