import { isUniqueViolation } from '#app/database/unique_violation'
import { NameTaken } from './reference_exceptions.js'

/**
 * The id a writing statement answers; undefined where it met no row.
 *
 * @param field shows the error where another row has the same name
 * @throws unique
 */
export async function writtenId(
  statement: Promise<unknown[]>,
  field: string
): Promise<number | undefined> {
  try {
    const [row] = (await statement) as { id: number }[]
    return row?.id
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken(field) : error
  }
}
